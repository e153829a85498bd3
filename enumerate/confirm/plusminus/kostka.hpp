// Counts the pairs of truth lists that occur in Plusses & Minuses, by an independent method: Kostka numbers. A filled
// grid is a permutation p of 1 to n. Let q be the inverse of p. The two truth lists are the signs of p(k+1) - p(k) and
// of q(k+1) - q(k), for k from 1 to n - 1.
//
// The descents of p are the places k of the minus signs in the list of p. A standard tableau has the numbers 1 to n in
// rows, the longest row first, and they grow along each row and down each column. The lengths of the rows are the shape
// of the tableau. The descents of a tableau are the numbers k for which k + 1 is in a lower row than k. By
// Robinson-Schensted, the permutations correspond one to one to the pairs of standard tableaux of one shape. The two
// tableaux have the same descents as p and q (Stanley, Enumerative Combinatorics 2, 7.23). So, for two given sets, a
// permutation p such that p and q have these descents exists exactly if two tableaux of one shape have them.
//
// The Kostka numbers tell which shapes have a tableau with a given set of descents (kostka.cpp). This method shares no
// code with count_pairs (enumerate/plusminus/counts.hpp). Limits: n at most 22; n = 20 takes 0.2 GB of memory.
#pragma once

#include <cstdint>

namespace quadrille::confirm {

inline constexpr int most_kostka_numbers = 22;

/// The number of distinct pairs (Des P, Des P^-1) over all permutations of n numbers. Runs on oneTBB's threads.
/// \pre 1 <= n <= most_kostka_numbers
/// \complexity O(partitions(n) 2^n n), then d^2 / 2 comparisons of sets for d different sets of shapes (42276 at n =
/// 20)
std::uint64_t count_pairs_kostka(int n);

}  // namespace quadrille::confirm
