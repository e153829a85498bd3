// A population of trails, drawn ply by ply at once: sequential importance sampling (Knuth 1975) with resampling, the
// form of "go with the winners" (Aldous & Vazirani 1994; Chen 1992 on strata of a tree) that keeps the population's
// size.
//
// Each trail carries a weight, the reciprocal of the probability of its choices. Weights of long trails differ by many
// orders of magnitude, and a trail's future does too: much past with little left, or little past with much left. What
// is worth having is their product, so each trail also carries a promise: its weight times the guess of pairings.hpp at
// how many trails go on from it. Promises stay close to each other. When they differ so much that the effective
// number of trails, (sum of promises)^2 / (sum of squares), falls below two fifths of the population, the population is
// drawn anew: trails by their promises (systematically, with one random number), each then with the mean promise, its
// weight changed by the same factor. That keeps every expectation, so a block's totals are unbiased for any rule of
// when to draw anew, whatever the guess is worth.
//
// No number leaves the range of a double: a promise never exceeds 1, and a weight is a promise divided by a guess that
// is at least 10^-226 where 384 segments or fewer are drawn (each vertex's part is least where its segments are used
// up, and at most pairings(8) = 223.6 times smaller than at the start).
//
// Checked against: exact counts (estimate_test.cpp), with populations of two trails as well, where resampling does
// most.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/soccer/estimate/block_totals.hpp"
#include "enumerate/soccer/estimate/pairings.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"
#include "enumerate/soccer/estimate/trail_step.hpp"
#include "quadrille/detail/budget.hpp"

namespace quadrille::enumerate {

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

  /// The bytes that a population holds a trail.
  static std::size_t bytes_of_trail(const TrailBoard& board);

 private:
  struct Trail {
    double promise = 1;
    double weight = 1;
    double look = 1;  // the part of the promise that the candidate's look was
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

}  // namespace quadrille::enumerate
