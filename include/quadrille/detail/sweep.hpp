// The plan of a sweep. A sweep counts edge sets of a graph, and adds the vertices one at a time (Simpath; Knuth, TAOCP
// 4A, 7.1.4).
//
// A vertex is *open* if it has been added and some of its edges are still to come. The open vertices are the
// *frontier*: the sweep must remember something about each of them. The plan gives each open vertex a *slot*, a place
// for these data; the data of all open vertices are a *state* of the sweep. For each step the plan names the slot of
// the new vertex, and the slots of the earlier vertices to which the new vertex has edges. The plan also names the
// vertices without further edges after the step; their slots become free. One step decides about all edges from the new
// vertex to earlier vertices. If a step decided about only some of these edges, the sweep would have several times as
// many states in between.
//
// Limit: at most most_slots vertices are open at a time, the new vertex included, so that a state fits into one word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// \namespace quadrille::graphs
/// The order in which a graph is swept, for the engine Frontier.
namespace quadrille::graphs {

/// The most vertices that may be open at a time.
inline constexpr std::size_t most_slots = 13;

/// An edge between the u-th and the v-th vertex of the sweep.
struct SweepEdge {
  std::size_t u = 0;    ///< the end that is added first
  std::size_t v = 0;    ///< the other end
  int marks = 1;        ///< the number of drawn segments that it represents
  bool turns_u = true;  ///< true if drawing it changes the parity of u's degree
  bool turns_v = true;  ///< true if drawing it changes the parity of v's degree
  bool drawn = false;   ///< true if every counted edge set contains it
};

/// A graph whose vertices are numbered in the order of the sweep.
struct SweepGraph {
  std::vector<bool> may_end;     ///< for each vertex: true if a trail may end there, so that its degree may be odd
  std::vector<SweepEdge> edges;  ///< at most one between two vertices
  std::size_t root = 0;          ///< the start of every trail
};

/// A backward edge of the new vertex.
struct SweepLink {
  std::size_t slot = 0;      ///< the slot of the other end
  std::uint32_t turned = 0;  ///< the slots whose parity it changes, as a bit mask
  int marks = 1;             ///< the number of drawn segments that it represents
  bool drawn = false;        ///< true if it must be drawn
};

/// A vertex that frees its slot.
struct SweepLeaver {
  std::size_t slot = 0;    ///< the slot that becomes free
  std::size_t vertex = 0;  ///< the vertex, by its number in the sweep
  bool may_end = true;     ///< true if a trail may end there
  bool root = false;       ///< true if it is the root
};

/// One step: a vertex is added with all its backward edges.
struct SweepStep {
  std::size_t slot = 0;                ///< the slot of the new vertex
  std::vector<SweepLink> links;        ///< its backward edges; one to the first leaver comes first
  std::vector<SweepLeaver> leavers;    ///< the vertices complete after this step
  std::uint32_t may_end = 0;           ///< the open slots, the new one included, of vertices where a trail may end
  std::uint32_t untouched_by = 0;      ///< the open slots that the step does not change
  bool root_done = false;              ///< true if the root was complete before this step
  std::vector<std::size_t> open;       ///< for each slot its vertex after the step, or no_vertex
  std::size_t root_slot = most_slots;  ///< the root's slot after the step; most_slots if the root is not open
};

/// No vertex: a free slot, or an end that is not decided yet.
inline constexpr std::size_t no_vertex = static_cast<std::size_t>(-1);

/// The plan for the graph, one step a vertex.
/// \throws Error (unusable_input) if more than most_slots vertices are open at a time
/// \complexity O(vertices * (most_slots + edges of a vertex))
std::vector<SweepStep> plan_sweep(const SweepGraph& graph);

}  // namespace quadrille::graphs
