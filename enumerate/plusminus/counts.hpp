// Plusses and Minuses, counted without listing permutations: the front door of `quadrille count plusminus`.
//
// Three counts over all n! filled grids of n by n: by both players' points for given prediction lists, by the numbers
// of minuses in both truth lists (descents of P and of its inverse: the two-sided Eulerian numbers), and the pairs of
// truth lists that occur at all. Each has an obvious twin, `_ref`, that lists the permutations.
#pragma once

#include <string>
#include <vector>

#include "games/plusminus/signs.hpp"
#include "quadrille/detail/counts.hpp"

namespace quadrille::enumerate {

enum class PlusminusBy {
  matches,   ///< matches_1,matches_2,permutations: both players' points
  descents,  ///< descents,inverse_descents,permutations: the minuses of both truth lists
  pairs,     ///< n,pairs: the pairs of truth lists
};

/// The columns of such a count, as the design's contract lists them.
std::vector<std::string> plusminus_columns(PlusminusBy by);

/// The largest boards. That of `matches` is proved: its counters hold every number up to n = 57 and not beyond (see
/// enumerate/plusminus/matches.cpp). The others are where patience ends: minutes, or an answer of a hundred megabytes.
inline constexpr int most_rows_by_matches = 57;
inline constexpr int most_rows_by_descents = 400;
inline constexpr int most_rows_by_pairs = 24;

/// Bytes that are enough for count_matches. \pre 1 <= n <= most_rows_by_matches
std::size_t matches_memory(int n);

/// The joint histogram of both players' points; rows that count nothing are left out. If the run ends before its end
/// there are no rows.
/// \throws Error (unusable_input) if the lists have different lengths or are longer than most_rows_by_matches - 1
/// \complexity O(n * slots of Young's lattice up to n, and n^2 * partitions of n) time
/// Relies on: Robinson-Schensted; the descents of P and of its inverse are those of the two tableaux [EC2, 7.23]
/// Checked against: count_matches_ref for every pair of lists to n = 5, samples to n = 8; A007999
engines::Counts count_matches(const plusminus::Predictions& predictions, const engines::RunOptions& options = {});

/// The two-sided Eulerian numbers.
/// \throws Error (unusable_input) unless 1 <= n <= most_rows_by_descents
/// \complexity O(n^3) operations on numbers up to n * n!
/// Relies on: the recurrence of Carlitz, Roselle & Scoville (1966)
/// Checked against: count_descents_ref; A180389, A298248, A008292; the generating function at larger n
engines::Counts count_descents(int n, const engines::RunOptions& options = {});

/// The number of distinct pairs of truth lists for each n of first..last; a run that ends early keeps the rows of the
/// boards that it finished.
/// \throws Error (unusable_input) unless 1 <= first <= last <= most_rows_by_pairs
/// \complexity O(d^2) time for d sets of shapes (42276 at n = 20; times 1.65 a step), and those of the prefixes' states
/// Checked against: count_pairs_ref; A380394
engines::Counts count_pairs(int first, int last, const engines::RunOptions& options = {});

/// The twins: every permutation listed. \complexity O(n * n!): n = 9 is a moment, n = 12 an hour
engines::Counts count_matches_ref(const plusminus::Predictions& predictions);
engines::Counts count_descents_ref(int n);
engines::Counts count_pairs_ref(int first, int last);

}  // namespace quadrille::enumerate
