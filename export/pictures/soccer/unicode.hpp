// A game of Paper Soccer in the characters of a terminal.
//
//       3  ·       ·       ▲       ·
//
//
//
//       2  ·       ·       ◇       ·
//                          │
//                          1
//                          │
//       1  ·       ·       ○┄┄┄2┄┄┄●
//
// A history is drawn large, each ply with its number: in the middle of a level or upright stroke, and on a diagonal a
// quarter of the way along, so that two that cross have their numbers in two places. A position has no order and is
// drawn half as large, without numbers. Player 2's level and upright strokes are dashed; a line below lists whose plies
// are whose, diagonals included. The board of a game that is played has the size of a position, and the numbers of the
// legal plies in place of the vertices that they lead to. A vertex that was bounced on is ◎; the ball hides whatever it
// lies on.
#pragma once

#include <string>

#include "export/pictures/soccer/scene.hpp"

namespace quadrille::exports {

/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(points + strokes)
std::string unicode_soccer(const SoccerScene& scene, bool colour);

}  // namespace quadrille::exports
