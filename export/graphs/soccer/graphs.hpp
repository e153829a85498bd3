// Functions that write the state graph of Paper Soccer as DOT (Graphviz) or GraphML, with the writers of Boost.Graph.
//
// A node of the graph is a state: the set of drawn segments and the place of the ball. Its attributes are the number of
// plies, the ball, the player to move, the outcome, the number of histories that lead to the state, and the first of
// these histories in lexicographic order. An arc of the graph is a ply, which draws one segment. Its attributes are the
// ball's places before and after the ply. Nodes are numbered by their number of plies, and then by their first history.
// So equal requests give equal bytes.
#pragma once

#include <span>
#include <string>

#include "games/soccer/history.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::exports {

/// \param command  the request, written as the graph's `comment`
/// \complexity O(nodes + arcs), and the text of the histories
std::string state_graph_dot(const soccer::Graph& graph, const std::string& command);
std::string state_graph_graphml(const soccer::Graph& graph, const std::string& command);

// One drawing as DOT (Graphviz) and GraphML, by the writers of Boost.Graph.
//
// The writers run on graphs::DrawingGraph, the drawing's own Boost.Graph model. A node is a point of the pitch, drawn
// or not, labelled by its coordinates and pinned at its place (`neato` and `fdp` keep pinned nodes); an edge is a drawn
// segment with the number of the ply that drew it and the player.

/// The drawing of the legal beginning of `history`.
/// \param command  the request, written as the graph's `comment`
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + plies)
std::string drawing_dot(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history,
                        const std::string& command);
std::string drawing_graphml(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history,
                            const std::string& command);

}  // namespace quadrille::exports
