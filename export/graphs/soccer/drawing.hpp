// One drawing as DOT (Graphviz) and GraphML, by the writers of Boost.Graph.
//
// The writers run on graphs::DrawingGraph, the drawing's own Boost.Graph model. A node is a point of the pitch, drawn
// or not, labelled by its coordinates and pinned at its place (`neato` and `fdp` keep pinned nodes); an edge is a drawn
// segment with the number of the ply that drew it and the player.
#pragma once

#include <span>
#include <string>

#include "games/soccer/history.hpp"

namespace quadrille::exports {

/// The drawing of `history`, as far as that is legal.
/// \param command  the request, written as the graph's `comment`
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + plies)
std::string drawing_dot(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history,
                        const std::string& command);
std::string drawing_graphml(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history,
                            const std::string& command);

}  // namespace quadrille::exports
