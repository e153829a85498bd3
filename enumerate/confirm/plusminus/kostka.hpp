// The number of pairs of truth lists of Plusses & Minuses, by an independent method: Kostka numbers.
//
// The minuses of the two truth lists are the descents of a permutation and of its inverse. These are also the descents
// of two tableaux of one shape, which belong to the permutation (Robinson-Schensted; [EC2, 7.23]). So a pair of descent
// sets occurs exactly if some shape has a tableau with each of the two sets. The Kostka number of a shape and of co(S),
// the composition of a set S, counts the tableaux of the shape whose descents lie within S. The reason is that each of
// these tableaux is one of content co(S) made standard [EC2, 7.19]. Inclusion and exclusion over the subsets of S then
// gives the tableaux whose descents are exactly S. The Kostka numbers follow from the rule of Pieri, which multiplies
// by one complete symmetric function after the other.
//
// The method shares no code with count_pairs, which grows sets of shapes descent by descent along Young's lattice.
// Limits: n at most 22, memory: n = 20 takes 0.2 GB.
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
