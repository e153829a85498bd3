// The plan of the residue sweep, made once: vertices from the top row down, their edges, and the step at which each
// leaves.
//
// A vertex that enters takes its edges to earlier vertices. It first takes those that are the last edge of their other
// end. That end then leaves the frontier in the same step, and its parity forces the edge. So the frontier never grows
// beyond the width plus two vertices, and the states in the middle of a vertex stay fewer than at its end.
//
// The edges of one vertex touch few slots. All other vertices, the bystanders, keep their parity and stay untouched or
// touched through the whole vertex. States that differ there can never become equal. So the sweep takes the groups of
// equal bystanders one by one, each in a table of its own, and in parallel.
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
