// Counts the classes of Paper Soccer by reverse search, which stores no classes: `quadrille count soccer --engine
// reverse`.
//
// A weak class is a drawing (a set of drawn segments), and a strong class is a drawing with the ball's place. Reverse
// search visits every strong class once. A drawing determines the ball's place, so the number of weak classes is the
// number of strong classes. This is the claim soccer/weak-is-strong, which follows from the handshake lemma. (The
// engine `layered` counts weak classes without the claim.) Reverse search cannot count histories: a class can have
// many, but is visited only once.
//
// A count has 64 bits and cannot overflow. Each visit to a class adds 1 to the count. If a class and its mirror image
// are to count as one, a class that is its own image adds 2, and the sum is halved at the end. At 10^8 visits a second,
// 2^63 visits take longer than two thousand years.
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
