// Paper Soccer's classes, counted without storing any: `quadrille count soccer --engine reverse`.
//
// Reverse search meets every (drawing, ball) once, which counts strong classes from their definition. Weak classes are
// taken to be as many, because the drawing fixes the ball: the ledger's soccer/weak-is-strong (the handshake lemma),
// which `layered` does not rely on. Histories are paths, not classes, and are not counted.
//
// A count is 64 bits wide: each class adds 1 (up to the mirror, at most 2) when it is visited, and 2^63 visits take
// longer than two thousand years at 10^8 a second, so no count wraps.
#pragma once

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// True if reverse search can count this grouping: not one that groups histories, or needs a class's successors.
constexpr bool reverse_can(By by) {
  return by == By::ply || by == By::total || by == By::ball || by == By::bounces || by == By::vertices;
}

/// Counts by reverse search: the rows of count_soccer_layered, with `histories` empty. The rows are the same for any
/// number of threads. With options.ranks all ranks call it together and have the same rows; then it takes a checkpoint
/// too, one of ranks.
/// \param options  options.last_grade is the last ply counted. If the stop token or the budget ends the search, the
///                 rows by ply keep the first plies, which were walked breadth first. The other groupings then have no
///                 rows, because theirs are sums over all plies.
/// \throws Error (unusable_input) if the pitch is not drawable, or has no mirror and is asked for one
/// \complexity O(classes * plies from each) time; O(1) memory: a few MB
/// Relies on: soccer/weak-is-strong; for `bounces`, soccer/bounces-are-cycles; up to the mirror, Burnside's lemma
/// Checked against: count_soccer_layered
/// \pre reverse_can(by)
Counted count_soccer_reverse(const soccer::Pitch& pitch, By by, Symmetry symmetry = Symmetry::none,
                             const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
