// Certain intervals against exact values, and laws of values and strategies.
#include "enumerate/tennis/intervals.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <deque>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/tennis/certified_strategy_solver.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::enumerate_solve_test {

using tennis::Outcome;
using tennis::Position;
using tennis::Rules;
using tennis::Variant;

std::vector<Rules> all_rules() {
  std::vector<Rules> rules;
  for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
    for (const int beyond : {1, 2}) rules.push_back({variant, 2, beyond});
  }
  return rules;
}

std::string name(const Rules& rules, const Position& at) {
  return (rules.variant == Variant::tennis ? "tennis " : "footsteps ") + std::to_string(rules.beyond) + ": " +
         std::to_string(at.points_1) + ',' + std::to_string(at.points_2) + ',' + std::to_string(at.ball);
}

template <class Visit>
void for_each_position(const Rules& rules, int points_1, int points_2, const Visit& visit) {
  for (int s1 = 0; s1 <= points_1; ++s1) {
    for (int s2 = 0; s2 <= points_2; ++s2) {
      for (int ball = -rules.fields - 1; ball <= rules.fields + 1; ++ball) visit(Position{s1, s2, ball});
    }
  }
}

// Exact values to `most_points` points take seconds, so tests with the same rules share them.
#ifdef QUADRILLE_SANITIZED
constexpr int most_points = 7;
constexpr int least_inexact = 10;
#else
constexpr int most_points = 12;
constexpr int least_inexact = 40;
#endif
const std::map<Position, Rational>& exact_values(const Rules& rules) {
  static std::deque<std::pair<Rules, std::map<Position, Rational>>> found;  // elements stay in place
  const auto known = std::ranges::find(found, rules, [](const auto& pair) { return pair.first; });
  if (known != found.end()) return known->second;
  return found.emplace_back(rules, solve_tennis_ref(rules, most_points)).second;
}

TEST(TennisSolve, IntervalsHoldTheExactValuesOfAllPositions_standard) {
  for (const Rules& rules : all_rules()) {
    const TennisSolution solution = solve_tennis({rules, most_points, most_points});
    EXPECT_EQ(solution.status, engines::RunStatus::complete);
    EXPECT_EQ(solution.wide, 0U);
    int inexact = 0;
    for (const auto& [position, exact] : exact_values(rules)) {
      const Enclosure value = solution.values.at(position);
      EXPECT_LE(Rational(value.lower, fixed_one), exact) << name(rules, position);
      EXPECT_GE(Rational(value.upper, fixed_one), exact) << name(rules, position);
      EXPECT_LE(value.width(), fixed_one / 1'000'000'000'000) << name(rules, position);
      inexact += value.width() > 0 ? 1 : 0;
    }
    EXPECT_GT(inexact, least_inexact);
  }
}

// The engine assumes this. The reference, which does not, confirms it.
TEST(TennisSolve, ExactValuesAreAntisymmetricAndNeverFallWithTheOwnPoints_standard) {
  for (const Rules& rules : all_rules()) {
    const auto exact = solve_tennis_ref(rules, most_points - 3);
    for (const auto& [position, value] : exact) {
      EXPECT_EQ(value, -exact.at(mirrored(position))) << name(rules, position);
      const auto richer = exact.find({position.points_1 + 1, position.points_2, position.ball});
      // A game without points is decided by the ball alone; one more point opens it again.
      if (richer == exact.end()) continue;
      EXPECT_GE(richer->second, value) << name(rules, position);
    }
  }
}

// The theorem behind the mirroring: the rules themselves are symmetric.
TEST(TennisSolve, TheRulesAreTheSameForBothPlayers) {
  for (const Rules& rules : all_rules()) {
    for_each_position(rules, 6, 6, [&](const Position& position) {
      EXPECT_EQ(tennis::worth(rules, mirrored(position)), -tennis::worth(rules, position));
      if (tennis::outcome(rules, position) != Outcome::none) return;
      const auto bids_1 = tennis::legal_bids(position.points_1);
      const auto bids_2 = tennis::legal_bids(position.points_2);
      for (int d1 = bids_1.least; d1 <= bids_1.most; ++d1) {
        for (int d2 = bids_2.least; d2 <= bids_2.most; ++d2) {
          EXPECT_EQ(tennis::after(rules, mirrored(position), {d2, d1}),
                    mirrored(tennis::after(rules, position, {d1, d2})));
        }
      }
    });
  }
}

