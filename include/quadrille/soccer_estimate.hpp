// Estimates from random games of Paper Soccer, for pitches that are too large for exact counts. The estimates concern
// the number of histories (games, finished or not), the number of finished games, and the outcomes and lengths of
// finished games.
//
//     const quadrille::soccer::EstimateRequest request{.pitch = "classic:8x10", .samples = 1'000'000, .seed = 1};
//     for (const auto& row :
//     quadrille::rows<quadrille::soccer::EstimatedQuantity>(quadrille::soccer::estimate(request))) {
//       std::cout << row.quantity << ": from " << row.lower << " to " << row.upper << '\n';
//     }
//
// The method is sequential importance sampling (Knuth 1975) with resampling. The samples are divided into blocks, and
// each block has random numbers of its own (in the repository: enumerate/soccer/estimate/estimate.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::soccer {

/// The fewest samples: a hundred blocks of ten. With fewer, an interval would say little.
inline constexpr std::uint64_t least_samples = 1000;
/// The most samples; on classic:8x10 they take a night.
inline constexpr std::uint64_t most_samples = 1'000'000'000;

/// A pitch to be estimated, and the effort.
struct EstimateRequest {
  std::string pitch;                  ///< "classic:8x10"; at most 384 segments
  std::uint64_t samples = 1'000'000;  ///< sampled trails, and random games played; from least_samples to most_samples
  std::uint64_t seed = 0;             ///< seed of the random numbers: the same seed gives the same rows
  bool available = false;             ///< if true, the number of legal plies per turn is estimated too
};

/// A quantity: it lies between `lower` and `upper` with a probability of 95%. The quantities, in this order:
///
/// - `histories`: sequences of the ball's vertices from the start, finished or not, including the start alone
/// - `games`: finished histories
/// - `goal_wins_1`: games that player 1 wins by a goal (the ball lies on g2)
/// - `goal_wins_2`: games that player 2 wins by a goal (the ball lies on g1)
/// - `blocked_wins_1`: games that player 1 wins because player 2 is to move and has no legal ply
/// - `blocked_wins_2`: games that player 2 wins because player 1 is to move and has no legal ply
/// - `game_plies_mean`: the mean number of plies of a finished game, each game counted once
/// - `game_plies_deviation`: the standard deviation of that number
/// - `random_plies_mean`: the expected number of plies of a game in which each ply is chosen uniformly among the legal
///   ones
/// - `available_plies_mean`, on request: the mean number of legal plies per turn, over all plies of all finished games,
///   each game counted once
/// - `available_plies_deviation`, on request: the standard deviation of that number
///
/// Numbers have seven significant digits, and from 10^7 an exponent: 1.447439e+128. Bounds are rounded outward.
struct EstimatedQuantity {
  std::string quantity;  ///< its name
  std::string estimate;  ///< unbiased for numbers of histories and games, and for random_plies_mean
  std::string lower;     ///< the lower end of the interval
  std::string upper;     ///< the upper end of the interval
};

Schema<EstimatedQuantity> schema_of(RowType<EstimatedQuantity>);  ///< the columns of its table

/// Nine rows, or eleven with the legal plies, and warnings about them.
struct EstimateAnswer : Answer {
  std::uint64_t samples = 0;  ///< the samples behind the rows: fewer than requested if the job was interrupted
  /// Quantities whose estimate comes mostly from a few of the samples: their intervals may be too narrow.
  std::vector<std::string> heavy_tailed{};
};

/// @{
/// Estimates. The rows are the same on any number of threads. An interrupted run has rows too, from the samples
/// finished by then, unless these are fewer than a tenth of all.
/// \throws Error (unusable_input) naming the place if the pitch cannot be read or is too large, or the number of
///         samples is out of range
/// \complexity O(samples * plies): a million of classic:8x10 take half a minute of one processor
Plan<EstimateRequest> plan(const EstimateRequest& request, const Options& options = {});
EstimateAnswer run(const Plan<EstimateRequest>& plan, const Options& options = {});
/// @}

/// Plans and runs. \throws as both \complexity as both
inline EstimateAnswer estimate(const EstimateRequest& request, const Options& options = {}) {
  return run(plan(request, options), options);
}

}  // namespace quadrille::soccer
