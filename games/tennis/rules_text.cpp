// The rules of Tennis and of Footsteps as people read them.
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
               "On paper there is a table: for each turn both bids, the points that both have left, and the ball."},
           RulesParagraph{
               "At the start the ball lies on 0 and each player has the same number of points, for example 50."}}};
}

RulesSection turn_section() {
  return {
      "A turn",
      {RulesList{{"Both players write down a bid, in secret, and show it at the same time. (The sources call a bid a "
                  "draw.) A turn is one ply of both.",
                  "A bid is a whole number from 1 to the points that the player has left. A bid of 0 is forbidden to a "
                  "player that has a point, and all that is left to a player without points.",
                  "Both pay: each bid is taken off its player's points, the lower one too.",
                  "The higher bid drives the ball away from its owner: player 1 drives it towards 3, player 2 towards "
                  "-3.",
                  "Equal bids leave the ball where it is. They are paid all the same."}}}};
}

RulesSection way_section(Variant variant) {
  if (variant == Variant::footsteps) {
    return {"Where the ball goes",
            {RulesParagraph{"Always one step, away from the player with the higher bid: player 1 drives it from -2 to "
                            "-1, from -1 to 0, "
                            "from 0 to 1, and so on. It can lie on the centre line again and again."}}};
  }
  return {
      "Where the ball goes",
      {RulesList{{"From 0, and from a field of the other player, it goes one step further: player 1 drives it from 0 "
                  "to 1, from 1 to 2, from 2 to 3.",
                  "From a field of the driver's own it crosses the net, to the first field behind it: player 1 drives "
                  "it from -1 to 1 and from -2 to 1 as well. Player 2 drives it from 1 or 2 to -1."}},
       RulesParagraph{"So the ball never comes back to 0 once it has left it."}}};
}

RulesSection end_section() {
  return {
      "The end",
      {RulesList{{"A ball on -3 or 3, beyond a last field, ends the game.",
                  "The game also ends when both players are out of points, wherever the ball is then.",
                  "If only one player is out of points the play goes on: that player bids 0, the other at least 1, and "
                  "drives the ball each time.",
                  "The player on whose side the ball lies has lost: a ball on 1, 2 or 3 wins for player 1, a ball on "
                  "-1, -2 or -3 for player 2.",
                  "If both are out of points and the ball lies on 0, the game is a draw."}},
       RulesParagraph{
           "A player with points spends at least one a turn. So nobody is ever stuck, and a game lasts at most as many "
           "turns as each player has points."},
       RulesParagraph{"A single game is won, lost or drawn. If several games are counted together, a win by a ball "
                      "beyond the last "
                      "field may count two, any other win one."}}};
}

RulesSection tennis_example_section() {
  return {"An example",
          {RulesDiagram{"tennis-example", "The sources' first game, with 50 points each. The higher bid is marked.",
                        "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,50,50,0\n1,5,10,45,40,-1\n2,5,10,40,30,-2\n"
                        "3,15,10,25,20,1\n4,15,10,10,10,2\n5,10,10,0,0,2\n"},
           RulesParagraph{"In turns 1 and 2 player 2 bids more, and the ball goes to -2. In turn 3 player 1 bids more, "
                          "on a field of the "
                          "own: the ball crosses the net to 1. In turn 5 both bid 10, and it stays on 2. Nobody has a "
                          "point left; the ball "
                          "lies on player 2's side, and player 1 wins."}}};
}

RulesSection footsteps_example_section() {
  return {
      "An example",
      {RulesDiagram{"footsteps-example", "A game with 10 points each. The higher bid is marked.",
                    "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,10,10,0\n1,2,3,8,7,-1\n2,4,2,4,5,0\n"
                    "3,1,2,3,3,-1\n4,1,1,2,2,-1\n5,1,2,1,0,-2\n6,1,0,0,0,-1\n"},
       RulesParagraph{
           "In turn 2 player 1 drives the ball one step, from -1 back to 0. In turn 4 the bids are equal, and it "
           "stays. "
           "After turn 5 player 2 has no points left and bids 0; player 1 bids the last point and gains a step, and no "
           "more. The ball lies on player 1's side, and player 2 wins."}}};
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
      "stock of "
      "points that is never refilled; the higher number drives the ball towards the other player.",
      {court_section(), turn_section(), way_section(Variant::tennis), end_section(), tennis_example_section()},
      sources(),
      {"A ball on 0 when both are out of points is a draw. The sources say that the player on whose side the ball is "
       "has "
       "lost, and a ball on 0 is on neither side.",
       "Bids are made in secret and at once. The sources say that both players choose a number.",
       "The rules hold for any number of points; 50 is the sources' example. Each command says how many it takes.",
       fmt::format("The sources' court has two fields a side. The option --fields takes any number from 1 to {}; a "
                   "ball one place after the last is then beyond.",
                   most_fields),
       "A win beyond counts as any other win unless --beyond 2 is given. The sources leave that to the players.",
       "The second example table of both sources breaks their rules at turn 10 (`quadrille check tennis/example-2`). "
       "We "
       "follow the rules."}};
  text.sources.push_back({"Das große Buch der Block- und Bleistiftspiele", "M. Mala",
                          "Irisiana, 1998 (named by both copies as where the game is described; not at hand)"});
  return text;
}

games::RulesText footsteps_text() {
  games::RulesText text{
      "Footsteps",
      "The variant of Tennis without a net: two players bid for the movement of a ball over a court, and the higher "
      "bid "
      "moves it one step, never more.",
      {court_section(), turn_section(), way_section(Variant::footsteps), end_section(), footsteps_example_section()},
      sources(),
      {"The sources say one thing of Footsteps: that the ball always moves one step, with no play over the net. Court, "
       "points, bids and the end are those of Tennis here.",
       "Other descriptions differ: some allow a bid of 0 at any time, or call a game a draw whenever both are out of "
       "points.",
       "A ball on 0 when both are out of points is a draw.", "Bids are made in secret and at once.",
       fmt::format(
           "The rules hold for any number of points, --fields takes 1 to {} fields a side, and --beyond 2 lets a win "
           "beyond count two.",
           most_fields)}};
  text.sources.push_back(
      {"Evolving Strategies for the Game Footsteps", "R. Morris, T. Watson",
       "Proceedings of the 2008 UK Workshop on Computational Intelligence (named by the first copy; not at hand)"});
  return text;
}

}  // namespace

games::RulesText rules_text(Variant variant) { return variant == Variant::tennis ? tennis_text() : footsteps_text(); }

}  // namespace quadrille::tennis
// NOLINTEND(bugprone-suspicious-missing-comma)
