// The rules of Plusses and Minuses as text for people, with the sources of the rules.
#include <fmt/format.h>

#include "games/plusminus/record.hpp"
#include "games/plusminus/signs.hpp"

namespace quadrille::plusminus {

namespace {

using games::RulesDiagram;
using games::RulesList;
using games::RulesParagraph;
using games::RulesSection;

RulesSection paper_section() {
  return {"On paper",
          {RulesList{{"An empty grid of n by n squares. The source suggests an odd n of at least 9.",
                      "A dot at the lower left corner, so that nobody turns the grid around.",
                      "Two empty lists, one for each player: the predictions."}}}};
}

RulesSection predictions_section() {
  return {
      "First part: the predictions",
      {RulesList{{"The players take turns, player 1 first. In a turn a player writes one sign, + or -, at the end of "
                  "that player's list. Both see both lists all the time. A turn is one ply; nobody passes.",
                  "This part is over when each list has n - 1 signs."}}}};
}

RulesSection filling_section() {
  return {
      "Second part: the grid",
      {RulesList{
          {"The players take turns, player 2 first. So the player who wrote the first sign fills the second square.",
           "In a turn a player fills one empty square; its row and its column have no filled square yet. The squares "
           "belong to nobody.",
           "While fewer than n squares are filled, there is such a square, so nobody is ever stuck.",
           "After n squares each row and each column holds exactly one filled square. The play is over."}}}};
}

RulesSection score_section() {
  return {
      "The score",
      {RulesParagraph{"Now each player writes a truth list below the predictions. Rows are counted from the bottom "
                      "and columns from "
                      "the left, from 1."},
       RulesList{
           {"Player 1 goes through the columns from left to right. Sign k is + if the filled square of column k + "
            "1 lies higher than that of column k, and - if it lies lower.",
            "Player 2 goes through the rows from bottom to top. Sign k is + if the filled square of row k + 1 "
            "lies further to the right than that of row k, and - if it lies further to the left.",
            "Each player gets a point for each place at which prediction and truth are the same sign.",
            "The larger number of points wins; equal numbers are a tie."}},
       RulesParagraph{"In other words: the rows of the filled squares, column by column, are a permutation P of 1 "
                      "to n, and player "
                      "1's truth list has the signs of p(k+1) - p(k). Player 2's truth list is made in the same way "
                      "from Q, the inverse of P."}}};
}

RulesSection example_section() {
  return {
      "An example",
      {RulesDiagram{"plusminus-example", "The source's sample game with n = 8: player 2 wins by 5 points to 4.",
                    ". * . . . . . .\n. . . . . . . *\n. . . . . . * .\n. . . . . * . .\n. . * . . . . .\n"
                    ". . . . * . . .\n. . . * . . . .\n* . . . . . . .\n"
                    "predictions + - + - + - +, + + - + + - +\n"},
       RulesParagraph{
           "Player 1 predicted a zigzag, `+ - + - + - +`. From left to right the filled squares lie in the rows P = 1 "
           "8 4 "
           "2 3 5 6 7: up, down, down, and then always up. The truth is `+ - - + + + +`; signs 1, 2, 5 and 7 match, 4 "
           "points."},
       RulesParagraph{"Player 2 predicted `+ + - + + - +`. From bottom to top the filled squares lie in the columns Q "
                      "= 1 4 5 3 6 7 "
                      "8 2, so the truth is `+ + - + + + -`; the first five signs match, 5 points."}}};
}

}  // namespace

games::RulesText rules_text() {
  return {
      "Plusses and Minuses",
      "Two players first predict, sign by sign, where a permutation will go up and where it will go down: player 1 "
      "along the columns of a grid, player 2 along its rows. Then they make the permutation together, square by "
      "square. A player gets a point for each sign that came true.",
      {paper_section(), predictions_section(), filling_section(), score_section(), example_section()},
      {{"Plusses And Minuses Grid Game", "Leroy Quet",
        "Games Conceived, September 8, 2010, "
        "http://gamesconceived.blogspot.com/2010/09/plusses-and-minuses-grid-game.html"}},
      {"Equal points are a tie. The source says that the largest score wins, and nothing about equal scores.",
       "Player 1 writes the first sign. The source does not say which player does.",
       "Player 2 fills the first square. The source suggests this, \"Just to be fair\". But under this rule player 2 "
       "wins by one point with best play, for n from 2 to 9. If player 1 is first in both parts, the game is a tie "
       "with best play. `quadrille solve plusminus` also takes --places-first 1.",
       fmt::format(
           "A record may have any n from 1 to {}, even n too, as in the source's own sample. `quadrille count` and "
           "`quadrille solve` state their own limits. With n = 1 there is nothing to predict, and the game is a tie.",
           most_signs + 1)}};
}

}  // namespace quadrille::plusminus
