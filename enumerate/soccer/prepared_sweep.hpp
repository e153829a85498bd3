// A pitch made ready for the engine Frontier, and a sweep of it with counters as wide as it needs.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "enumerate/soccer/drawing_statistic.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/frontier/frontier.hpp"

namespace quadrille::enumerate {

/// A sweep with all that depends on the pitch alone.
struct PreparedSweep {
  SoccerSweep soccer;
  engines::FrontierSweep sweep;  ///< without folds
  std::size_t words = 0;         ///< of a counter
};

/// \param words  as many as no count outgrows if 0
inline PreparedSweep prepare_sweep(SoccerSweep soccer, std::size_t words = 0) {
  PreparedSweep prepared{std::move(soccer), {}, words};
  prepared.sweep.plan = graphs::plan_sweep(prepared.soccer.graph);
  prepared.sweep.folds.resize(prepared.sweep.plan.size());
  if (words == 0) prepared.words = bits_needed(prepared.soccer) / 64 + 1;
  return prepared;
}

/// The most marks after each step, goals apart.
inline std::vector<int> marks_by_step(const PreparedSweep& prepared) {
  std::vector<int> marks;
  int so_far = 0;
  for (const graphs::SweepStep& step : prepared.sweep.plan) {
    for (const graphs::SweepLink& link : step.links) so_far += link.marks;
    marks.push_back(so_far);
  }
  return marks;
}

/// Runs one sweep with the narrowest counters that are compiled in and wide enough.
template <engines::FrontierStatistic Statistic>
engines::FrontierResult run_sweep(const PreparedSweep& prepared, const Statistic& statistic,
                                  const engines::RunOptions& options) {
  const engines::FrontierSweep& sweep = prepared.sweep;
  const std::size_t words = prepared.words;
  if (options.modulus != 0) return engines::Frontier<engines::residues, Statistic>(sweep, statistic, 1, options).run();
  switch (words) {
    case 1:
      return engines::Frontier<1, Statistic>(sweep, statistic, words, options).run();
    case 2:
      return engines::Frontier<2, Statistic>(sweep, statistic, words, options).run();
    case 3:
      return engines::Frontier<3, Statistic>(sweep, statistic, words, options).run();
    case 4:
      return engines::Frontier<4, Statistic>(sweep, statistic, words, options).run();
    default:
      return engines::Frontier<0, Statistic>(sweep, statistic, words, options).run();
  }
}

// frontier.cpp and classes/ended.cpp sweep by ply: the engine is compiled for that once, in frontier.cpp.
extern template engines::FrontierResult run_sweep(const PreparedSweep&, const PlyStatistic&,
                                                  const engines::RunOptions&);

}  // namespace quadrille::enumerate
