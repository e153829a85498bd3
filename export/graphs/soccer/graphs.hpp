// The state graph of Paper Soccer as DOT (Graphviz) and GraphML, by the writers of Boost.Graph.
//
// A node is a strong class (a drawing and a ball). Its attributes are ply, ball, player to move, outcome, the number of
// its histories, and the least of them. An arc is a ply; its attributes are the ends of the drawn segment, first the
// ball's old place, then its new one. Nodes are numbered in the order of soccer::GraphRequest, so the same request
// gives the same bytes.
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
