// The idea of the project, tested: every game's space runs through the generic engines at small sizes, and they agree
// with the game's own faster methods. (Counts by `layered` beside each game's counts: the tests of the spaces, and here
// what those leave out. Winners of Paper Soccer: tests/enumerate/soccer/winners_test.cpp.)
//
// ctest label: standard
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <mutex>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/solve.hpp"
#include "enumerate/plusminus/space.hpp"
#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/play_space.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/reverse_space.hpp"
#include "enumerate/tennis/solve.hpp"
#include "enumerate/tennis/space.hpp"
#include "enumerate/updown/solve.hpp"
#include "enumerate/updown/space.hpp"
#include "quadrille/engines.hpp"

namespace quadrille::enumerate {
namespace {

using engines::backward_induction;
using engines::MoveValue;

/// The number of states of each grade, as `layered` finds them.
template <class Space>
std::vector<std::uint64_t> layer_sizes(const Space& space) {
  std::vector<std::uint64_t> sizes;
  const auto status = engines::layered(space, {}, [&](const auto& layer) { sizes.push_back(layer.size()); });
  EXPECT_EQ(status, engines::RunStatus::complete);
  return sizes;
}

/// Values every state of the space, and expects each to be the reference implementation's, and the states to be those
/// of `layered`.
template <class Value, class Space, class Ended, class Combine>
engines::StateValues<Space, Value> checked_values(const Space& space, const Ended& ended, const Combine& combine) {
  auto values = backward_induction<Value>(space, {}, ended, combine);
  EXPECT_EQ(values.status(), engines::RunStatus::complete);
  engines::BackwardInductionRef<Value, Space, Ended, Combine> reference(space, ended, combine);
  reference.value(space.start());
  EXPECT_EQ(values.states(), reference.states());
  std::vector<std::uint64_t> sizes;
  values.for_each([&](const typename Space::State& state, const Value& value) {
    sizes.resize(static_cast<std::size_t>(space.grade(state)) + 1);
    ++sizes.back();
    EXPECT_EQ(value, reference.value(state));
  });
  EXPECT_EQ(sizes, layer_sizes(space));
  return values;
}

/// The largest or the smallest of the values that a mover may choose from.
template <class Move>
int best(bool largest, std::span<const MoveValue<Move, int>> moves) {
  int result = moves.front().value;
  for (const auto& [move, value] : moves) result = largest ? std::max(result, value) : std::min(result, value);
  return result;
}

/// Drawings by ply, as a tally of reverse search.
struct Plies {
  std::vector<std::uint64_t> states = std::vector<std::uint64_t>(64);
  Plies& operator+=(const Plies& other) {
    for (std::size_t ply = 0; ply < states.size(); ++ply) states[ply] += other.states[ply];
    return *this;
  }
};

TEST(Thesis, PaperSoccerIsTheSameByAllEngines) {
  for (const char* name : {"paper:1x3", "paper:2x2", "paper:2x3", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const std::vector<std::uint64_t> sizes = layer_sizes(SoccerSpace<1>(pitch));
    const auto visited = engines::reverse_search(
        SoccerReverseSpace<1>(pitch), {}, Plies{},
        [](Plies& plies, const SoccerState<1>&, int ply) { ++plies.states[static_cast<std::size_t>(ply)]; }, 50);
    const auto layered = count_soccer_layered<soccer::PlyCounts>(pitch).rows;
    const auto reverse = count_soccer_reverse<soccer::PlyCounts>(pitch).rows;
    const auto frontier = count_soccer_frontier<soccer::PlyCounts>(pitch).rows;
    ASSERT_EQ(layered.size(), sizes.size()) << name;
    ASSERT_EQ(reverse.size(), sizes.size());
    ASSERT_EQ(frontier.size(), sizes.size());
    for (std::size_t ply = 0; ply < sizes.size(); ++ply) {
      EXPECT_EQ(visited.tally.states[ply], sizes[ply]);
      EXPECT_EQ(layered[ply].strong_classes, sizes[ply]);
      EXPECT_EQ(reverse[ply].strong_classes, sizes[ply]);
      EXPECT_EQ(frontier[ply].strong_classes, sizes[ply]);
    }
  }
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const SoccerPlaySpace<1> space(pitch);
  checked_values<engines::Player>(
      space, [&](const SoccerState<1>& state) { return space.winner(space.outcome(state)); },
      [&](const SoccerState<1>& state, std::span<const MoveValue<soccer::Ply, engines::Player>> moves) {
        const auto wins = [&](const auto& move) { return move.value == space.mover(state); };
        return std::any_of(moves.begin(), moves.end(), wins) ? space.mover(state)
                                                             : engines::opponent(space.mover(state));
      });
}

TEST(Thesis, UpsAndDownsHasTheScoreOfItsSolver) {
  for (int n = 1; n <= 9; ++n) {
    const UpdownSpace space(n);
    for (const auto first : {updown::Role::offense, updown::Role::defense}) {
      const auto ended = [&](const UpdownState& state) { return space.outcome(state).score; };
      const auto combine = [&](const UpdownState& state, std::span<const MoveValue<UpdownSpace::Move, int>> moves) {
        const auto turn = static_cast<std::size_t>(space.grade(state)) + 1;
        return best(updown::mover(first, turn) == updown::Role::offense, moves);
      };
      EXPECT_EQ(checked_values<int>(space, ended, combine).start(), solve_updown({n, first, {}})) << n;
    }
  }
}

// The players' points for every pair of lists and every permutation, from the last layer.
TEST(Thesis, PlussesAndMinusesHasThePermutationsOfItsCounts) {
  const int n = 4;
  const PlusminusSpace space(n);
  std::map<std::pair<std::uint64_t, std::uint64_t>, std::map<std::pair<int, int>, Natural>> found;
  engines::layered(space, {}, [&](const auto& layer) {
    if (layer.grade() != 3 * n - 2) return;
    for (std::size_t s = 0; s < engines::shard_count; ++s) {
      for (std::size_t at = 0; at < layer.shard(s).slot_count(); ++at) {
        const auto& slot = layer.shard(s).slot(at);
        if (slot.paths == 0) continue;
        EXPECT_TRUE(slot.paths == 24U);  // the orders of filling
        const plusminus::Predictions lists = space.predictions(slot.state);
        const auto points = plusminus::score(lists, space.permutation(slot.state)).points;
        found[{lists[0].plus, lists[1].plus}][{points[0], points[1]}] += 1;
      }
    }
  });
  EXPECT_EQ(found.size(), 64U);
  for (const auto& [plus, points] : found) {
    std::vector<plusminus::MatchesCounts> rows;
    for (const auto& [matches, permutations] : points) rows.push_back({matches.first, matches.second, permutations});
    plusminus::Predictions lists;
    for (int k = 0; k < n - 1; ++k) {
      lists[0] = lists[0].with((plus.first >> k & 1U) != 0);
      lists[1] = lists[1].with((plus.second >> k & 1U) != 0);
    }
    EXPECT_EQ(rows, count_matches(lists).rows);
  }
}

TEST(Thesis, PlussesAndMinusesHasTheMarginOfItsSolver) {
  for (int n = 1; n <= 4; ++n) {
    const PlusminusSpace space(n);
    for (const int places_first : {1, 2}) {
      const auto ended = [&](const PlusminusState& state) {
        const auto points = plusminus::score(space.predictions(state), space.permutation(state)).points;
        return points[0] - points[1];
      };
      const auto combine = [&](const PlusminusState& state,
                               std::span<const MoveValue<PlusminusSpace::Move, int>> moves) {
        const int marks = space.grade(state);
        const int first = marks < 2 * (n - 1) ? 1 : places_first;  // both phases are begun at an even number of marks
        return best((marks % 2 == 0) == (first == 1), moves);
      };
      EXPECT_EQ(checked_values<int>(space, ended, combine).start(), solve_plusminus(n, places_first, false, {}).margin);
    }
  }
}

// Both players move at once, so a state is worth the value of a matrix game over the states after each pair of draws.
TEST(Thesis, TennisHasTheValuesOfItsSolvers) {
  for (const auto variant : {tennis::Variant::tennis, tennis::Variant::footsteps}) {
    const tennis::Rules rules{variant, 2, 2};
    const int points = 5;
    const TennisSpace space(points, rules);
    std::mutex mutex;  // QSopt_ex takes one call at a time
    const auto ended = [&](const TennisState& state) { return Rational(tennis::worth(rules, state.position)); };
    const auto combine = [&](const TennisState& state, std::span<const MoveValue<tennis::Draws, Rational>> moves) {
      const auto rows = static_cast<std::size_t>(tennis::legal_draws(state.position.points_1).size());
      ExactPayoffs payoffs{rows, moves.size() / rows, {}};
      for (const auto& [draws, value] : moves) payoffs.entries.push_back(value);
      const std::scoped_lock lock(mutex);
      return solve_exactly(payoffs).value().value;
    };
    const auto values = checked_values<Rational>(space, ended, combine);
    const auto expected = solve_tennis_ref(rules, points);
    values.for_each(
        [&](const TennisState& state, const Rational& value) { EXPECT_EQ(value, expected.at(state.position)); });
  }
}

}  // namespace
}  // namespace quadrille::enumerate
