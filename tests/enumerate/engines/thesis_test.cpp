// The idea of the project, tested: every game's space runs through the generic engines at small sizes, as the reference
// for the game's own methods. The comparisons here:
// - the states that `layered` finds give the rows of Paper Soccer by ply, by all three engines that list or sweep
//   classes, and its strong classes by reverse_search; the signatures and scores of Up's & Down's; the matches,
//   descents and pairs of Plusses & Minuses;
// - backward_induction gives every state of the four games the value of BackwardInductionRef; that is the score of the
//   solver of Up's & Down's, the margin of that of Plusses & Minuses, and in Tennis the rational number of
//   solve_tennis_ref (a loop without any engine), within the certified enclosure.
// Elsewhere, in tests/enumerate:
// - Paper Soccer by ball, bounces, vertices, sizes and outcomes: tallies of `layered`, which soccer/counts_test.cpp
//   compares with single histories, and soccer/engine_test.cpp and soccer/histories/counts_test.cpp with other engines;
// - the winners of Paper Soccer by backward induction: soccer/winners_test.cpp, and their counts by ply:
//   soccer/values/winners_test.cpp;
// - the games and positions of Tennis: tennis/space_test.cpp.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>
#include <set>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "enumerate/plusminus/space.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/reverse_space.hpp"
#include "enumerate/soccer/space.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "enumerate/tennis/space.hpp"
#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/minimax.hpp"
#include "enumerate/updown/space.hpp"
#include "quadrille/engines.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::thesis_test {

using engines::backward_induction;
using engines::MoveValue;

/// The number of states of each grade that `layered` finds.
template <class Space>
std::vector<std::uint64_t> layer_sizes(const Space& space) {
  std::vector<std::uint64_t> sizes;
  const auto status = engines::layered(space, {}, [&](const auto& layer) { sizes.push_back(layer.size()); });
  EXPECT_EQ(status, engines::RunStatus::complete);
  return sizes;
}

/// Values every state of the space. Expects the values of the reference implementation, and the states of `layered`.
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

/// The largest or the smallest value among the mover's moves.
template <class Move>
int best(bool largest, std::span<const MoveValue<Move, int>> moves) {
  int result = moves.front().value;
  for (const auto& [move, value] : moves) result = largest ? std::max(result, value) : std::min(result, value);
  return result;
}

/// States by ply, as a tally of reverse search.
struct StatesByPly {
  std::vector<std::uint64_t> states = std::vector<std::uint64_t>(64);
  StatesByPly& operator+=(const StatesByPly& other) {
    for (std::size_t ply = 0; ply < states.size(); ++ply) states[ply] += other.states[ply];
    return *this;
  }
};

/// The rows of a count by ply, from the states of `layered` and their outcomes in the space.
std::vector<CountRow> plies_by_layered(const SoccerSpace<1>& space) {
  std::vector<CountRow> rows;
  const auto status = engines::layered(space, {}, [&](const auto& layer) {
    std::map<graphs::EdgeSet<1>, SoccerState<1>> drawings;
    Natural histories;
    layer.for_each([&](const SoccerState<1>& state, const auto& paths) {
      histories += Natural(paths);
      drawings.emplace(state.drawing, state);
    });
    std::map<soccer::Outcome, Natural> classes;
    layer.for_each([&](const SoccerState<1>& state, const auto& /*paths*/) {
      if (drawings.at(state.drawing) == state) classes[space.outcome(state)] += 1;
    });
    rows.push_back({.ply = layer.grade(),
                    .histories = histories,
                    .weak_classes = Natural(drawings.size()),
                    .strong_classes = Natural(layer.size()),
                    .goal_1 = classes[soccer::Outcome::goal_1],
                    .goal_2 = classes[soccer::Outcome::goal_2],
                    .blocked = classes[soccer::Outcome::blocked]});
  });
  EXPECT_EQ(status, engines::RunStatus::complete);
  return rows;
}

