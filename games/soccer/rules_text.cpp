// The rules of Paper Soccer as text for people, for both kinds of rectangular pitches.
#include "games/soccer/record.hpp"

// String literals in lists continue over several lines.
// NOLINTBEGIN(bugprone-suspicious-missing-comma)
namespace quadrille::soccer {

namespace {

using games::RulesDiagram;
using games::RulesList;
using games::RulesParagraph;
using games::RulesSection;

RulesSection words_section() {
  return {"Words",
          {RulesList{{"A ply is one drawn segment.",
                      "A turn is all plies of a player until the other player is to move: one ply, or several in a "
                      "row.",
                      "A point is used if a drawn segment ends there. The start is used once the first ply is drawn.",
                      "g1 and g2 are the goals. Player 1 wants the ball on g2, player 2 wants it on g1."}}}};
}

RulesSection paper_pitch_section() {
  return {
      "The pitch of the source: paper:MxN",
      {RulesParagraph{"The ball lies on points of squared paper. `(i,j)` is the point in column i and row j; "
                      "columns are counted from "
                      "the left, rows from the bottom, both from 0. A point has up to eight neighbours: one step "
                      "to the left or right, "
                      "up or down, or diagonally."},
       RulesList{{"`paper:MxN` is M squares wide and N high: the points `(0,0)` to `(M,N)`. M and N are at least 1.",
                  "The ball starts on b0, which is `(M/2,N/2)` with halves rounded up: `(2,2)` on `paper:3x3`.",
                  "Each goal is one point, in the column of b0: g1 in the top row N, g2 in the bottom row 0.",
                  "There are no walls. Segments along the rim can be drawn. The points of the rim have the same rules "
                  "as all others."}}}};
}

RulesSection classic_pitch_section() {
  return {
      "The pitch people play on: classic:WxH",
      {RulesParagraph{
           "`classic:8x10` is the usual one. W and H are even and at least 2; the points of the field are `(0,0)` to "
           "`(W,H)`, and the ball starts in the centre, `(W/2,H/2)`."},
       RulesList{
           {"The rim is wall. No segment along it can be drawn, and the ball bounces off its points, even at "
            "the first visit. A diagonal from one point of the rim to another, for example around a corner, can "
            "be drawn.",
            "Two goal mouths are open, one in the top row and one in the bottom row. Each has the two unit segments "
            "left and right of column W/2. These segments are not wall and can be drawn.",
            "The two end points of a mouth, the posts, are points of the wall. Its middle point is not: the ball "
            "bounces there only if the point is used.",
            "Behind each mouth lie three net points, one row beyond the field. A ply from the middle point of the "
            "mouth can reach all three. A ply from a post can reach only the middle one of them.",
            "The three net points at the top are g1, those at the bottom are g2."}},
       RulesDiagram{"soccer-classic", "The pitch classic:8x10 before the first ply.", "pitch classic:8x10\n(4,5)\n"}}};
}

RulesSection play_section() {
  return {
      "The play",
      {RulesList{{"Player 1 draws the first ply.",
                  "A ply goes from the ball to a neighbouring point, along a segment that is not drawn yet and is not "
                  "wall. Draw the segment; the ball now lies at its other end.",
                  "A point may be used any number of times, a segment once. Two diagonals may cross.",
                  "If the ball reaches a used point, or a point of the wall, it bounces: the same player must draw "
                  "another ply. The player can neither refuse a bounce nor pass it on.",
                  "If the point was not used, and is no point of the wall, the turn is over and the other player is to "
                  "move."}}}};
}

RulesSection end_section() {
  return {
      "The end",
      {RulesList{{"A ball on g1 wins for player 2, a ball on g2 for player 1. The game ends at once, even in the "
                  "middle of a turn.",
                  "It does not matter which player drew the ply: an own goal is legal, and loses.",
                  "A player who is to move and has no legal ply is stuck and loses. This can happen at the beginning "
                  "of a turn, and after the player's own bounce.",
                  "There are no ties. Every ply uses up a segment, so a game has at most as many plies as the pitch "
                  "has segments."}},
       RulesParagraph{"There is no score: a game is won or lost."}}};
}

RulesSection example_section() {
  return {
      "An example",
      {RulesDiagram{"soccer-example", "A game on paper:3x3; player 1 wins with ply 7.",
                    "pitch paper:3x3\n(2,2) (2,1) (3,2) (2,2) (1,1) (1,2) (2,1) (2,0)\n"},
       RulesList{{"Plies 1 and 2 reach points that were not used, so each is a whole turn.",
                  "Ply 3 returns to the start, which ply 1 used: player 1 bounces, and draws ply 4 to a point that was "
                  "not used.",
                  "Player 2 draws ply 5. Player 1 bounces on `(2,1)` with ply 6, and puts the ball on g2 with ply "
                  "7."}},
       RulesDiagram{"soccer-stuck",
                    "Stuck: player 1 bounces into the corner with ply 5 and has no ply left there. Player 2 wins.",
                    "pitch paper:3x3\n(2,2) (1,1) (0,0) (0,1) (1,0) (0,0)\n"}}};
}

}  // namespace

games::RulesText rules_text() {
  return {
      "Paper Soccer",
      "Two players move one ball over squared paper, each towards a goal. A ply draws a segment from the ball to a "
      "neighbouring point, and no segment is drawn twice. A ball that reaches a used point bounces: the same player "
      "draws again.",
      {words_section(), paper_pitch_section(), classic_pitch_section(), play_section(), end_section(),
       example_section()},
      {{"Experiments in Paper Soccer", "Thobias Høivik",
        "a manuscript; our copy names neither a date nor a place of publication (definitions 2.1 to 2.6: the pitch "
        "paper:MxN)"},
       {"Paper soccer", "the contributors of Wikipedia",
        "Wikipedia, https://en.wikipedia.org/wiki/Paper_soccer (the classic pitch, as it is usually played)"}},
      {"M and N can be odd or even. The manuscript asks for odd ones and calls b0 the centre, but b0 is the centre "
       "only if both are even.",
       "On a pitch of height 1 the start is g1. The game is over before the first ply, and player 2 has won.",
       "Player 1 moves first. The manuscript says so as an example only.",
       "A goal ends the game even at a point where the ball would otherwise bounce.",
       "A player who bounces and has no ply loses. The manuscript says that another ply is forced, but not what "
       "happens if there is none. We apply its rule that a player without a ply loses.",
       "The manuscript allows a tie once all segments are drawn. Here the player to move loses then, too.",
       "The classic pitch is not the manuscript's. Three of its rules are our choices among the rules in use. The "
       "middle point of a mouth is no point of the wall. A ply from a post reaches only the middle net point. A stuck "
       "player loses."}};
}

}  // namespace quadrille::soccer
// NOLINTEND(bugprone-suspicious-missing-comma)
