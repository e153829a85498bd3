// Counts the weak classes of a whole pitch of Paper Soccer, modulo the prime 2^61 - 1, by an independent method. A weak
// class is the set of drawn segments of some history (Høivik, Def. 2.7). The resulting residue confirms the exact
// number that an engine of `quadrille` found.
//
// For the usual pitch the exact number has about 65 digits. The engine processes one vertex after another. The sweep of
// this file shares no code with the engine: it begins at the other end of the pitch, processes one edge after another,
// and computes a single residue. It treats goals as vertices of degree at most one, while the engine handles goals by a
// formula. The code also builds the pitch from the definition, not from soccer::Pitch. Suppose the exact number is
// wrong, and the error does not depend on the prime. Then the number and the residue agree with probability 1 in 2.3 *
// 10^18.
//
// A nonempty set of segments belongs to a history exactly under three conditions. First, the set is connected and
// touches the start b0. Second, every vertex touches an even number of its segments, except perhaps b0 and the vertex
// of the ball (Euler's theorem). Third, a goal point touches at most one segment, and if it touches one, the ball lies
// there. The empty set is one more class, and the only one if b0 is a goal.
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