TEST(Thesis, PaperSoccerIsTheSameByAllEngines) {
  for (const char* name : {"paper:1x3", "paper:2x2", "paper:2x3", "classic:2x2"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const std::vector<CountRow> rows = plies_by_layered(SoccerSpace<1>(pitch));
    EXPECT_EQ(count_soccer_layered(pitch, By::ply).rows, rows) << name;
    EXPECT_EQ(count_soccer_reverse(pitch, By::ply).rows, without_what_is_unknown(rows, true)) << name;
    EXPECT_EQ(count_soccer_frontier(pitch, By::ply).rows, without_what_is_unknown(rows, false)) << name;
    const auto visited = engines::reverse_search(
        SoccerReverseSpace<1>(pitch), {}, StatesByPly{},
        [](StatesByPly& plies, const SoccerState<1>&, int ply) { ++plies.states[static_cast<std::size_t>(ply)]; }, 50);
    for (const CountRow& row : rows) {
      EXPECT_EQ(Natural(visited.tally.states[static_cast<std::size_t>(*row.ply)]), row.strong_classes) << name;
    }
  }
}

TEST(Thesis, PaperSoccerHasTheWinnersOfTheReference) {
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

// The last states are the words; the paths to a word are the permutations with that word.
TEST(Thesis, UpsAndDownsHasThePermutationsOfItsCounts) {
  for (int n = 1; n <= 12; ++n) {
    const UpdownSpace space(n);
    std::vector<Natural> by_signature(std::size_t{1} << static_cast<unsigned>(n - 1));
    std::map<int, Natural> by_score;
    engines::layered(space, {}, [&](const auto& layer) {
      if (layer.grade() != n) return;
      layer.for_each([&](const UpdownState& state, const auto& paths) {
        std::size_t index = 0;  // the first letter is the highest digit, D is 1
        for (int i = 0; i < n - 1; ++i) index = 2 * index + (state.list.word.is_plus(i) ? 0 : 1);
        by_signature[index] += Natural(paths);
        by_score[space.outcome(state).score] += Natural(paths);
      });
    });
    const std::vector<std::uint64_t> signatures = signature_counts(n);
    EXPECT_EQ(by_signature, std::vector<Natural>(signatures.begin(), signatures.end())) << n;
    std::vector<updown::ScoreCounts> rows;
    for (const auto& [score, permutations] : by_score) rows.push_back({score, permutations});
    EXPECT_EQ(rows, count_updown(n).rows) << n;
  }
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
    layer.for_each([&](const PlusminusState& state, const auto& paths) {
      EXPECT_TRUE(paths == 24U);  // the orders of filling
      const plusminus::Predictions lists = space.predictions(state);
      const auto points = plusminus::score(lists, space.permutation(state)).points;
      found[{lists[0].plus, lists[1].plus}][{points[0], points[1]}] += 1;
    });
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

// Every permutation ends a game whose predictions are all minuses; the test reads off its truth lists.
TEST(Thesis, PlussesAndMinusesHasTheTruthListsOfItsCounts) {
  for (int n = 1; n <= 5; ++n) {
    const PlusminusSpace space(n);
    std::map<std::pair<int, int>, Natural> permutations;
    std::set<plusminus::Predictions> truths;
    engines::layered(space, {}, [&](const auto& layer) {
      if (layer.grade() != 3 * n - 2) return;
      layer.for_each([&](const PlusminusState& state, const auto& /*paths*/) {
        if (state.plus != 0) return;
        const plusminus::Permutation p = space.permutation(state);
        const plusminus::Predictions truth{plusminus::truth_list(p), plusminus::truth_list(plusminus::inverse(p))};
        truths.insert(truth);
        permutations[{n - 1 - std::popcount(truth[0].plus), n - 1 - std::popcount(truth[1].plus)}] += 1;
      });
    });
    std::vector<plusminus::DescentsCounts> rows;
    for (const auto& [descents, count] : permutations) rows.push_back({descents.first, descents.second, count});
    EXPECT_EQ(rows, count_descents(n).rows) << n;
    EXPECT_EQ((std::vector<plusminus::PairsCount>{{n, Natural(truths.size())}}), count_pairs(n, n).rows);
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
        const int first = marks < 2 * (n - 1) ? 1 : places_first;  // both phases begin at an even number of marks
        return best((marks % 2 == 0) == (first == 1), moves);
      };
      EXPECT_EQ(checked_values<int>(space, ended, combine).start(), solve_plusminus(n, places_first, false, {}).margin);
    }
  }
}

// Both players move at once, so the value of a state is that of a matrix game over the states after each pair of bids.
TEST(Thesis, TennisHasTheValuesOfItsSolvers) {
  for (const auto variant : {tennis::Variant::tennis, tennis::Variant::footsteps}) {
    const tennis::Rules rules{variant, 2, 2};
    const int points = 5;
    const TennisSpace space(points, rules);
    std::mutex mutex;  // QSopt_ex takes one call at a time
    const auto ended = [&](const TennisState& state) { return Rational(tennis::worth(rules, state.position)); };
    const auto combine = [&](const TennisState& state, std::span<const MoveValue<tennis::Bids, Rational>> moves) {
      const auto rows = static_cast<std::size_t>(tennis::legal_bids(state.position.points_1).size());
      ExactPayoffs payoffs{rows, moves.size() / rows, {}};
      for (const auto& [bids, value] : moves) payoffs.entries.push_back(value);
      const std::scoped_lock lock(mutex);
      return solve_exactly(payoffs).value().value;
    };
    const auto values = checked_values<Rational>(space, ended, combine);
    const auto expected = solve_tennis_ref(rules, points);
    const TennisSolution certified = solve_tennis({rules, points, points});
    values.for_each([&](const TennisState& state, const Rational& value) {
      EXPECT_EQ(value, expected.at(state.position));
      const Enclosure interval = certified.values.at(state.position);
      EXPECT_LE(Rational(interval.lower, fixed_one), value);
      EXPECT_GE(Rational(interval.upper, fixed_one), value);
    });
  }
}

}  // namespace quadrille::enumerate::thesis_test
