// Turn-level perft of Paper Soccer: the number of sequences of completed turns, the count by which playing engines are
// compared (the name is chess programming's: performance test).
//
// A turn is a maximal run of plies by one player (Def. 2.5); it is completed by a ply that does not bounce, or by the
// end of the game. Two turns that draw different plies are different even if they reach the same position.
#pragma once

#include "games/soccer/position.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// The number of sequences of `turns` completed turns from the start.
/// \complexity O(sequences); each turn multiplies them by eight and more
/// Checked against: 1, 8, 56, 512, 5478 on classic:8x10, published by another engine
Natural perft(const soccer::Pitch& pitch, int turns);

}  // namespace quadrille::enumerate
