// How many histories and games a pitch has, how they end and how long they last, by random samples: for pitches beyond
// all exact methods.
//
// Samples are cut into blocks, each a population of trails (population.hpp) and as many games of uniformly random plies
// (random_game.hpp), with streams of random numbers of its own. So the estimates are the same on any number of threads,
// and the differences among blocks give the intervals (intervals.hpp).
//
// Checked against: the exact numbers of the engine `trails`, estimate_ref (estimate_ref.hpp)
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "enumerate/soccer/estimate/block_totals.hpp"
#include "enumerate/soccer/estimate/intervals.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// How so many samples are cut into blocks: a hundred of them, and more where they would hold more than 32,768 samples.
struct BlockSizes {
  explicit BlockSizes(std::uint64_t samples);

  /// The samples of a block, which differ by one at most. \pre block < count
  std::size_t of(std::size_t block) const { return size + (block < larger ? 1 : 0); }
  std::size_t count = 0;
  std::size_t size = 0;    ///< of the smaller ones
  std::size_t larger = 0;  ///< how many hold one more
};

struct SoccerEstimate {
  std::array<Interval, quantities> intervals{};  ///< by Quantity; not set if `blocks` is below fewest_blocks
  std::size_t blocks = 0;                        ///< that they rest on: those that were finished
  std::uint64_t samples = 0;                     ///< in these
  engines::RunStatus status = engines::RunStatus::complete;
};

/// What was interrupted before so many blocks has no intervals.
inline constexpr std::size_t fewest_blocks = 10;

/// \pre the pitch is drawable; soccer::least_samples <= samples <= soccer::most_samples
/// \complexity O(samples * plies), about 80 ns a ply; memory of a block a thread: at most 32,768 trails of a byte a
///             vertex and 48 more
SoccerEstimate estimate_soccer(const soccer::Pitch& pitch, std::uint64_t samples, std::uint64_t seed,
                               const engines::RunOptions& options = {});

/// The totals of one block. \throws engines::Interrupted, engines::OutOfBudget
BlockTotals totals_of_block(const soccer::Pitch& pitch, std::size_t samples, std::uint64_t seed, std::size_t block);

}  // namespace quadrille::enumerate
