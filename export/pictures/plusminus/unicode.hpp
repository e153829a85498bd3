// A grid of Plusses and Minuses in the characters of a terminal, with the players' predictions and what came of them.
//
//           ┌───┬───┬───┐  2: prediction, truth
//           │   │ ■ │   │
//           ├───┼───┼───┤  + +  ✓
//           │   │   │ ■ │
//           ├───┼───┼───┤  + -
//           │ ■ │   │   │
//           └───┴───┴───┘
//     1: prediction +   -
//        truth      +   -
//                   ✓   ✓
//
// Each sign stands beside the step it speaks of: player 1's below the line between two columns, player 2's to the right
// of the line between two rows. ✓ marks a prediction that came true.
#pragma once

#include <string>

#include "export/pictures/plusminus/scene.hpp"

namespace quadrille::exports {

/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(n^2)
std::string unicode_plusminus(const PlusminusScene& scene, bool colour);

}  // namespace quadrille::exports
