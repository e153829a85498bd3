// What the tables of `quadrille count` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

namespace {

const char* const histories = "histories: legal sequences of ball vertices from the start, finished or not";
const char* const weak = "weak classes among them: different drawings (Def. 2.7)";

TableMeaning soccer_by(const char* by, const char* row, const char* meaning) {
  return {std::string("count_soccer_") + by,
          std::string("count soccer --by ") + by,
          row,
          {{by, meaning}, {"histories", histories}, {"weak_classes", weak}}};
}

}  // namespace

std::vector<TableMeaning> tables_of_count() {
  return {
      {"count_soccer_ply",
       "count soccer --by ply",
       "the positions after so many plies",
       {{"ply", "drawn segments so far"},
        {"histories", histories},
        {"weak_classes", weak},
        {"strong_classes", "strong classes: different drawings with the ball (Def. 2.8)"},
        {"goal_1", "weak classes whose ball lies on g1: player 2 has won"},
        {"goal_2", "weak classes whose ball lies on g2: player 1 has won"},
        {"blocked", "weak classes without a goal and without a legal ply: who is to move has lost"}}},
      {"count_soccer_total",
       "count soccer --by total",
       "the whole game, or all plies up to --plies",
       {{"histories", histories}, {"weak_classes", weak}, {"strong_classes", "strong classes (Def. 2.8)"}}},
      soccer_by("ball", "all positions with the ball at one vertex", "the vertex, as (i,j)"),
      soccer_by("bounces", "all positions after so many bounces", "plies after which the same player went on"),
      soccer_by("vertices", "all positions with so many drawn vertices",
                "ends of drawn segments, b0 always among them"),
      soccer_by("size", "all weak classes of one size", "how many histories a weak class holds"),
      {"count_soccer_outcome",
       "count soccer --by outcome",
       "the games that end with this ply",
       {{"ply", "drawn segments at the end"},
        {"games_1", "finished histories whose ball lies on g1: player 2 has won"},
        {"games_2", "finished histories whose ball lies on g2: player 1 has won"},
        {"games_blocked", "finished histories that end blocked: who is to move has lost"}}},
      {"count_tennis_outcome",
       "count tennis --by outcome",
       "the games of one length",
       {{"turns", "turns played"},
        {"games", "finished games of so many turns"},
        {"wins_1", "those that player 1 wins"},
        {"wins_2", "those that player 2 wins"},
        {"draws", "those that nobody wins"}}},
      {"count_tennis_positions",
       "count tennis --by positions",
       "the positions after so many turns",
       {{"turns", "turns played"}, {"positions", "different (points, points, ball), finished ones included"}}},
  };
}

}  // namespace quadrille::cli