TEST(TennisSolve, HasTheValuesOfClosedCases) {
  for (const Rules& rules : all_rules()) {
    const auto values = solve_tennis({rules, 8, 8}).values;
    const Fixed one = fixed_one;
    for (int s = 1; s <= 8; ++s) {
      for (int ball = -2; ball <= 2; ++ball) {
        // A player who alone has points bids 1 at a time. That drives the ball as far as the points reach; in Tennis,
        // from the own side, over the net at once.
        int end = ball;
        for (int turn = 0; turn < s && end <= 2; ++turn) end = tennis::ball_after(rules, end, {1, 0});
        const Fixed worth = tennis::worth(rules, {0, 0, end}) * one;
        EXPECT_EQ(values.at({s, 0, ball}), (Enclosure{worth, worth})) << s << ' ' << ball;
        EXPECT_EQ(values.at({0, s, -ball}), (Enclosure{-worth, -worth})) << s << ' ' << ball;
      }
      EXPECT_EQ(values.at({s, s, 0}), (Enclosure{0, 0}));
    }
    EXPECT_EQ(values.at({0, 0, 2}), (Enclosure{one, one}));
    EXPECT_EQ(values.at({5, 3, -3}), (Enclosure{-rules.beyond * one, -rules.beyond * one}));
  }
}

TEST(TennisSolve, ValuesAreMonotoneAndNarrowForThirtyPoints) {
  for (const Rules& rules : all_rules()) {
    const auto values = solve_tennis({rules, 30, 30}).values;
    for_each_position(rules, 29, 30, [&](const Position& position) {
      const Enclosure value = values.at(position);
      EXPECT_LE(value.width(), fixed_one / 1'000'000'000);
      const Position richer{position.points_1 + 1, position.points_2, position.ball};
      EXPECT_LE(value.lower, values.at(richer).upper) << name(rules, position);
    });
  }
}

TEST(TennisSolve, StrategiesAreMixesAndNoPureDeviationGainsMoreThanTheWidth_standard) {
  for (const Rules& rules : all_rules()) {
    const auto values = solve_tennis({rules, 14, 14}).values;
    CertifiedStrategySolver solver(values);
    for_each_position(rules, 14, 14, [&](const Position& position) {
      if (tennis::outcome(rules, position) != Outcome::none) return;
      const auto found = solver.at(position);
      ASSERT_TRUE(found);
      const auto bids_1 = tennis::legal_bids(position.points_1);
      const auto bids_2 = tennis::legal_bids(position.points_2);
      ASSERT_EQ(found->player_1.size(), static_cast<std::size_t>(bids_1.size()));
      ASSERT_EQ(found->player_2.size(), static_cast<std::size_t>(bids_2.size()));
      for (const Mix* mix : {&found->player_1, &found->player_2}) {
        EXPECT_EQ(std::accumulate(mix->begin(), mix->end(), Share{0}), share_one);
        for (const Share share : *mix) EXPECT_GE(share, 0);
      }
      const Enclosure value = values.at(position);
      // Each reply of either player, in exact numbers; its gain must lie within the intervals.
      const Rational tolerance(2, 1'000'000'000'000);
      for (int d2 = bids_2.least; d2 <= bids_2.most; ++d2) {
        Rational earned = 0;
        for (int d1 = bids_1.least; d1 <= bids_1.most; ++d1) {
          earned += Rational(found->player_1[static_cast<std::size_t>(d1 - bids_1.least)], share_one) *
                    Rational(values.at(tennis::after(rules, position, {d1, d2})).lower, fixed_one);
        }
        EXPECT_GE(earned, Rational(found->guaranteed.lower, fixed_one)) << name(rules, position);
        EXPECT_GE(earned, Rational(value.upper, fixed_one) - tolerance) << name(rules, position);
      }
      for (int d1 = bids_1.least; d1 <= bids_1.most; ++d1) {
        Rational conceded = 0;
        for (int d2 = bids_2.least; d2 <= bids_2.most; ++d2) {
          conceded += Rational(found->player_2[static_cast<std::size_t>(d2 - bids_2.least)], share_one) *
                      Rational(values.at(tennis::after(rules, position, {d1, d2})).upper, fixed_one);
        }
        EXPECT_LE(conceded, Rational(found->guaranteed.upper, fixed_one)) << name(rules, position);
        EXPECT_LE(conceded, Rational(value.lower, fixed_one) + tolerance) << name(rules, position);
      }
    });
  }
}

TEST(TennisSolve, TakesAnyCourtAndUnequalPoints) {
  for (const int fields : {1, 3}) {
    const Rules rules{Variant::tennis, fields, 2};
    const auto exact = solve_tennis_ref(rules, 7);
    const auto values = solve_tennis({rules, 4, 7}).values;
    for_each_position(rules, 4, 7, [&](const Position& position) {
      for (const Position& at : {position, mirrored(position)}) {
        const Enclosure value = values.at(at);
        EXPECT_LE(Rational(value.lower, fixed_one), exact.at(at)) << name(rules, at);
        EXPECT_GE(Rational(value.upper, fixed_one), exact.at(at)) << name(rules, at);
      }
    });
  }
}

// Floating point does not reach this width, so the solver treats the positions that exceed their share exactly.
TEST(TennisSolve, SolvesExactlyWhatIsWiderThanItsShare) {
  const Rules rules;
  const auto& exact = exact_values(rules);
  const TennisSolution solution = solve_tennis({rules, most_points, most_points, 1000});
  EXPECT_GT(solution.tried_exactly, 0U);
  EXPECT_EQ(solution.wide, 0U);
  for (const auto& [position, value] : exact) {
    const Enclosure interval = solution.values.at(position);
    EXPECT_LE(interval.width(), 1000) << name(rules, position);
    EXPECT_LE(Rational(interval.lower, fixed_one), value) << name(rules, position);
    EXPECT_GE(Rational(interval.upper, fixed_one), value) << name(rules, position);
  }
}

// No method reaches this width. The intervals are still certain, and the solution names the widest.
TEST(TennisSolve, SaysWhatIsTooWideEvenSo_standard) {
  const Rules rules;
  const TennisSolution solution = solve_tennis({rules, most_points, most_points, 0});
  EXPECT_GT(solution.wide, 0U);
  ASSERT_TRUE(solution.widest);
  const Fixed widest = solution.values.at(*solution.widest).width();
  for (const auto& [position, value] : exact_values(rules)) {
    const Enclosure interval = solution.values.at(position);
    EXPECT_LE(interval.width(), widest);
    EXPECT_LE(Rational(interval.lower, fixed_one), value) << name(rules, position);
    EXPECT_GE(Rational(interval.upper, fixed_one), value) << name(rules, position);
  }
}

TEST(TennisSolve, IsTheSameOnAnyNumberOfThreads) {
  const TennisTask task{{Variant::footsteps, 2, 1}, 25, 25};
  const auto on = [&](std::size_t threads) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    return solve_tennis(task).values;
  };
  const auto one = on(1);
  const auto three = on(3);
  for_each_position(task.rules, 25, 25,
                    [&](const Position& position) { ASSERT_EQ(one.at(position), three.at(position)); });
}

