// The conformance suite that every game's space passes: what quadrille/detail/graded_space.hpp demands and no compiler
// checks, and that the layered engine agrees with its twin. A game joins by naming its space:
//
//     struct SmallPitch {
//       static constexpr int last_grade = 6;                 // how far the exhaustive tests walk
//       auto with_space(auto body) { ... body(space) ... }    // makes the space and passes it on
//     };
//     INSTANTIATE_TYPED_TEST_SUITE_P(Soccer, GradedSpaceConformance, SmallPitch);
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <utility>
#include <vector>

#include "quadrille/detail/graded_space.hpp"
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

template <class Space>
bool over(const Space& space, const typename Space::State& state) {
  return space.outcome(state) != decltype(space.outcome(state)){};
}

// Keys are kept in a hash-indexed map and compared in full.
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

TYPED_TEST_P(GradedSpaceConformance, StartHasNoMarks) {
  this->instance.with_space([](const auto& space) { EXPECT_EQ(space.grade(space.start()), 0); });
}

TYPED_TEST_P(GradedSpaceConformance, AMoveAddsExactlyOneMarkAndNoMoveIsOfferedTwice) {
  this->instance.with_space([](const auto& space) {
    walk_histories(space, TypeParam::last_grade, [&](const auto& state) {
      std::vector<std::decay_t<decltype(state)>> successors;
      for (const auto& move : moves_of(space, state)) {
        const auto next = space.after(state, move);
        ASSERT_EQ(space.grade(next), space.grade(state) + 1);
        ASSERT_FALSE(next.marks() == state.marks());
        for (const auto& sibling : successors) ASSERT_FALSE(sibling == next);
        successors.push_back(next);
      }
    });
  });
}

TYPED_TEST_P(GradedSpaceConformance, TheGameIsOverExactlyWhenNoMoveIsLeft) {
  this->instance.with_space([](const auto& space) {
    walk_histories(space, TypeParam::last_grade,
                   [&](const auto& state) { ASSERT_EQ(over(space, state), moves_of(space, state).empty()); });
  });
}

TYPED_TEST_P(GradedSpaceConformance, RandomPlayEndsAndRepeatsTheSameWayFromTheSameSeed) {
  this->instance.with_space([](const auto& space) {
    const auto play = [&](unsigned seed) {
      std::mt19937 random(seed);
      auto state = space.start();
      for (auto moves = moves_of(space, state); !moves.empty(); moves = moves_of(space, state)) {
        const auto& move = moves[random() % moves.size()];
        EXPECT_TRUE(space.after(state, move) == space.after(state, move));
        state = space.after(state, move);
      }
      EXPECT_TRUE(over(space, state));
      return state;
    };
    for (unsigned seed = 0; seed < 200; ++seed) EXPECT_TRUE(play(seed) == play(seed));
  });
}

TYPED_TEST_P(GradedSpaceConformance, LayeredCountsTheHistoriesOfEveryStateAsTheTwinDoes) {
  this->instance.with_space([](const auto& space) {
    using State = std::decay_t<decltype(space.start())>;
    StateMap<State, std::uint64_t> expected;
    walk_histories(space, TypeParam::last_grade, [&](const State& state) { ++expected[state]; });
    std::size_t states = 0;
    RunOptions options;
    options.last_grade = TypeParam::last_grade;
    layered(space, options, [&](const auto& layer) {
      for (std::size_t s = 0; s < shard_count; ++s) {
        for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
          const auto& slot = layer.shard(s).slot(at);
          if (slot.paths == 0) continue;
          ++states;
          EXPECT_EQ(space.grade(slot.state), layer.grade());
          EXPECT_TRUE(slot.paths == expected[slot.state]);
        }
      }
    });
    EXPECT_EQ(states, expected.size());
  });
}

REGISTER_TYPED_TEST_SUITE_P(GradedSpaceConformance, StartHasNoMarks, AMoveAddsExactlyOneMarkAndNoMoveIsOfferedTwice,
                            TheGameIsOverExactlyWhenNoMoveIsLeft, RandomPlayEndsAndRepeatsTheSameWayFromTheSameSeed,
                            LayeredCountsTheHistoriesOfEveryStateAsTheTwinDoes);

}  // namespace quadrille::engines
