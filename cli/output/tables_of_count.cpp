// What the tables of `quadrille count` hold.
#include "cli/output/tables_of_commands.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_count() {
  return {
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
