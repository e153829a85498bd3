// Counts the pairs of truth lists that occur in Plusses & Minuses, by an independent method: Kostka numbers. A filled
// grid is a permutation p. Its two truth lists are the signs of p(k+1) - p(k) and the corresponding signs of the
// inverse of p. [EC2] is Stanley, Enumerative Combinatorics 2.
//
// The minus signs of the two lists are the descents of p and of its inverse. By Robinson-Schensted, p belongs to a pair
// of standard tableaux of one shape, and the two tableaux have the same descents as p and its inverse [EC2, 7.23]. So a
// pair of descent sets occurs exactly if some shape has a tableau with each of the two sets.
//
// Let co(S) be the composition of a set S. The Kostka number of a shape and co(S) counts the standard tableaux of the
// shape whose descents all lie in S. The reason is that standardization maps the tableaux of content co(S) one to one
// to these standard tableaux [EC2, 7.19]. Inclusion and exclusion over the subsets of S then gives the number of
// tableaux whose descents are exactly S. The code computes the Kostka numbers by Pieri's rule: it multiplies by one
// complete symmetric function after another.
//
// This method shares no code with count_pairs, which adds one descent after another to sets of shapes in Young's
// lattice. Limits: n at most 22; n = 20 takes 0.2 GB of memory.
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
