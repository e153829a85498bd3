// Estimates, by random samples, the number of histories and games of a pitch, how the games end, and how long they
// last. The estimates serve pitches that are too large for every exact method.
//
// The samples are divided into blocks. Each block samples many random trails (walks without a repeated segment), one
// segment at a time. Every history is a trail. For the mean length of a random game, the block also plays games in
// which all legal plies are equally likely (mean_random_plies). Each block has random numbers of its own, so the
// estimates are the same on any number of threads. Each estimate has a confidence interval, computed from the
// differences among the blocks (intervals.hpp).
//
// Checked against: the exact numbers of the engine `trails`, and estimate_ref
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/soccer/estimate/intervals.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

// A population of trails, all extended by a ply at a time: sequential importance sampling (Knuth 1975) with resampling,
// the form of "go with the winners" (Aldous & Vazirani 1994; Chen 1992 on strata of a tree) that keeps the population's
// size.
//
// Each trail carries a weight, the reciprocal of the probability of its choices. Weights of long trails differ by many
// orders of magnitude, and so do the numbers of their continuations. Only their product matters, so each trail also
// carries a promise: its weight times the guess of Pairings at the number of trails that continue it. Promises stay
// close to each other. The effective number of trails is (sum of promises)^2 / (sum of squares). When it falls below
// two fifths of the population, the population is resampled: trails are chosen by their promises (systematically, with
// one random number). Each then has the mean promise, and its weight changes by the same factor. That keeps every
// expectation. So a block's totals are unbiased for any rule of when to resample, and for any guess.
//
// No number leaves the range of a double. A promise never exceeds 1, and a weight is a promise divided by a guess. The
// guess is at least 10^-226 where 384 segments or fewer are drawn: each vertex's part is least where its segments are
// used up, and then at most pairings(8) = 223.6 times smaller than at the start.
//
// Checked against: exact counts (estimate_test.cpp), with populations of two trails as well, where resampling does
// most.

class Population {
 public:
  /// \param board, pairings, budget  outlive this object
  /// \param size  of the population, at least 1
  /// \throws engines::OutOfBudget
  Population(const TrailBoard& board, const Pairings<double>& pairings, std::size_t size, engines::Budget& budget);

  /// Draws all trails to their ends. \returns all of BlockTotals but random_plies
  /// \throws engines::Interrupted
  /// \complexity O(size * plies of the longest trail), about 80 ns a ply of a trail on one processor of 2.5 GHz
  BlockTotals run(engines::RandomStream& random, const std::stop_token& stop);

  /// The bytes of one trail of a population.
  static std::size_t bytes_of_trail(const TrailBoard& board);

 private:
  struct Trail {
    double promise = 1;
    double weight = 1;
    double look = 1;  // the candidate's look, a factor of the promise
    AvailablePlies available{};
    std::uint32_t copies = 0;
    soccer::Vertex ball = 0;
    bool mover_2 = false;
  };
  struct Promises {
    double sum = 0;
    double squares = 0;
  };

  Directions* free_of(std::size_t i) { return free_.data() + i * board_.vertex_count(); }
  Promises draw_ply(int plies, engines::RandomStream& random, BlockTotals& totals);
  void draw_ply_of(Trail& trail, Directions* free, engines::RandomStream& random);
  void resample(double sum, engines::RandomStream& random);

  const TrailBoard& board_;
  const Pairings<double>& pairings_;
  std::vector<Trail, engines::BudgetAllocator<Trail>> trails_;
  std::vector<Directions, engines::BudgetAllocator<Directions>> free_;  // by trail, then by vertex
  TrailStep<double> step_;
};

/// The cut of samples into blocks: a hundred blocks, or more so that none holds more than 32,768 samples.
struct BlockSizes {
  explicit BlockSizes(std::uint64_t samples);

  /// The number of samples of a block; blocks differ by one at most. \pre block < count
  std::size_t of(std::size_t block) const { return size + (block < larger ? 1 : 0); }
  std::size_t count = 0;
  std::size_t size = 0;    ///< samples of each smaller block
  std::size_t larger = 0;  ///< the number of blocks with one sample more
};

struct SoccerEstimate {
  std::array<Interval, quantities> intervals{};  ///< by Quantity; not set if `blocks` is below fewest_blocks
  std::size_t blocks = 0;                        ///< the number of finished blocks, on which the intervals rest
  std::uint64_t samples = 0;                     ///< the samples in these blocks
  engines::RunStatus status = engines::RunStatus::complete;
};

/// The fewest finished blocks that give intervals.
inline constexpr std::size_t fewest_blocks = 10;

/// \pre the pitch is drawable and estimable; soccer::least_samples <= samples <= soccer::most_samples
/// \complexity O(samples * plies), about 80 ns a ply; memory of one block for each thread: at most 32,768 trails, each
///             of a byte a vertex and 48 more
SoccerEstimate estimate_soccer(const soccer::Pitch& pitch, std::uint64_t samples, std::uint64_t seed,
                               const engines::RunOptions& options = {});

/// The totals of one block. \throws engines::Interrupted, engines::OutOfBudget
BlockTotals totals_of_block(const soccer::Pitch& pitch, std::size_t samples, std::uint64_t seed, std::size_t block);

// The reference of estimate_soccer: Knuth's estimator (Mathematics of Computation 29, 1975) to the letter. It samples a
// history by the rules of games/soccer, each ply one of the legal ones with the same probability. Each prefix of the
// history counts with the product of the numbers of legal plies on the way. It neither looks ahead nor resamples.
//
// Its estimates are right on average. On all but the smallest pitches the weights are so uneven that an interval from
// them is too narrow nearly half of the time. That is why estimate_soccer replaces it.

/// The totals of `blocks` blocks of `samples` samples each; the random games are the sampled histories.
/// \pre samples > 0
/// \complexity O(blocks * samples * plies)
std::vector<BlockTotals> estimate_soccer_ref(const soccer::Pitch& pitch, std::size_t blocks, std::size_t samples,
                                             std::uint64_t seed);

}  // namespace quadrille::enumerate
