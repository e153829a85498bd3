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
      {"count_updown_score",
       "count updown --by score",
       "the permutations of one score",
       {{"score", "length of the longest factor that the up/down word has at two places"},
        {"permutations", "permutations of 1..n with that score"}}},
      {"count_updown_scores",
       "count updown --n A..B --by score",
       "the permutations of one n and score",
       {{"n", "numbers written"},
        {"score", "length of the longest factor that the up/down word has at two places"},
        {"permutations", "permutations of 1..n with that score"}}},
      {"count_updown_signature",
       "count updown --by signature",
       "the permutations of one up/down word",
       {{"signature", "the word: U where the permutation rises, D where it falls"},
        {"permutations", "permutations of 1..n with that word"}}},
      {"count_plusminus_matches",
       "count plusminus --predictions U,V",
       "the permutations that match the predictions so often",
       {{"matches_1", "places where player 1's list agrees with the truth list of the permutation"},
        {"matches_2", "places where player 2's list agrees with the truth list of the inverse"},
        {"permutations", "permutations with these matches"}}},
      {"count_plusminus_descents",
       "count plusminus --by descents",
       "the permutations with these descents",
       {{"descents", "descents of the permutation"},
        {"inverse_descents", "descents of its inverse"},
        {"permutations", "permutations with both"}}},
      {"count_plusminus_pairs",
       "count plusminus --by pairs",
       "one board",
       {{"n", "rows and columns of the grid"}, {"pairs", "pairs of truth lists that some permutation has"}}},
  };
}

}  // namespace quadrille::cli
