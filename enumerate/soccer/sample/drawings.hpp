// Drawings of Paper Soccer, each reachable one with the same chance.
//
// A drawing has its ball and its mover (ledger: soccer/weak-is-strong, soccer/mover), so this draws weak classes,
// strong classes and positions alike. The frontier's sweep counts the drawings that touch no goal, by the theorem of
// enumerate/soccer/frontier.hpp; the engine's sampler (enumerate/engines/frontier/sample.hpp) walks back through it.
// Two choices are the game's own: a sweep counts a drawing whose ball lies beside goals once for itself and once for
// each of them, so the way that decides the ball says which; and where mirror images were merged, the rows behind are
// reflected.
#pragma once

#include "enumerate/soccer/sample/sampled.hpp"
#include "games/soccer/position.hpp"
#include "graphs/edge_set.hpp"

namespace quadrille::enumerate {

/// Draws drawings. The same for any number of threads.
/// \throws Error (unusable_input) if the pitch is too wide for the sweep \pre the pitch is drawable
/// \complexity in sweeps of count_soccer_frontier in total: one if memory holds all tables, two if it holds those of
///             the widest row, and one more for thousands of samples
/// Checked against: sample_drawings_ref and the list of all drawings, by chi-square
Sampled<graphs::WideEdgeSet> sample_drawings(const soccer::Pitch& pitch, const SampleSize& size,
                                             const engines::RunOptions& options = {});

/// The reference implementation: lists every drawing, in the order of its number, and draws from the list.
/// \complexity O(histories) time, O(drawings) memory
Sampled<graphs::WideEdgeSet> sample_drawings_ref(const soccer::Pitch& pitch, const SampleSize& size);

}  // namespace quadrille::enumerate
