// The conformance suite of the spaces that reverse search takes: what quadrille/detail/reverse_searchable.hpp demands
// and no compiler checks, and that the engine visits each of the layered engine's states once. Such a space is a graded
// space too, and joins both suites in the same way (conformance.hpp).
#pragma once

#include <gtest/gtest.h>

#include <utility>
#include <vector>

#include "quadrille/detail/layered.hpp"
#include "quadrille/detail/reverse_search.hpp"
#include "quadrille/detail/reverse_searchable.hpp"
#include "tests/enumerate/engines/conformance.hpp"

namespace quadrille::engines {

template <class Instance>
class ReverseSearchableConformance : public testing::Test {
 protected:
  Instance instance;
};

TYPED_TEST_SUITE_P(ReverseSearchableConformance);

/// Calls visit(state) for each state of layered's, once.
template <class Space, class Visit>
void for_each_layered_state(const Space& space, const RunOptions& options, Visit&& visit) {
  layered(space, options, [&](const auto& layer) {
    for (std::size_t s = 0; s < shard_count; ++s) {
      for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
        if (layer.shard(s).slot(at).paths != 0) visit(layer.shard(s).slot(at).state);
      }
    }
  });
}

TYPED_TEST_P(ReverseSearchableConformance, EveryStateButTheStartComesFromItsCanonicalParentByOneMove) {
  this->instance.with_space([](const auto& space) {
    RunOptions options;
    options.last_grade = TypeParam::last_grade;
    for_each_layered_state(space, options, [&](const auto& state) {
      if (state == space.start()) return;
      const auto parent = space.canonical_parent(state);
      ASSERT_EQ(space.grade(parent) + 1, space.grade(state));
      std::size_t ways = 0;
      for (const auto& move : moves_of(space, parent)) ways += space.after(parent, move) == state ? 1U : 0U;
      ASSERT_EQ(ways, 1U);
    });
  });
}

TYPED_TEST_P(ReverseSearchableConformance, IsCanonicalSaysWhetherAStateIsTheCanonicalParentOfItsSuccessor) {
  this->instance.with_space([](const auto& space) {
    using State = std::decay_t<decltype(space.start())>;
    auto context = space.search_context();
    const auto walk = [&](const auto& self, const State& state) -> void {
      ASSERT_LE(moves_of(space, state).size(), space.most_moves());
      std::vector<State> children;
      for (const auto& move : moves_of(space, state)) {
        const State next = space.after(state, move);
        const bool canonical = space.canonical_parent(next) == state;
        ASSERT_EQ(space.is_canonical(state, move, context), canonical);
        if (canonical) children.push_back(next);
      }
      if (space.grade(state) + 1 >= TypeParam::last_grade) return;
      for (const State& child : children) {
        space.descend(context, child, space.grade(child));
        self(self, child);
      }
    };
    walk(walk, space.start());
  });
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
    for_each_layered_state(space, options, [&](const State& state) { times[state] = 0; });
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

REGISTER_TYPED_TEST_SUITE_P(ReverseSearchableConformance, EveryStateButTheStartComesFromItsCanonicalParentByOneMove,
                            IsCanonicalSaysWhetherAStateIsTheCanonicalParentOfItsSuccessor,
                            ReverseSearchVisitsEveryStateOfLayeredOnceWhereverTasksBegin);

}  // namespace quadrille::engines
