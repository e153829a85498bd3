// The plan of the residue sweep (residue_sweep.hpp), made once before the sweep runs. The sweep decides for each edge
// if the edge is drawn. The frontier is the set of vertices with decided and undecided edges. The plan gives the order
// of the vertices (from the top row down) and of their edges, and the step at which each vertex leaves the frontier.
//
// When a vertex enters the frontier, the sweep decides its edges to earlier vertices. First it decides each edge that
// is the last undecided edge of an earlier vertex. After this decision, the earlier vertex has no undecided edge, so it
// leaves the frontier in the same step. So the frontier never has more vertices than the width of the pitch plus two.
//
// The edges of one vertex concern few vertices of the frontier. The other vertices of the frontier are *bystanders*. A
// bystander has one of three kinds: untouched, of even degree, or of odd degree. Its kind does not change while the
// edges of this one vertex are decided. So two states in which a bystander has different kinds cannot become equal in
// the meantime. The sweep therefore sorts the states into groups in which each bystander has one kind. It processes
// each group by itself, in a table of its own, and several groups in parallel.
#pragma once

#include <cstddef>
#include <vector>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "enumerate/confirm/soccer/residue_state.hpp"

namespace quadrille::confirm::residue {

struct Departure {
  unsigned slot = 0;
  Leaving leaving = Leaving::before_start;
};

/// One edge, and the vertices that leave once it is decided.
struct Step {
  unsigned a = 0;
  unsigned b = 0;
  bool a_is_terminal = false;  ///< a terminal takes one edge at most
  bool b_is_terminal = false;
  bool may_be_drawn = true;
  bool must_be_drawn = false;
  bool is_incomplete = false;  ///< an edge that must be drawn comes later, so nothing is complete yet
  std::vector<Departure> departures;
};

/// The edges between one vertex and those before it.
struct Stage {
  int row = 0;  ///< the row of the vertex
  std::vector<Step> steps;
  std::vector<unsigned> bystanders;  ///< the slots that distinguish the groups; only some of them if there are many
};

/// The greatest number of groups that the bystanders distinguish: each bystander is untouched, even or odd.
constexpr std::size_t group_count(const Stage& stage) {
  std::size_t count = 1;
  for (std::size_t i = 0; i < stage.bystanders.size(); ++i) count *= 3;
  return count;
}

/// The group of a state.
constexpr std::size_t group_of(State state, const Stage& stage) {
  std::size_t group = 0;
  for (const unsigned slot : stage.bystanders) {
    group = 3 * group + (untouched(state, slot) ? 0U : odd(state, slot) ? 2U : 1U);
  }
  return group;
}

/// The stages of a graph, one for each vertex that has edges to those before it.
/// \throws Error (unusable_input) if the frontier does not fit a state's slots
/// \complexity O(vertices * edges)
std::vector<Stage> plan_of(const Graph& graph);

}  // namespace quadrille::confirm::residue
