// A pitch as a graph to sweep.
//
// Rows run along the pitch's shorter side, so that as few vertices as possible are open at a time. Goals are left out
// (enumerate/soccer/drawing_statistic.hpp says how their segments are counted). The folded graph of a pitch with a
// mirror has the axis and the half on its left: its edge sets are the drawings that are their own mirror image. A
// segment off the axis stands for two, itself and its image, so it does not turn the parity of an end on the axis,
// where both meet.
#pragma once

#include <vector>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "enumerate/soccer/drawing_statistic.hpp"
#include "games/soccer/mirror.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/detail/frontier/frontier.hpp"

namespace quadrille::enumerate {

struct SoccerSweep {
  graphs::SweepGraph graph;
  std::vector<soccer::Vertex> vertices;  ///< of the pitch, in the order of the sweep
  std::vector<soccer::Vertex> goals;     ///< of the pitch, by the numbers that `segments` uses
  GoalSegments segments;                 ///< from each vertex of the sweep to goals
};

/// Every drawing that touches no goal. \pre the start is no goal
SoccerSweep whole_sweep(const soccer::Pitch& pitch);

/// The same graph for a sweep over its trails.
graphs::TrailGraph trail_graph(const SoccerSweep& sweep);

/// Those that are their own mirror image. \pre as above
SoccerSweep folded_sweep(const soccer::Pitch& pitch, const soccer::Mirror& mirror);

/// The steps of whole_sweep's plan after which states may be merged with their reflections along the row, and how. Both
/// reflections of a pitch serve, also the one that exchanges the goals: the drawings that it exchanges have as many
/// plies, but their balls lie elsewhere.
std::vector<std::optional<engines::SlotImages>> soccer_folds(const soccer::Pitch& pitch, const SoccerSweep& sweep,
                                                             const std::vector<graphs::SweepStep>& plan);

/// A width for counters, in bits, that no count of the sweep outgrows: of all edge sets with given parities there are
/// at most 2 to the power of (edges less rank of the parities), and the ball is one of the vertices or a goal beside
/// it.
std::size_t bits_needed(const SoccerSweep& sweep);

}  // namespace quadrille::enumerate
