// A pitch made ready for the engine Trails, and a sweep of it with counters as wide as it needs.
#pragma once

#include <cstddef>

#include "enumerate/soccer/histories/statistic.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate {

/// A pitch as a graph to sweep, goals left out, and what a statistic asks of it.
struct PreparedTrails {
  SoccerSweep soccer;
  engines::TrailPlan plan;
  MostDrawn most_drawn;
};

/// \pre the start is no goal
/// \throws Error (unusable_input) if more segments cross the frontier than the engine takes
PreparedTrails prepare_trails(const soccer::Pitch& pitch);

/// The last ply that has a lane: options.last_grade, or that of the longest history if that is less.
std::size_t last_ply_of_trails(const PreparedTrails& prepared, const engines::RunOptions& options);

/// The number of ways to pair some of so many things. O(things)
double involutions(std::size_t things);

/// Words that hold every count: at a vertex of degree d there are at most as many ways to draw and to join as
/// involutions of d + 2 things, the start and the end among them.
std::size_t words_needed(const PreparedTrails& prepared);

/// Runs a sweep with counters of 128 bits, and with wider ones if those overflow. A checkpoint is that of one width, so
/// with one they are wide enough from the start.
template <class Statistic>
engines::FrontierResult run_trails(const PreparedTrails& prepared, const Statistic& statistic,
                                   const engines::RunOptions& options) {
  const std::size_t most = words_needed(prepared);
  if (options.modulus != 0) {
    return engines::Trails<engines::residues, Statistic>(prepared.plan, statistic, 1, options).run();
  }
  if (options.checkpoint) return engines::Trails<0, Statistic>(prepared.plan, statistic, most, options).run();
  engines::FrontierResult found = engines::Trails<2, Statistic>(prepared.plan, statistic, 2, options).run();
  for (std::size_t words = 4; found.status == engines::RunStatus::overflow && words < 2 * most; words *= 2) {
    found = engines::Trails<0, Statistic>(prepared.plan, statistic, words, options).run();
  }
  return found;
}

}  // namespace quadrille::enumerate
