// The conformance suite (quadrille/conformance.hpp) as tests that every game's space passes; they also compare the
// layered engine with its reference implementation on that space. A game joins by naming its space:
//
//     struct SmallPitch {
//       static constexpr int last_grade = 6;                 // the exhaustive tests walk to it
//       auto with_space(auto body) { ... body(space) ... }    // makes the space and passes it on
//     };
//     INSTANTIATE_TYPED_TEST_SUITE_P(Soccer, GradedSpaceConformance, SmallPitch);
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <utility>
#include <vector>

#include "quadrille/conformance.hpp"
#include "quadrille/detail/histories_ref.hpp"
#include "quadrille/detail/layered.hpp"

namespace quadrille::engines {

template <class Instance>
class GradedSpaceConformance : public testing::Test {
 protected:
  Instance instance;
};

TYPED_TEST_SUITE_P(GradedSpaceConformance);

template <class Space>
std::vector<typename Space::Move> moves_of(const Space& space, const typename Space::State& state) {
  std::vector<typename Space::Move> moves;
  space.for_each_move(state, [&](const typename Space::Move& move) { moves.push_back(move); });
  return moves;
}

// A hash map that compares keys in full.
template <class State, class Value>
class StateMap {
 public:
  Value& operator[](const State& state) {
    auto& bucket = buckets_[state.marks().hash()];
    for (auto& [key, value] : bucket) {
      if (key == state) return value;
    }
    return bucket.emplace_back(state, Value{}).second;
  }
  std::size_t size() const {
    std::size_t total = 0;
    for (const auto& [hash, bucket] : buckets_) total += bucket.size();
    return total;
  }

 private:
  std::map<std::uint64_t, std::vector<std::pair<State, Value>>> buckets_;
};

/// Calls visit(state, histories) once for each state that layered finds.
template <class Space, class Visit>
void for_each_layered_state(const Space& space, const RunOptions& options, Visit&& visit) {
  layered(space, options, [&](const auto& layer) { layer.for_each(visit); });
}

inline void expect_none(const std::vector<Violation>& violations) {
  for (const Violation& violation : violations) ADD_FAILURE() << violation.message;
}

TYPED_TEST_P(GradedSpaceConformance, KeepsTheRules) {
  this->instance.with_space(
      [](const auto& space) { expect_none(check_graded_space(space, {.last_grade = TypeParam::last_grade})); });
}

TYPED_TEST_P(GradedSpaceConformance, LayeredCountsTheHistoriesOfEveryStateAsTheReferenceDoes) {
  this->instance.with_space([](const auto& space) {
    using State = std::decay_t<decltype(space.start())>;
    StateMap<State, std::uint64_t> expected;
    walk_histories(space, TypeParam::last_grade, [&](const State& state) { ++expected[state]; });
    std::size_t states = 0;
    RunOptions options;
    options.last_grade = TypeParam::last_grade;
    for_each_layered_state(space, options, [&](const State& state, const auto& paths) {
      ++states;
      EXPECT_TRUE(paths == expected[state]);
    });
    EXPECT_EQ(states, expected.size());
  });
}

REGISTER_TYPED_TEST_SUITE_P(GradedSpaceConformance, KeepsTheRules,
                            LayeredCountsTheHistoriesOfEveryStateAsTheReferenceDoes);

}  // namespace quadrille::engines
