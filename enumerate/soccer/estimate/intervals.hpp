// Computes estimates for Paper Soccer, with 95% confidence intervals. The random samples are divided into blocks, and
// each block gives its own estimates.
//
// The blocks are independent and have the same distribution. So the estimate of a count is the mean of the blocks'
// estimates, and Student's t gives an interval. The blocks' estimates of a count are positive and skewed to the right;
// the less precise they are, the more skewed. Therefore the interval is computed for the logarithm of the count. It
// reaches from estimate * exp(-t s / estimate) to estimate * exp(t s / estimate), where s is the standard error of the
// mean and t is a quantile of Student's distribution. Such an interval never falls below 0, and for many blocks it
// agrees with the usual one, estimate +- t s.
//
// Some estimates are ratios of totals over all blocks: the mean and the standard deviation of a game's length, and
// those of the number of legal plies. A ratio of this kind is biased. The jackknife (Quenouille 1956, Tukey 1958)
// replaces the ratio by a mean of one value for each block, which has much less bias.
//
// Checked against: exact values of four pitches, 200 seeds each (coverage_test.cpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate {

// The totals of one block of samples: estimates of the numbers of histories and games. Each block's estimate is
// unbiased by itself, so the differences among blocks show how precise their mean is.

struct BlockTotals {
  double histories = 0;                   ///< finished or not, the empty one included
  std::array<double, game_ends> games{};  ///< finished ones, by GameEnd
  double plies = 0;                       ///< of all finished games together
  double squared_plies = 0;               ///< the sum of their squares
  double available = 0;                   ///< legal plies, over all plies of all finished games
  double squared_available = 0;           ///< the sum of their squares
  double random_plies = 0;                ///< the mean length of a game of uniformly random plies

  double all_games() const { return games[0] + games[1] + games[2] + games[3]; }

  /// Adds what follows trails of `plies_so_far` plies whose weights sum to `weight`.
  /// \param available_so_far  over the plies of each
  void add(const StepEnds& ends, int plies_so_far, const AvailablePlies& available_so_far, double weight) {
    histories += weight * ends.histories;
    if (!ends.any_game) return;
    double games_here = 0;
    for (std::size_t more = 1; more <= StepEnds::most_plies; ++more) {
      const double ply = plies_so_far + static_cast<int>(more);
      for (std::size_t end = 0; end < game_ends; ++end) {
        const double count = weight * ends.games[more - 1][end];
        games[end] += count;
        games_here += count;
        plies += count * ply;
        squared_plies += count * ply * ply;
      }
    }
    available += weight * ends.available.sum + games_here * available_so_far.sum;
    squared_available += weight * ends.available.squares + games_here * available_so_far.squares;
  }
};

/// The estimated quantities, in the order of the rows.
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
  /// True if a few blocks make up most of the number, so that the interval may be too narrow: the effective number of
  /// blocks, (sum)^2 / (sum of squares), is below half of their number.
  bool heavy_tailed = false;
};

/// The intervals by Quantity. \pre at least two blocks. \complexity O(blocks)
std::array<Interval, quantities> intervals_of(std::span<const BlockTotals> blocks);

// The text of an estimate and its bounds: seven significant digits, `53.00000` or `1.447439e+128`, which every reader
// of csv takes for a number. Bounds are rounded outward.

enum class Rounding : std::uint8_t { nearest, down, up };

/// \pre value >= 0 and finite
/// Checked against: boost's exact rationals in tests/enumerate/numbers/written_estimate_test.cpp
std::string written_estimate(double value, Rounding rounding);

}  // namespace quadrille::enumerate
