// The exact values of what estimate_soccer estimates, and how many seeds' intervals hold them.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/soccer/estimate/estimate.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "quadrille/natural.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

/// All but random_plies_mean, which stays 0.
using ExactQuantities = std::array<double, quantities>;

/// From the tables of `count soccer`: by outcome, and the histories in total.
inline ExactQuantities exact_quantities(const std::vector<soccer::OutcomeCounts>& rows, const Natural& histories) {
  std::array<Natural, game_ends> ends;
  Natural games;
  Natural plies;
  Natural squares;
  for (const soccer::OutcomeCounts& row : rows) {
    const std::array<Natural, game_ends> of_row{row.goal_wins_1, row.goal_wins_2, row.blocked_wins_1,
                                                row.blocked_wins_2};
    for (std::size_t end = 0; end < game_ends; ++end) {
      ends[end] += of_row[end];
      games += of_row[end];
      plies += of_row[end] * row.ply;
      squares += of_row[end] * row.ply * row.ply;
    }
  }
  ExactQuantities exact{histories.convert_to<double>(), games.convert_to<double>()};
  for (std::size_t end = 0; end < game_ends; ++end) exact[2 + end] = ends[end].convert_to<double>();
  exact[6] = plies.convert_to<double>() / exact[1];
  const Natural deviations = squares * games - plies * plies;
  exact[7] = std::sqrt(deviations.convert_to<double>()) / exact[1];
  return exact;
}

/// Counted by the engine `trails`.
inline ExactQuantities exact_quantities(const soccer::Pitch& pitch) {
  const auto total = count_soccer_trails<soccer::TotalCounts>(pitch);
  return exact_quantities(count_soccer_trails<soccer::OutcomeCounts>(pitch).rows, *total.rows.front().histories);
}

/// For each quantity, how many of the seeds 1 to `seeds` have an interval that holds the exact value.
inline std::array<int, quantities> seeds_that_hold(const soccer::Pitch& pitch, const ExactQuantities& exact,
                                                   std::uint64_t samples, int seeds) {
  std::array<int, quantities> held{};
  for (int seed = 1; seed <= seeds; ++seed) {
    const SoccerEstimate estimate = estimate_soccer(pitch, samples, static_cast<std::uint64_t>(seed));
    for (std::size_t i = 0; i < quantities; ++i) {
      const Interval& interval = estimate.intervals[i];
      EXPECT_LE(interval.lower, interval.estimate);
      EXPECT_LE(interval.estimate, interval.upper);
      if (interval.lower <= exact[i] && exact[i] <= interval.upper) ++held[i];
    }
  }
  return held;
}

}  // namespace quadrille::enumerate
