// The number of pairs of truth lists of Plusses & Minuses, by an independent method: Kostka numbers.
//
// The minuses of both truth lists are the descents of a permutation and of its inverse, which are those of its two
// tableaux (Robinson-Schensted; [EC2, 7.23]). So a pair of descent sets occurs exactly if some shape has tableaux of
// both. The number of tableaux of a shape with a given descent set follows from its Kostka numbers by inclusion and
// exclusion over subsets. The reason is that a tableau whose descents lie within S is one of content co(S) made
// standard [EC2, 7.19]. The Kostka numbers follow from the rule of Pieri, which multiplies by one complete symmetric
// function after the other.
//
// It shares no code with count_pairs, which grows sets of shapes descent by descent along Young's lattice. Limits: n at
// most 22, memory: n = 20 takes 0.2 GB.
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
