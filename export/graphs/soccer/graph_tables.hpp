// Graphs as rows: an edge list, and a list of its nodes, for programs that read tables (networkx, pandas, igraph).
//
// An edge list begins with the two ends of an edge, as such programs expect it, and each row is one ply. In the state
// graph the ends are the nodes' numbers, those of enumerate/soccer/state_graph.hpp and of `export graph` in its other
// formats; in a drawing they are the points themselves. The columns are named by whoever makes the table; here are the
// cells, in the order that the functions say.
#pragma once

#include <span>
#include <vector>

#include "enumerate/soccer/state_graph.hpp"
#include "games/soccer/history.hpp"
#include "quadrille/table.hpp"

namespace quadrille::exports {

using Rows = std::vector<std::vector<Cell>>;

/// from, to, ply (its number in the game, 1 for the first), player (who draws it), edge (of the lattice), ball (where
/// it goes). O(arcs)
Rows state_graph_arcs(const soccer::Pitch& pitch, const enumerate::StateGraph& graph);

/// node, ply, ball, mover, outcome, histories, history (the least one). O(nodes), and the text of the histories
Rows state_graph_nodes(const soccer::Pitch& pitch, const enumerate::StateGraph& graph);

/// from, to, ply, player, edge: the segments of a history, as far as it is legal, in the order they were drawn.
/// \pre the pitch is drawable (soccer::require_drawable)
Rows drawing_edges(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);

}  // namespace quadrille::exports
