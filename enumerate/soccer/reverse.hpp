// Paper Soccer's classes, counted without storing any: `quadrille count soccer --engine reverse`.
//
// Reverse search meets every (drawing, ball) once, which counts strong classes from their definition. Weak classes are
// taken to be as many: that the drawing fixes the ball is the ledger's soccer/weak-is-strong (the handshake lemma),
// which `layered` does not rely on. Histories are paths, not classes, and stay uncounted.
//
// A count is 64 bits wide: each class adds 1 (up to the mirror, at most 2) when it is visited, and 2^63 visits take
// longer than two thousand years at 10^8 a second, so no count wraps.
#pragma once

#include "enumerate/soccer/counts.hpp"

namespace quadrille::enumerate {

/// Whether reverse search can fill the columns of a grouping: not `size` and `outcome`, which group histories.
bool reverse_can(SoccerBy by);

/// Counts by reverse search: the rows and columns of count_soccer, with `histories` empty. The rows are the same for
/// any number of threads. \param options  options.last_grade is the last ply counted. If the stop token or the budget
/// ends the search, `--by
///                 ply` keeps the rows of the first plies that were walked breadth first; the others, which are sums
///                 over all plies, keep none.
/// \throws Error (unusable_input) if the pitch is not drawable, if not reverse_can(question.by), or if
///         question.mirror is set and no reflection keeps b0
/// \complexity O(classes * plies from each) time; O(1) memory: a few MB
/// Relies on: soccer/weak-is-strong; for `bounces`, soccer/bounces-are-cycles; for question.mirror, Burnside's lemma
/// Checked against: count_soccer
engines::Counts count_soccer_reverse(const soccer::Pitch& pitch, const SoccerQuestion& question,
                                     const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
