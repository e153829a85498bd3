// The number of weak classes of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an independent method. The
// residue confirms the exact number that an engine found.
//
// The exact number for the pitch people play on has about 65 digits, and comes from an engine that takes a vertex at a
// time. The sweep of this file shares no code with that engine. This sweep runs from the other end, takes an edge at a
// time, and computes a single residue. It treats goals as vertices of degree at most one, where the engine has a
// formula. The pitch too is built a second time here, from the definition and not from soccer::Pitch. If the exact
// number were wrong, and its error independent of the prime, number and residue would agree with probability 1 in 2.3 *
// 10^18.
//
// A weak class is the drawing (set of drawn segments) of some history (Def. 2.7). A nonempty set of segments is such a
// drawing exactly under three conditions. It is connected and touches b0, the start. It has even degrees everywhere
// except perhaps at two vertices, b0 and the ball (Euler's theorem). It has degree at most one at a goal point, and
// then the ball lies there. The empty drawing is one more class, and the only one if b0 is a goal.
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
