// A list of Up's & Down's, or any permutation, in the characters of a terminal.
//
//      3       ○
//      2           ●
//      1   ●
//          1   3   2
//
//     word     ╱╲
//              UD
//
// A number's place lies across and its value upwards; player 1's numbers are ●, player 2's ■, nobody's ●. Below stands
// the word as a mountain path, a letter a step, and below its letters the two places of the longest repeated factor.
#pragma once

#include <string>

#include "export/pictures/updown/scene.hpp"

namespace quadrille::exports {

/// \param colour  with the terminal's colours (unicode_canvas.hpp)
/// \complexity O(n^2)
std::string unicode_updown(const UpdownScene& scene, bool colour);

}  // namespace quadrille::exports
