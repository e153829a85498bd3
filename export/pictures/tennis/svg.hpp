// A game of Tennis or Footsteps as an SVG picture: the court across, time downwards, and the ball's way through both.
//
// A stretch of the way has the colour of the player who drove the ball, player 2's dashed; it is thin where the draws
// were equal. Beside each turn stand both draws, the higher in its player's disc or square, and the points left.
#pragma once

#include <string>

#include "export/pictures/svg_document.hpp"
#include "export/pictures/tennis/scene.hpp"

namespace quadrille::exports {

/// \complexity O(turns + fields)
std::string svg_tennis(const TennisScene& scene, const SvgOptions& options = {});

}  // namespace quadrille::exports
