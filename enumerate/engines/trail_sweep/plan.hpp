// A plan to sweep a graph edge by edge: which edges cross the frontier, and the slot that each has.
//
// The vertices are taken in one after the other. An edge *crosses* while one of its ends is taken in and the other is
// not; then it has a slot. A step of the plan closes the vertex's backward edges, which gives their slots back, and
// opens its forward edges.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::graphs {

/// How many edges may cross at a time. A slot more, the last, is the imagined edge's (trail_sweep/state.hpp).
inline constexpr std::size_t most_crossing = 15;
/// How many edges of a vertex lead to earlier vertices at most, and how many to later ones. With two ends of the trail
/// they fill what joins the ends at a vertex, and the ways to join them grow as the factorial.
inline constexpr std::size_t most_at_once = 9;
/// The slot of the imagined edge between the end of a trail and its start.
inline constexpr unsigned imagined_slot = 15;

/// A graph to sweep for its trails; vertices are numbered in the order of the sweep.
struct TrailGraph {
  std::vector<std::vector<std::size_t>> neighbours;  ///< of each vertex, both ways
  std::size_t root = 0;                              ///< where every trail starts
};

/// One step: a vertex is taken in.
struct TrailStep {
  std::vector<unsigned> backward;  ///< the slots of its edges to earlier vertices
  std::vector<unsigned> forward;   ///< the slots of its edges to later vertices
  std::vector<unsigned> pending;   ///< slots that no other vertex's edge has: as many as the longer of the two
  std::uint32_t others = 0;        ///< the slots of edges that cross before and after it, as a bit mask
  bool root = false;               ///< whether it is the root
  bool root_done = false;          ///< whether the root was taken in before
};

/// The plan for the graph, one step a vertex.
/// \throws Error (unusable_input) if more than most_crossing edges cross at a time, or more than most_at_once edges of
///         one vertex lead one way
/// \complexity O(vertices * most_crossing + edges)
std::vector<TrailStep> plan_trails(const TrailGraph& graph);

}  // namespace quadrille::graphs
