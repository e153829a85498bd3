// The text of the rules of Up's & Down's, as `quadrille rules` prints it.
#include <fmt/format.h>

#include "games/updown/record.hpp"
#include "games/updown/word.hpp"

// String literals in lists continue over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
namespace quadrille::updown {

namespace {

using games::RulesDiagram;
using games::RulesList;
using games::RulesParagraph;
using games::RulesSection;

RulesSection match_section() {
  return {
      "The match",
      {RulesList{{"Agree on n, the largest number (the source suggests 20), and on m, the number of rounds that each "
                  "player is on offense.",
                  "A match has 2m rounds. In each round one player is on offense and the other on defense. Player 1 is "
                  "on offense in m rounds, player 2 in the other m.",
                  "Only the player on offense scores. A player's grand score is the sum of the scores of the rounds "
                  "on offense.",
                  "The larger grand score wins; equal grand scores are a tie."}}}};
}

RulesSection round_section() {
  return {"A round",
          {RulesList{{"On paper there is one list, empty at the start. Agree which player writes the first number.",
                      "The players take turns. In a turn a player writes one number at the right end of the list: any "
                      "number from 1 to n that is not in it yet. A turn is one ply; nobody passes.",
                      "While a number is missing, there is a legal turn, so nobody is ever stuck.",
                      "After n turns the list holds every number from 1 to n once, and the round is over."}}}};
}

RulesSection score_section() {
  return {
      "The score",
      {RulesList{{"Below each pair of neighbours in the list write a letter: U (up) if the right number is greater, "
                  "D (down) if it is less. The n - 1 letters are the word of the list.",
                  "Look for the longest block of consecutive letters that occurs at two places of the word. The "
                  "player on offense gets a point for each letter of it.",
                  "The two places may overlap. They begin at different letters, and so they end at different letters.",
                  "If no letter occurs twice, the score is 0."}},
       RulesParagraph{"So the player on offense wants a word that repeats itself. The player on defense wants a word "
                      "that does not."}}};
}

RulesSection example_section() {
  return {"An example",
          {RulesDiagram{"updown-example",
                        "The source's round with n = 10, here with player 1 on offense: UDUU occurs twice, 4 points.",
                        "offense 1 first 1: 1,7,3,5,2,9,10,4,6,8\n"},
           RulesParagraph{"The two places of UDUU share a letter, the last U of the first and the first U of the "
                          "second. The list 1, 2, 3, ..., 10 has the word UUUUUUUUU and brings 8 points: one block of "
                          "eight U's begins at the first letter, another at the second."}}};
}

}  // namespace

games::RulesText rules_text() {
  return {
      "Up's & Down's",
      "Two players write the numbers from 1 to n into one list, in turn. The score depends on the places where the "
      "list goes up or down: the player on offense gets a point for each letter of the longest pattern of ups and "
      "downs that occurs twice.",
      {match_section(), round_section(), score_section(), example_section()},
      {{"Up's & Down's Game", "Leroy Quet",
        "Games Conceived, September 21, 2008, http://gamesconceived.blogspot.com/2008/09/ups-downs-game.html"}},
      {"The source does not say which player writes the first number of a round. Here a record names the player, and "
       "`quadrille solve updown` asks for --first offense or defense.",
       "A number goes to the right end of the list. The source says that the list may be made from left to right.",
       "The larger grand score wins, and equal grand scores are a tie. The source defines the grand scores, but does "
       "not say who wins.",
       "A word in which no letter occurs twice (no letter, one letter, UD or DU) scores 0.",
       fmt::format(
           "A record may have any n from 1 to {}. `quadrille count` and `quadrille solve` state their own limits.",
           most_numbers)}};
}

}  // namespace quadrille::updown
// NOLINTEND(bugprone-suspicious-missing-comma)