TEST(TennisSolve, RefusesWhatIsOutOfRange) {
  EXPECT_THROW(solve_tennis({{}, -1, 5}), Error);
  EXPECT_THROW(solve_tennis({{}, 5, tennis::most_solved_points + 1}), Error);
  EXPECT_THROW(solve_tennis({{Variant::tennis, 0, 1}, 5, 5}), Error);
  EXPECT_THROW(solve_tennis({{Variant::tennis, tennis::most_fields + 1, 1}, 5, 5}), Error);
  EXPECT_THROW(solve_tennis({{Variant::tennis, 2, 0}, 5, 5}), Error);
}

TEST(TennisSolve, StopsAndKeepsToItsMemory) {
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  options.observer = [&](const engines::Progress& progress) {
    EXPECT_GT(progress.fraction.value(), 0);
    if (progress.grade == 20) source.request_stop();
  };
  const TennisSolution stopped = solve_tennis({{}, 40, 40}, options);
  EXPECT_EQ(stopped.status, engines::RunStatus::interrupted);
  EXPECT_EQ(stopped.last_total, 20);
  EXPECT_EQ(stopped.values.at({10, 10, 0}), (Enclosure{0, 0}));

  engines::RunOptions narrow;
  narrow.memory = 1 << 20U;
  EXPECT_EQ(solve_tennis({{}, 200, 200}, narrow).status, engines::RunStatus::memory);
}

}  // namespace quadrille::enumerate::enumerate_solve_test
