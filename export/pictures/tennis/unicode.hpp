// A game of Tennis or Footsteps in the characters of a terminal: the court across, time downwards.
//
//     turn    left  draw   -3 ┃ -2  -1   0   1   2 ┃  3    draw  left
//        0      50            ┃  ·   ·   ●   ·   · ┃                50
//                             ┃        ┌─┘          ...
//
// Between two turns runs the way of the ball, in the colour of the player who drove it; the higher draw is marked with
// a star. Player 1 stands at the left, whose fields are the negative ones.
#pragma once

#include <string>

#include "export/pictures/tennis/scene.hpp"

namespace quadrille::exports {

/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(turns * fields)
std::string unicode_tennis(const TennisScene& scene, bool colour);

}  // namespace quadrille::exports
