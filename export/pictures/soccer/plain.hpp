// A history drawn on its pitch, in plain characters.
//
//      3  .   .   1   .
//
//      2  .   .   S   .
//                 |
//      1  .   .   o---@
//
//      0  .   .   2   .
//         0   1   2   3
//     S start, @ ball, o drawn, 1 and 2 the goals
//
// The top row has the largest y, as the source's figures have it. A point without a drawn segment is `.`; segments are
// `|`, `-`, `/` and `\`, and `X` where two diagonals cross. The ball hides whatever it lies on. Only the order of the
// plies is not seen: print the history beside it.
// Limits: columns stand four characters apart, so names of columns above 999 run into each other.
#pragma once

#include <span>
#include <string>

#include "games/soccer/history.hpp"

namespace quadrille::exports {

/// \param history  drawn as far as it is legal
/// \pre the pitch is drawable (soccer::require_drawable)
/// \complexity O(points + plies)
std::string picture(const soccer::Pitch& pitch, std::span<const soccer::Vertex> history);

}  // namespace quadrille::exports
