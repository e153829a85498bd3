// The text of the rules of Tennis and of Footsteps, as `quadrille rules` prints it.
#include <fmt/format.h>

#include "games/tennis/record.hpp"

// String literals in lists continue over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
namespace quadrille::tennis {

namespace {

using games::RulesDiagram;
using games::RulesList;
using games::RulesParagraph;
using games::RulesSection;
using games::RulesSource;

RulesSection court_section() {
  return {"The court",
          {RulesParagraph{"The court is a row of seven places for the ball, -3 to 3, with player 1 at the left and "
                          "player 2 at the right."},
           RulesList{{"0 is the centre line, the net.", "-1 and -2 are player 1's fields, 1 and 2 are player 2's.",
                      "-3 is beyond player 1's last field, 3 is beyond player 2's. A ball there ends the game."}},
           RulesParagraph{
               "On paper there is a table. It holds for each turn both bids, both players' remaining points, and the "
               "place of the ball."},
           RulesParagraph{
               "At the start the ball lies on 0 and each player has the same number of points, for example 50."}}};
}

RulesSection turn_section() {
  return {
      "A turn",
      {RulesList{
          {"Both players write down a bid, in secret, and show it at the same time. (The sources call a bid a "
           "draw.) A turn is one ply of both.",
           "A bid is a whole number from 1 to the player's remaining points. A bid of 0 is forbidden to a player who "
           "has a point; a player without points bids 0.",
           "Both pay: both players subtract their bids from their points, the lower bid too.",
           "The player with the higher bid drives the ball away: player 1 drives it towards 3, player 2 towards -3.",
           "Equal bids leave the ball where it is. Both players still pay them."}}}};
}

RulesSection way_section(Variant variant) {
  if (variant == Variant::footsteps) {
    return {"Where the ball goes",
            {RulesParagraph{"The ball always goes one step, away from the player with the higher bid: player 1 drives "
                            "it from -2 to -1, from -1 to 0, from 0 to 1, and so on. It can return to the centre line "
                            "any number of times."}}};
  }
  return {"Where the ball goes",
          {RulesList{
               {"The driver is the player with the higher bid. From 0, and from a field of the other player, the ball "
                "goes one step away from the driver: player 1 drives it from 0 to 1, from 1 to 2, from 2 to 3.",
                "From a field of the driver the ball crosses the net, to the first field behind it: player 1 drives "
                "it from -1 to 1, and from -2 to 1 as well. Player 2 drives it from 1 or 2 to -1."}},
           RulesParagraph{"So the ball never returns to 0 once it has left it."}}};
}

RulesSection end_section() {
  return {
      "The end",
      {RulesList{{"A ball on -3 or 3, beyond a last field, ends the game.",
                  "The game also ends when both players are out of points, wherever the ball is then.",
                  "If only one player is out of points, the game continues. That player bids 0; the other player bids "
                  "at least 1 and drives the ball each time.",
                  "The player on whose side the ball lies loses: a ball on 1, 2 or 3 wins for player 1, a ball on -1, "
                  "-2 or -3 for player 2.",
                  "If both are out of points and the ball lies on 0, the game is a tie."}},
       RulesParagraph{
           "A player with points spends at least one a turn. So nobody is ever stuck, and a game has at most as many "
           "turns as each player has points at the start."},
       RulesParagraph{"A single game is won, lost or tied. If several games are counted together, a win by a ball "
                      "beyond the last field may count two, and any other win one."}}};
}

RulesSection tennis_example_section() {
  return {"An example",
          {RulesDiagram{"tennis-example", "The sources' first game, with 50 points each. The higher bid is marked.",
                        "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,50,50,0\n1,5,10,45,40,-1\n2,5,10,40,30,-2\n"
                        "3,15,10,25,20,1\n4,15,10,10,10,2\n5,10,10,0,0,2\n"},
           RulesParagraph{"In turns 1 and 2 player 2 bids more, and the ball goes to -2. In turn 3 player 1 bids more "
                          "while the ball lies on a field of player 1, so the ball crosses the net to 1. In turn 4 "
                          "player 1 drives it to 2. In turn 5 both bid 10, and the ball stays on 2. Both are out of "
                          "points; the ball lies on player 2's side, and player 1 wins."}}};
}

RulesSection footsteps_example_section() {
  return {"An example",
          {RulesDiagram{"footsteps-example", "A game with 10 points each. The higher bid is marked.",
                        "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,10,10,0\n1,2,3,8,7,-1\n2,4,2,4,5,0\n"
                        "3,1,2,3,3,-1\n4,1,1,2,2,-1\n5,1,2,1,0,-2\n6,1,0,0,0,-1\n"},
           RulesParagraph{
               "In turn 2 player 1 drives the ball one step, from -1 back to 0. In turn 4 the bids are equal, and the "
               "ball stays. After turn 5 player 2 is out of points and bids 0. In turn 6 player 1 bids the last point "
               "and drives the ball one step only, to -1. The ball lies on player 1's side, and player 2 wins."}}};
}

std::vector<RulesSource> sources() {
  return {{"Tennis (paper game)", "the contributors of Wikipedia", "English Wikipedia, read in a copy without a date"},
          {"Tennis (paper-and-pencil game)", "the contributors of Wikipedia",
           "Surf Wiki (app.surf), a later copy of the same article, without a date"}};
}

games::RulesText tennis_text() {
  games::RulesText text{
      "Tennis",
      "Two players bid for the movement of a ball over a court. Both write down a number at once and pay it from a "
      "stock of points that is never refilled; the higher number drives the ball towards the other player.",
      {court_section(), turn_section(), way_section(Variant::tennis), end_section(), tennis_example_section()},
      sources(),
      {"If the ball lies on 0 when both are out of points, the game is a tie. The sources say that the player on whose "
       "side the ball lies loses. A ball on 0 is on neither side.",
       "Both players bid in secret and at the same time. The sources say that both players choose a number.",
       "The rules hold for any number of points; 50 is the sources' example. The commands state their own limits.",
       fmt::format("The sources' court has two fields a side. The option --fields takes any number from 1 to {}. The "
                   "place after the last field is beyond it.",
                   most_fields),
       "A win by a ball beyond the last field counts as any other win unless --beyond 2 is given. The sources leave "
       "that to the players.",
       "The second example table of both sources breaks their rules at turn 10 (`quadrille check tennis/example-2`). "
       "We follow the rules."}};
  text.sources.push_back({"Das große Buch der Block- und Bleistiftspiele", "M. Mala",
                          "Irisiana, 1998 (both copies say that it describes the game; we have no copy of it)"});
  return text;
}

games::RulesText footsteps_text() {
  games::RulesText text{
      "Footsteps",
      "The variant of Tennis without a net: two players bid for the movement of a ball over a court, and the higher "
      "bid moves it one step, never more.",
      {court_section(), turn_section(), way_section(Variant::footsteps), end_section(), footsteps_example_section()},
      sources(),
      {"The sources say one thing about Footsteps: the ball always moves one step, with no play over the net. Here the "
       "court, the points, the bids and the end are those of Tennis.",
       "Other descriptions differ: some allow a bid of 0 at any time, or call a game a tie whenever both are out of "
       "points.",
       "If the ball lies on 0 when both are out of points, the game is a tie.",
       "Both players bid in secret and at the same time.",
       fmt::format("The rules hold for any number of points. The option --fields takes 1 to {} fields a side. With "
                   "--beyond 2 a win by a ball beyond the last field counts two.",
                   most_fields)}};
  text.sources.push_back(
      {"Evolving Strategies for the Game Footsteps", "R. Morris, T. Watson",
       "Proceedings of the 2008 UK Workshop on Computational Intelligence (the first copy names it; we have no copy of "
       "it)"});
  return text;
}

}  // namespace

games::RulesText rules_text(Variant variant) { return variant == Variant::tennis ? tennis_text() : footsteps_text(); }

}  // namespace quadrille::tennis
// NOLINTEND(bugprone-suspicious-missing-comma)
