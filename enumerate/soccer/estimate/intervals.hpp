// From the totals of blocks to estimates with intervals of 95%.
//
// Blocks are independent and alike, so a number's estimate is the mean over them, and its interval Student's t. Numbers
// are positive and their blocks skewed to the right, the more so the less precise they are: there the interval is taken
// of the logarithm, estimate * exp(+-t s / estimate), which is the same in the limit and never falls below 0. Mean and
// deviation of the length, and of the plies available, are ratios of totals; the jackknife (Quenouille 1956, Tukey
// 1958) makes of each a mean over blocks, less the greater part of its bias.
//
// Checked against: exact values of four pitches, 200 seeds each (coverage_test.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "enumerate/soccer/estimate/block_totals.hpp"

namespace quadrille::enumerate {

/// What is estimated, in the order of the rows.
enum class Quantity : std::uint8_t {
  histories,
  games,
  goal_wins_1,
  goal_wins_2,
  blocked_wins_1,
  blocked_wins_2,
  game_plies_mean,
  game_plies_deviation,
  random_plies_mean,
  available_plies_mean,
  available_plies_deviation,
};
inline constexpr std::size_t quantities = 11;

/// A number that lies between lower and upper with 95%.
struct Interval {
  double estimate = 0;
  double lower = 0;
  double upper = 0;
  /// Whether a few blocks make up most of it, so that the interval may be too narrow: the effective number of blocks,
  /// (sum)^2 / (sum of squares), is below half of theirs.
  bool heavy_tailed = false;
};

/// By Quantity. \pre at least two blocks. \complexity O(blocks)
std::array<Interval, quantities> intervals_of(std::span<const BlockTotals> blocks);

}  // namespace quadrille::enumerate
