// The tables of Up's & Down's.
#include "quadrille/updown.hpp"

namespace quadrille::updown {

namespace {

constexpr const char* score_meaning = "length of the longest factor that the up/down word has at two places";
constexpr const char* scored_meaning = "permutations of 1..n with that score";

}  // namespace

Schema<ScoreCounts> schema_of(RowType<ScoreCounts> /*row*/) {
  return {
      "count_updown_score",
      "count updown --by score",
      "the permutations of one score",
      {{"score", &ScoreCounts::score, score_meaning}, {"permutations", &ScoreCounts::permutations, scored_meaning}}};
}

Schema<RangeScoreCounts> schema_of(RowType<RangeScoreCounts> /*row*/) {
  return {"count_updown_scores",
          "count updown --n A..B --by score",
          "the permutations of one n and score",
          {{"n", &RangeScoreCounts::n, "numbers written"},
           {"score", &RangeScoreCounts::score, score_meaning},
           {"permutations", &RangeScoreCounts::permutations, scored_meaning}}};
}

Schema<SignatureCounts> schema_of(RowType<SignatureCounts> /*row*/) {
  return {"count_updown_signature",
          "count updown --by signature",
          "the permutations of one up/down word",
          {{"signature", &SignatureCounts::signature, "the word: U where the permutation rises, D where it falls"},
           {"permutations", &SignatureCounts::permutations, "permutations of 1..n with that word"}}};
}

Schema<Solution> schema_of(RowType<Solution> /*row*/) {
  return {"solve_updown",
          "solve updown",
          "one n",
          {{"n", &Solution::n, "numbers written"},
           {"first", &Solution::first, "who moves first: offense or defense"},
           {"score", &Solution::score, "the score under best play by both"}}};
}

Schema<Advice> schema_of(RowType<Advice> /*row*/) {
  return {"solve_updown_list",
          "solve updown --list",
          "one legal next number",
          {{"number", &Advice::number, "the number to write next"},
           {"score", &Advice::score, "the score under best play after it"}}};
}

Schema<LineTurn> schema_of(RowType<LineTurn> /*row*/) {
  return {"solve_updown_line",
          "solve updown --line",
          "one turn of a game of best play",
          {{"turn", &LineTurn::turn, "turns so far, this one included"},
           {"player", &LineTurn::player, "who writes it: 1 moves first, 2 second"},
           {"number", &LineTurn::number, "the number written"}}};
}

}  // namespace quadrille::updown
