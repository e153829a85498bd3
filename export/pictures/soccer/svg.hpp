// A game of Paper Soccer as an SVG picture.
//
// Each ply is a stroke in its player's colour, player 2's dashed. Its number stands a third of the way along, in a disc
// for player 1 and in a square for player 2, and an arrowhead two thirds of the way: so two crossing diagonals have
// their four marks in four places, and no two marks of a picture are closer than a third of a square. A bounce is a
// ring around the vertex, one for each time. The start stands in a square, goals are diamonds with their names outside
// the pitch, walls are heavy. A position has plain strokes only: it has no order.
#pragma once

#include <string>

#include "export/pictures/soccer/scene.hpp"
#include "export/pictures/svg_document.hpp"

namespace quadrille::exports {

/// \complexity O(points + strokes)
std::string svg_soccer(const SoccerScene& scene, const SvgOptions& options = {});

}  // namespace quadrille::exports
