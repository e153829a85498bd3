// Computes three counts for Plusses & Minuses without listing permutations.
//
// A filled n by n grid is a permutation P of 1..n. Player 1's truth list has a plus for each rise of P, P(k) < P(k+1),
// and a minus for each descent. Player 2's truth list is that of the inverse of P. Each player predicts a list of
// signs, and gets a point for each predicted sign that equals the sign in the player's truth list. For given
// predictions, count_matches counts all n! grids by the points of both players. count_descents counts all grids by the
// numbers of minuses in the two truth lists (two-sided Eulerian numbers). count_pairs counts the pairs of truth lists
// that occur. Each function has a reference implementation, with `_ref` after its name, that lists the permutations.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "games/plusminus/signs.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::enumerate {

using plusminus::most_rows_by_descents;
using plusminus::most_rows_by_matches;
using plusminus::most_rows_by_pairs;

/// The cost of boards up to n, on two processors.
struct BoardCost {
  int n;
  const char* cost;
};

inline constexpr std::array<BoardCost, 2> matches_costs = {{{50, "10 s and 1.5 GiB"}, {57, "40 s and 6 GiB"}}};
inline constexpr std::array<BoardCost, 2> descents_costs = {
    {{300, "3 s"}, {400, "5 s and a hundred megabytes of output"}}};
inline constexpr std::array<BoardCost, 4> pairs_costs = {
    {{21, "5 s"}, {22, "15 s"}, {23, "1 min"}, {24, "3 min and 1.5 GiB"}}};

/// \throws Error (unusable_input) unless 1 <= n.first <= n.last <= most
void require_rows(const Range& n, int most);

/// An upper bound on the bytes of count_matches. \pre 1 <= n <= most_rows_by_matches
std::size_t matches_memory(int n);

/// The joint histogram of both players' points, without rows that count nothing. There are no rows unless the run is
/// complete.
/// \throws Error (unusable_input) if the lists have different lengths or are longer than most_rows_by_matches - 1
/// \complexity O(n * slots of Young's lattice up to n, and n^2 * partitions of n) time
/// Relies on: Robinson-Schensted; the descents of P and of its inverse are those of the two tableaux [EC2, 7.23]
/// Checked against: count_matches_ref for every pair of lists to n = 5, samples to n = 8; A007999
running::Found<plusminus::MatchesCounts> count_matches(const plusminus::Predictions& predictions,
                                                       const engines::RunOptions& options = {});

/// The two-sided Eulerian numbers.
/// \throws Error (unusable_input) unless 1 <= n <= most_rows_by_descents
/// \complexity O(n^3) operations on numbers up to n * n!
/// Relies on: the recurrence of Carlitz, Roselle & Scoville (1966)
/// Checked against: count_descents_ref; A180389, A298248, A008292; the generating function at larger n
running::Found<plusminus::DescentsCounts> count_descents(int n, const engines::RunOptions& options = {});

/// The number of distinct pairs of truth lists for each n of first..last. A run that ends early keeps the rows of the
/// boards that it finished.
/// \throws Error (unusable_input) unless 1 <= first <= last <= most_rows_by_pairs
/// \complexity O(d^2) time for d sets of shapes (42276 at n = 20; times 1.65 a step), and those of the prefixes' states
/// Checked against: count_pairs_ref; A380394
running::Found<plusminus::PairsCount> count_pairs(int first, int last, const engines::RunOptions& options = {});

/// The reference implementations list every permutation.
/// \complexity O(n * n!): n = 9 is a moment, n = 12 an hour
std::vector<plusminus::MatchesCounts> count_matches_ref(const plusminus::Predictions& predictions);
std::vector<plusminus::DescentsCounts> count_descents_ref(int n);
std::vector<plusminus::PairsCount> count_pairs_ref(int first, int last);

}  // namespace quadrille::enumerate
