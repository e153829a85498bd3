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

Schema<ReplayRow> schema_of(RowType<ReplayRow> /*row*/) {
  return {"replay_updown",
          "replay updown FILE",
          "one round",
          {{"round", &ReplayRow::round, "the round's number in the record"},
           {"offense", &ReplayRow::offense, "who is on offense: 1 or 2"},
           {"first", &ReplayRow::first, "who moves first: 1 or 2"},
           {"list", &ReplayRow::list, "the numbers in the order written"},
           {"word", &ReplayRow::word, "the list's up/down word"},
           {"score", &ReplayRow::score, "length of the longest factor that the word has at two places"},
           {"place_1", &ReplayRow::place_1, "where that factor first begins, from 1"},
           {"place_2", &ReplayRow::place_2, "where it begins again"},
           {"grand_1", &ReplayRow::grand_1, "player 1's grand score so far"},
           {"grand_2", &ReplayRow::grand_2, "player 2's grand score so far"}}};
}

}  // namespace quadrille::updown
