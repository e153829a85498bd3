// Builds the state graph of Paper Soccer, for pitches so small that a person can look at the graph. Each strong class
// (a set of drawn segments with the ball's place) is a node, and each ply from one class to another is an arc.
//
// The nodes are ordered by the number of plies, and then by the least history of the class. (A history is a list of
// vertices, and histories are compared as words in a dictionary.) Breadth-first search gives this order without
// sorting. The search visits the nodes with k plies in this order. From each node, it follows the plies in the order
// of the vertices to which they lead. So the search first reaches each class with k + 1 plies by the least history of
// the class.
//
// Limits: memory holds the whole graph at once. To count the classes of larger pitches, use
// enumerate/soccer/layered.hpp.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "games/soccer/history.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

struct StateNode {
  int ply = 0;
  soccer::WidePosition position;
  soccer::Outcome outcome = soccer::Outcome::ongoing;
  Natural histories;  ///< the number of histories in the class
  soccer::History least_history;
};

struct StateArc {
  std::size_t from = 0;  ///< a node's number
  std::size_t to = 0;
  soccer::Edge edge = 0;  ///< the segment that the ply draws
};

struct StateGraph {
  std::vector<StateNode> nodes;                              ///< by ply, then by least history
  std::vector<StateArc> arcs;                                ///< by `from`, then by where the ball goes
  engines::RunStatus status = engines::RunStatus::complete;  ///< interrupted and memory leave the finished plies
  int last_finished_ply = -1;                                ///< the last ply whose states are all there
};

/// The strong classes up to `last_ply` (all if empty) and the plies between them.
/// \param most_nodes  the most classes that may be held
/// \param options     its stop token, observer and memory are heeded, no more; memory is an estimate for the graph
/// \throws Error (unusable_input) if the pitch is not drawable or has more classes; the message names the last ply that
///         would fit, and how many classes there are where bound_classes knows it
/// Relies on: soccer/mover (a class has one player to move)
/// Checked against: count_soccer, ply by ply
/// \complexity O(classes * (plies from each + history)) time and memory
StateGraph state_graph(const soccer::Pitch& pitch, std::optional<int> last_ply, std::size_t most_nodes,
                       const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
