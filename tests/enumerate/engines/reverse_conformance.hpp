// The conformance suite for spaces of reverse search. It also tests that the engine visits each of the layered engine's
// states once. Such a space is a graded space too, and joins both suites in the same way (conformance.hpp).
#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "quadrille/detail/layered.hpp"
#include "quadrille/detail/reverse_search.hpp"
#include "quadrille/detail/reverse_search/searchable.hpp"
#include "tests/enumerate/engines/conformance.hpp"

namespace quadrille::engines {

template <class Instance>
class ReverseSearchableConformance : public testing::Test {
 protected:
  Instance instance;
};

TYPED_TEST_SUITE_P(ReverseSearchableConformance);

TYPED_TEST_P(ReverseSearchableConformance, KeepsTheRules) {
  this->instance.with_space(
      [](const auto& space) { expect_none(check_reverse_searchable(space, {.last_grade = TypeParam::last_grade})); });
}

/// The states that a search has visited, as a tally.
template <class State>
struct Visited {
  std::vector<std::pair<State, int>> states;
  Visited& operator+=(const Visited& other) {
    states.insert(states.end(), other.states.begin(), other.states.end());
    return *this;
  }
};

TYPED_TEST_P(ReverseSearchableConformance, ReverseSearchVisitsEveryStateOfLayeredOnceWhereverTasksBegin) {
  this->instance.with_space([](const auto& space) {
    using State = std::decay_t<decltype(space.start())>;
    RunOptions options;
    options.last_grade = TypeParam::last_grade;
    StateMap<State, int> times;
    for_each_layered_state(space, options, [&](const State& state, const auto&) { times[state] = 0; });
    const std::size_t expected = times.size();
    int rounds = 0;
    for (const std::size_t tasks : {1U, 20U, 2048U}) {
      const auto found = reverse_search(
          space, options, Visited<State>{},
          [](Visited<State>& visited, const State& state, int grade) { visited.states.emplace_back(state, grade); },
          tasks);
      ++rounds;
      EXPECT_EQ(found.tally.states.size(), expected);
      for (const auto& [state, grade] : found.tally.states) {
        ASSERT_EQ(++times[state], rounds);
        ASSERT_EQ(space.grade(state), grade);
      }
      EXPECT_EQ(times.size(), expected);
    }
  });
}

REGISTER_TYPED_TEST_SUITE_P(ReverseSearchableConformance, KeepsTheRules,
                            ReverseSearchVisitsEveryStateOfLayeredOnceWhereverTasksBegin);

}  // namespace quadrille::engines
