// The state graph of Paper Soccer: each strong class (drawing and ball) is a node, and each ply is an arc. The graph is
// meant for pitches so small that a person can look at it.
//
// The graph is built ply by ply, breadth first. The nodes are ordered by ply, then by the lexicographically least
// history of the class. This order needs no sorting. The builder takes the nodes of a ply in this order, and the plies
// from each node in the order of the vertices to which they lead. So it first meets each class of the next ply by the
// least history of the class, and the nodes of the next ply have the same order.
//
// Limits: memory holds the whole graph at once. The engines that only count are in enumerate/soccer/layered.hpp.
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
