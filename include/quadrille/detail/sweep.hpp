// A sweep: the order in which a graph's vertices are taken in, and which of them lie open on the way.
//
// A count of edge sets that sweeps a graph (Simpath; Knuth, TAOCP 4A, 7.1.4) must remember something for each
// vertex on the *frontier*: taken in already, with edges still to come. Here each such vertex has a *slot*, and the
// plan says for each step which slot the new vertex takes, to which open slots its backward edges lead, and which
// vertices are complete after it and give their slots back. All backward edges of a vertex belong to one step: in the
// middle of a vertex there are several times as many states as at its end.
//
// Limits: most_slots open vertices at a time, the new one included, so that a state fits one word.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

/// \namespace quadrille::graphs
/// The order in which a graph is swept, for the engine Frontier.
namespace quadrille::graphs {

/// How many vertices may be open at a time.
inline constexpr std::size_t most_slots = 13;

/// An edge between the u-th and the v-th vertex of the sweep.
struct SweepEdge {
  std::size_t u = 0;    ///< its end that is taken in first
  std::size_t v = 0;    ///< its other end
  int marks = 1;        ///< how many drawn segments it stands for
  bool turns_u = true;  ///< whether drawing it changes the parity of u's degree
  bool turns_v = true;  ///< the same of v's
  bool drawn = false;   ///< whether every edge set that is counted has it
};

/// A graph whose vertices are numbered in the order of the sweep.
struct SweepGraph {
  std::vector<bool> may_end;     ///< for each vertex: whether a trail may end there, which is where a degree may be odd
  std::vector<SweepEdge> edges;  ///< at most one between two vertices
  std::size_t root = 0;          ///< where every trail starts
};

/// A backward edge of the vertex that comes in.
struct SweepLink {
  std::size_t slot = 0;      ///< the other end
  std::uint32_t turned = 0;  ///< the slots whose parity it changes, as a bit mask
  int marks = 1;             ///< how many drawn segments it stands for
  bool drawn = false;        ///< whether it must be drawn
};

/// A vertex that gives its slot back.
struct SweepLeaver {
  std::size_t slot = 0;    ///< the slot that becomes free
  std::size_t vertex = 0;  ///< the vertex, by its number in the sweep
  bool may_end = true;     ///< whether a trail may end there
  bool root = false;       ///< whether it is the root
};

/// One step: a vertex comes in with all its backward edges.
struct SweepStep {
  std::size_t slot = 0;                ///< of the vertex that comes in
  std::vector<SweepLink> links;        ///< to the first leaver first, if there is one
  std::vector<SweepLeaver> leavers;    ///< complete after this step
  std::uint32_t may_end = 0;           ///< the open slots, the new one included, of vertices where a trail may end
  std::uint32_t untouched_by = 0;      ///< the slots that are open before the step and take no part in it
  bool root_done = false;              ///< whether the root was complete before this step
  std::vector<std::size_t> open;       ///< after the step: vertex by slot, or no_vertex
  std::size_t root_slot = most_slots;  ///< the root's after the step; most_slots if it is not open then
};

/// No vertex: a free slot, or an end that is not decided yet.
inline constexpr std::size_t no_vertex = static_cast<std::size_t>(-1);

/// The plan for the graph, one step a vertex.
/// \throws Error (unusable_input) if more than most_slots vertices are open at a time
/// \complexity O(vertices * (most_slots + edges of a vertex))
std::vector<SweepStep> plan_sweep(const SweepGraph& graph);

}  // namespace quadrille::graphs
