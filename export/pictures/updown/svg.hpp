// A list of Up's & Down's, or any permutation, as an SVG picture: a dot for each number, its place across and its value
// upwards, and beneath it the list's word as a mountain path, a letter a step.
//
// A number that a player wrote has the player's shape and colour, a disc for player 1 and a square for player 2. The
// two places of the longest repeated factor are bands on the path and, as they may overlap, lines below the letters
// too.
#pragma once

#include <string>

#include "export/pictures/svg_document.hpp"
#include "export/pictures/updown/scene.hpp"

namespace quadrille::exports {

/// \complexity O(n)
std::string svg_updown(const UpdownScene& scene, const SvgOptions& options = {});

}  // namespace quadrille::exports
