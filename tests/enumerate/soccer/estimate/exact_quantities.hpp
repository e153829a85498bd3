// The exact values of the quantities that estimate_soccer estimates, and the number of seeds whose intervals hold them.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "enumerate/soccer/estimate/estimate.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

/// The exact value of each quantity; empty if unknown.
using ExactQuantities = std::array<std::optional<double>, quantities>;

inline std::optional<double>& of(ExactQuantities& exact, Quantity quantity) {
  return exact[static_cast<std::size_t>(quantity)];
}

/// The quantities from the tables of `count soccer`, by outcome and in total: all but random_plies_mean and the plies
/// available.
inline ExactQuantities exact_quantities(const std::vector<CountRow>& rows, const Natural& histories) {
  std::array<Natural, game_ends> ends;
  Natural games;
  Natural plies;
  Natural squares;
  for (const CountRow& row : rows) {
    const std::array<Natural, game_ends> of_row{*row.goal_wins_1, *row.goal_wins_2, *row.blocked_wins_1,
                                                *row.blocked_wins_2};
    for (std::size_t end = 0; end < game_ends; ++end) {
      ends[end] += of_row[end];
      games += of_row[end];
      plies += of_row[end] * *row.ply;
      squares += of_row[end] * *row.ply * *row.ply;
    }
  }
  ExactQuantities exact{histories.convert_to<double>(), games.convert_to<double>()};
  for (std::size_t end = 0; end < game_ends; ++end) exact[2 + end] = ends[end].convert_to<double>();
  of(exact, Quantity::game_plies_mean) = plies.convert_to<double>() / *exact[1];
  const Natural deviations = squares * games - plies * plies;
  of(exact, Quantity::game_plies_deviation) = std::sqrt(deviations.convert_to<double>()) / *exact[1];
  return exact;
}

/// The same, counted by the engine `trails`.
inline ExactQuantities exact_quantities(const soccer::Pitch& pitch) {
  const auto total = count_soccer_trails(pitch, By::total);
  return exact_quantities(count_soccer_trails(pitch, By::outcome).rows, *total.rows.front().histories);
}

/// Adds random_plies_mean and the plies available, from the values of all classes: for pitches that can be listed.
inline ExactQuantities with_plies_of_classes(const soccer::Pitch& pitch, ExactQuantities exact) {
  struct After {  // sums over the games that continue a class
    double games = 0;
    double plies = 0;      // over all games
    double available = 0;  // over all plies of all games
    double squares = 0;
    double random_plies = 0;
  };
  using Space = SoccerSpace<2>;
  using Move = engines::MoveValue<Space::Move, After>;
  const Space space(pitch);
  const auto after = engines::backward_induction<After>(
      space, {}, [](const Space::State& /*ended*/) { return After{.games = 1}; },
      [](const Space::State& /*state*/, std::span<const Move> moves) {
        const auto legal = static_cast<double>(moves.size());
        After sum;
        for (const Move& move : moves) {
          const After& next = move.value;
          sum.games += next.games;
          sum.plies += next.plies + next.games;
          sum.available += next.available + legal * next.games;
          sum.squares += next.squares + legal * legal * next.games;
          sum.random_plies += (1 + next.random_plies) / legal;
        }
        return sum;
      },
      engines::KeepValues::start);
  const After all = after.start();
  const double mean = all.available / all.plies;
  of(exact, Quantity::random_plies_mean) = all.random_plies;
  of(exact, Quantity::available_plies_mean) = mean;
  of(exact, Quantity::available_plies_deviation) = std::sqrt(all.squares / all.plies - mean * mean);
  EXPECT_NEAR(all.plies / all.games, *of(exact, Quantity::game_plies_mean), 1e-9);
  return exact;
}

/// For each known quantity, the number of seeds from 1 to `seeds` whose interval holds the exact value.
inline std::array<int, quantities> seeds_that_hold(const soccer::Pitch& pitch, const ExactQuantities& exact,
                                                   std::uint64_t samples, int seeds) {
  std::array<int, quantities> held{};
  for (int seed = 1; seed <= seeds; ++seed) {
    const SoccerEstimate estimate = estimate_soccer(pitch, samples, static_cast<std::uint64_t>(seed));
    for (std::size_t i = 0; i < quantities; ++i) {
      const Interval& interval = estimate.intervals[i];
      EXPECT_LE(interval.lower, interval.estimate);
      EXPECT_LE(interval.estimate, interval.upper);
      if (exact[i] && interval.lower <= *exact[i] && *exact[i] <= interval.upper) ++held[i];
    }
  }
  return held;
}

}  // namespace quadrille::enumerate
