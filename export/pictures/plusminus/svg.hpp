// A grid of Plusses and Minuses as an SVG picture, with the players' predictions and what came of them.
//
// Each sign stands beside the step it speaks of: player 1's below the line between two columns, player 2's to the right
// of the line between two rows. A prediction that came true is framed together with its truth.
#pragma once

#include <string>

#include "export/pictures/plusminus/scene.hpp"
#include "export/pictures/svg_document.hpp"

namespace quadrille::exports {

/// \complexity O(n)
std::string svg_plusminus(const PlusminusScene& scene, const SvgOptions& options = {});

}  // namespace quadrille::exports
