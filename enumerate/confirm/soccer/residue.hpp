// The number of weak classes of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an independent method. It
// confirms the exact number.
//
// The exact number for the pitch people play on has about 65 digits, and comes from a sweep that takes a vertex at a
// time. This sweep shares no code with it. It runs from the other end and takes an edge at a time. Its goals are
// vertices of degree at most one, where the exact sweep has a formula. It computes a single residue. The pitch too is
// built a second time here, from the definition and not from soccer::Pitch. If the exact number were wrong, and its
// error independent of the prime, the two would agree with probability 1 in 2.3 * 10^18.
//
// A weak class is a drawing that some history leaves (Def. 2.7). A nonempty set of segments is such a drawing exactly
// under three conditions. It is connected and touches b0. It has even degrees everywhere except perhaps at two
// vertices, b0 and the ball (Euler's theorem). It has degree at most one at a goal point, which is then the ball's. The
// empty drawing is one more. On a pitch whose b0 is a goal it is the only one.
#pragma once

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "enumerate/confirm/soccer/residue_sweep.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm {

/// The pitch as a graph: the points from the top row down, from left to right, the goal points as terminals. The graph
/// of a board holds only the part that a trail can reach.
/// \complexity O(points squared)
/// Checked against: soccer::Pitch in tests/enumerate/confirm/soccer/residue_test.cpp
residue::Graph residue_graph_of(const soccer::PitchName& name);

/// The graph of a pitch for the sweep. If its rows are too wide for a sweep and its columns are shorter, it is turned
/// by a quarter, so that columns come one after another. Otherwise it is unchanged.
/// Checked against: the graph itself, whose sweep counts the same
residue::Graph residue_sweep_graph_of(const soccer::PitchName& name, residue::Graph graph);

/// The number of weak classes, as a residue.
/// \throws Error (unusable_input) if the shorter side of the pitch is more than 9; std::bad_alloc
/// \complexity that of residue_sweep
/// Checked against: count_soccer on every pitch small enough
ResidueSweep residue_of_classes(const soccer::PitchName& name, const ResidueObserver& observer = {});

}  // namespace quadrille::confirm
