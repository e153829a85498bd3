// The plan of a sweep over a graph that counts trails.
//
// The sweep takes in one vertex after another. The frontier separates the vertices taken in from the vertices to come,
// so an edge *crosses* the frontier while exactly one end of the edge is taken in. Each crossing edge has a slot, which
// is the edge's place in a state of the sweep (state.hpp). For each step, the plan lists the slots of the edges of the
// vertex taken in.
//
// The step that takes in a vertex first closes the edges to earlier vertices: they no longer cross, and their slots
// become free. Then the step opens the edges to later vertices: they now cross, and get slots.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::graphs {

/// The most edges that may cross at a time. One more slot, the last, belongs to the imagined edge
/// (trail_sweep/state.hpp).
inline constexpr std::size_t most_crossing = 15;
/// The most edges of a vertex to earlier vertices, and the most to later ones. With the two ends of the trail they fit
/// into MeetingEnds, and the ways to join them grow as the factorial.
inline constexpr std::size_t most_at_once = 9;
/// The slot of the imagined edge between the end of a trail and its start.
inline constexpr unsigned imagined_slot = 15;

/// A graph to sweep for its trails; vertices are numbered in the order of the sweep.
struct TrailGraph {
  std::vector<std::vector<std::size_t>> neighbours;  ///< of each vertex, both ways
  std::size_t root = 0;                              ///< the start of every trail
};

/// One step: a vertex is taken in.
struct TrailStep {
  std::vector<unsigned> backward;  ///< the slots of its edges to earlier vertices
  std::vector<unsigned> forward;   ///< the slots of its edges to later vertices
  std::vector<unsigned> pending;   ///< slots without an edge of other vertices: as many as the longer list above
  std::uint32_t others = 0;        ///< the slots of edges that cross before and after it, as a bit mask
  bool root = false;               ///< true if the vertex is the root
  bool root_done = false;          ///< true if the root was taken in before
};

/// The plan for the graph, one step a vertex.
/// \throws Error (unusable_input) if more than most_crossing edges cross at a time, or more than most_at_once edges of
///         one vertex lead one way
/// \complexity O(vertices * most_crossing + edges)
std::vector<TrailStep> plan_trails(const TrailGraph& graph);

}  // namespace quadrille::graphs
