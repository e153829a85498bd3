// The tables of Plusses & Minuses.
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus {

Schema<MatchesCounts> schema_of(RowType<MatchesCounts> /*row*/) {
  return {"count_plusminus_matches",
          "count plusminus --predictions U,V",
          "the permutations that match the predictions so often",
          {{"matches_1", &MatchesCounts::matches_1,
            "places where player 1's list agrees with the truth list of the permutation"},
           {"matches_2", &MatchesCounts::matches_2,
            "places where player 2's list agrees with the truth list of the inverse"},
           {"permutations", &MatchesCounts::permutations, "permutations with these matches"}}};
}

Schema<DescentsCounts> schema_of(RowType<DescentsCounts> /*row*/) {
  return {"count_plusminus_descents",
          "count plusminus --by descents",
          "the permutations with these descents",
          {{"descents", &DescentsCounts::descents, "descents of the permutation"},
           {"inverse_descents", &DescentsCounts::inverse_descents, "descents of its inverse"},
           {"permutations", &DescentsCounts::permutations, "permutations with both"}}};
}

Schema<PairsCount> schema_of(RowType<PairsCount> /*row*/) {
  return {"count_plusminus_pairs",
          "count plusminus --by pairs",
          "one board",
          {{"n", &PairsCount::n, "rows and columns of the grid"},
           {"pairs", &PairsCount::pairs, "pairs of truth lists that some permutation has"}}};
}

Schema<Solution> schema_of(RowType<Solution> /*row*/) {
  return {"solve_plusminus",
          "solve plusminus",
          "one board",
          {{"n", &Solution::n, "rows and columns of the grid"},
           {"margin", &Solution::margin, "player 1's points less player 2's under best play by both"}}};
}

Schema<MarginCounts> schema_of(RowType<MarginCounts> /*row*/) {
  return {"solve_plusminus_predictions",
          "solve plusminus --by predictions",
          "the pairs of predictions of one margin",
          {{"margin", &MarginCounts::margin, "player 1's points less player 2's when both place best"},
           {"pairs", &MarginCounts::pairs, "pairs of prediction lists with that margin"}}};
}

Schema<LineTurn> schema_of(RowType<LineTurn> /*row*/) {
  return {"solve_plusminus_line",
          "solve plusminus --line",
          "one turn of a game of best play",
          {{"turn", &LineTurn::turn, "turns so far, this one included"},
           {"player", &LineTurn::player, "who moves: 1 or 2"},
           {"move", &LineTurn::move, "the sign appended to the own list, or the square filled"}}};
}

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_plusminus",
          "replay plusminus FILE",
          "one player in one game",
          {{"game", &ReplayRow::game, "the game's number in the record"},
           {"player", &ReplayRow::player, "1 or 2"},
           {"permutation", &ReplayRow::permutation, "the permutation that the grid is to this player"},
           {"prediction", &ReplayRow::prediction, "the player's prediction list"},
           {"truth", &ReplayRow::truth, "the truth list of the permutation"},
           {"matches", &ReplayRow::matches, "| where the two lists agree, . where not"},
           {"points", &ReplayRow::points, "the number of matches"},
           {"outcome", &ReplayRow::outcome, "who has won, at player 2's row"}}};
}

}  // namespace quadrille::plusminus
