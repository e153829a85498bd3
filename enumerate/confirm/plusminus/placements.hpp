// The placement phase of Plusses & Minuses, valued by an independent method: all partial
// permutations, one by one.
//
// A layer holds every partial permutation with k filled columns, and for each of them one byte for
// every pair of sign lists that was asked for. Backward induction goes from the full grids, where
// the points are counted, to the empty grid. There are no equivalence classes, no symmetries and no
// partial scores.
//
// It shares no code with the solver (enumerate/plusminus), whose margins it confirms. So it has a
// backward induction of its own and does not use that of the engines.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::confirm {

/// The largest n: a partial permutation holds nine columns.
inline constexpr int most_placement_columns = 9;

/// Two lists of n - 1 signs; bit k - 1 is set if the k-th sign is a plus.
struct SignLists {
  std::uint32_t first = 0;   ///< player 1's
  std::uint32_t second = 0;  ///< player 2's
};

/// The margin (player 1's points minus player 2's) under best placements, for each pair of lists.
/// \param places_first  1 or 2: the player of the first square
/// \pre 1 <= n <= most_placement_columns
/// \complexity O(pairs * sum over k of C(n,k)^2 k! (n-k)^2) time, in parallel; O(pairs * largest two layers) memory:
///             for n = 9 and 64 pairs 0.8 GiB
std::vector<std::int8_t> placement_margins_plain(int n, int places_first, std::span<const SignLists> pairs);

}  // namespace quadrille::confirm
