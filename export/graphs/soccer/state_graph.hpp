// The state graph as DOT (Graphviz) and GraphML, by the writers of Boost.Graph.
//
// A node is a strong class and carries ply, ball, mover, outcome, the number of its histories, and the least of them;
// an arc is a ply and carries the segment's ends, from where the ball lies to where it goes. Nodes are numbered as
// soccer::GraphRequest orders them, so the same request gives the same bytes.
#pragma once

#include <string>

#include "quadrille/soccer.hpp"

namespace quadrille::exports {

/// \param command  the request, written as the graph's `comment`
/// \complexity O(nodes + arcs), and the text of the histories
std::string state_graph_dot(const soccer::Graph& graph, const std::string& command);
std::string state_graph_graphml(const soccer::Graph& graph, const std::string& command);

}  // namespace quadrille::exports
