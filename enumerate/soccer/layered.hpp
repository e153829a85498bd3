// Counts the histories and classes of Paper Soccer by the layered engine, which lists all classes ply by ply. This
// header also declares the reference implementation.
//
// The engine counts histories, weak classes and strong classes each by their own definition (Defs. 2.7, 2.8). It counts
// histories as paths, strong classes as distinct pairs of drawing and ball, and weak classes as distinct drawings.
#pragma once

#include <optional>

#include "enumerate/soccer/grouping.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/position.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

/// Counts by the layered engine; every column is filled. The rows are the same for any number of threads.
/// \param options  options.last_grade is the last ply counted; options.checkpoint is taken
/// \throws Error (unusable_input) if the pitch is not drawable, or has no mirror and is asked for one; and as `layered`
/// \complexity O(classes * plies from each) time; O(two layers) memory
/// Relies on: soccer/bounces-are-cycles for `bounces` alone (the ledger's form for walls included)
/// Checked against: count_soccer_ref on every pitch small enough
/// \pre by is not `winner`
Counted count_soccer_layered(const soccer::Pitch& pitch, By by, Symmetry symmetry = Symmetry::none,
                             const engines::RunOptions& options = {});

/// The reference implementation: walks every history one by one, holds classes in sets, and counts bounces as they
/// happen. Up to the mirror it counts the smaller of two mirror images.
/// \complexity O(histories log histories); tens of thousands of histories take no time, tens of millions too much
/// \pre by is not `winner`
std::vector<CountRow> count_soccer_ref(const soccer::Pitch& pitch, By by, Symmetry symmetry = Symmetry::none,
                                       std::optional<int> last_ply = std::nullopt);

// Turn-level perft of Paper Soccer: the number of sequences of completed turns. Playing engines are compared by this
// count (the name is chess programming's: performance test).
//
// A turn is a maximal run of plies by one player (Def. 2.5); it is completed by a ply that does not bounce, or by the
// end of the game. Two turns that draw different plies are different even if they reach the same position.

/// The number of sequences of `turns` completed turns from the start.
/// \complexity O(sequences); each turn multiplies them by eight and more
/// Checked against: 1, 8, 56, 512, 5478 on classic:8x10, published by another engine
Natural perft(const soccer::Pitch& pitch, int turns);

}  // namespace quadrille::enumerate
