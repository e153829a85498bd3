// Properties of Up's & Down's, on generated lists: the score, its symmetries, and best play.
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "enumerate/updown/minimax.hpp"
#include "games/updown/score.hpp"
#include "properties/permutations/lists.hpp"

namespace quadrille::properties::updown_test {

using updown::Role;

RC_GTEST_PROP(Score, isWhatComparingAllPairsOfFactorsFinds, ()) {
  const updown::Word word = updown::word_of(*lists(1, updown::most_numbers));
  RC_ASSERT(updown::longest_repetition(word) == updown::longest_repetition_ref(word));
}

RC_GTEST_PROP(Score, isTheSameForComplementAndReversal, ()) {
  std::vector<int> numbers = *lists(1, updown::most_numbers);
  const int score = updown::score(updown::word_of(numbers));
  std::reverse(numbers.begin(), numbers.end());
  RC_ASSERT(updown::score(updown::word_of(numbers)) == score);
  for (int& number : numbers) number = static_cast<int>(numbers.size()) + 1 - number;
  RC_ASSERT(updown::score(updown::word_of(numbers)) == score);
}

RC_GTEST_PROP(Score, growsByOneAtMostWithANumber, ()) {
  std::vector<int> numbers = *lists(2, updown::most_numbers);
  const int score = updown::score(updown::word_of(numbers));
  numbers.pop_back();
  const int before = updown::score(updown::word_of(numbers));
  RC_ASSERT(before <= score && score <= before + 1);
}

RC_GTEST_PROP(BestPlay, leavesTheValueToTheBestNumberOnly, ()) {
  std::vector<int> numbers = *lists(2, 14);
  const int n = static_cast<int>(numbers.size());
  numbers.resize(static_cast<std::size_t>(*rc::gen::inRange(0, n)));
  const enumerate::PartialRound table{n, *rc::gen::element(Role::offense, Role::defense), numbers};
  const int value = enumerate::solve_updown(table).value();
  const auto advice = enumerate::advise_updown(table).value();
  const bool offense = updown::mover(table.first, numbers.size() + 1) == Role::offense;
  bool reached = false;
  for (const auto& [number, score] : advice) {
    const bool no_better = offense ? score <= value : score >= value;
    RC_ASSERT(no_better);
    reached = reached || score == value;
  }
  RC_ASSERT(reached);
}

RC_GTEST_PROP(BestPlay, isWorthTheSameInTheComplement, ()) {
  std::vector<int> numbers = *lists(1, 14);
  const int n = static_cast<int>(numbers.size());
  numbers.resize(static_cast<std::size_t>(*rc::gen::inRange(0, n + 1)));
  std::vector<int> complement = numbers;
  for (int& number : complement) number = n + 1 - number;
  const Role first = *rc::gen::element(Role::offense, Role::defense);
  RC_ASSERT(enumerate::solve_updown({n, first, numbers}) == enumerate::solve_updown({n, first, complement}));
}

}  // namespace quadrille::properties::updown_test
