// Counts the permutations of Up's & Down's by score, without listing them. The score is the length of the longest block
// of letters that occurs twice in the permutation's signature.
//
// *The signature tree.* A signature is the word of a permutation: U for each rise, D for each fall. The counter walks
// the words of U and D as a tree. For each word of q - 1 letters it computes the count vector (de Bruijn 1970, Niven
// 1968). Its entries are the numbers of orders of q numbers that have this word, one entry for each rank of the last
// number. To append a letter takes a running sum: rank i of the next number follows ranks below i if the letter is U,
// and ranks from i up if it is D.
//
// *First passage.* A letter makes a word's score grow by 1 at most (matches.hpp). So the permutations that score t or
// more are those that pass through a word at which the score first becomes t. It is enough to find these words and to
// add up the numbers of permutations that begin with each. The walk never enters a subtree in which no score can grow.
// It visits about one word in eight of the tree; symmetry then halves that number again.
//
// *Meeting in the middle.* The number of permutations that begin with a word uv is a scalar product. One factor is the
// count vector of u. The other factor depends on v alone: for each rank of the last number of u, it holds the number of
// ways to continue the list so that the next letters are v. So the walk carries vectors to the depth `meeting` only,
// and the vectors of all short words v are tabulated before.
//
// *Symmetric halves.* The complement of a word is the word of the list with n+1-x in place of each number x. The
// reversal is the word of the list read backwards. Both have as many permutations as the word, and the same score. Let
// a be the first h letters read backwards, from the inside outwards, and b the last h letters read forwards. If a or b
// begins with D, replace it by its complement. Then reversal exchanges a and b, and complement keeps both. So the walk
// visits only words whose letter h is U. It counts those with a < b four times, those with a = b twice, and those with
// a > b not at all. The letters of b come last in the tree, so the first letter in which b differs from a decides for a
// whole subtree.
//
// Exact: every number here is at most n!, and 34! < 2^128. Larger n are refused. Entries of count vectors of up to 23
// numbers are below 2^64. The reason: at most 5 of the 24 orders of four neighbours have a given word of three letters.
// At most 2 of the 6 orders of three neighbours have a given word of two letters. Disjoint groups are independent. So a
// word has at most 23! (5/24)^5 / 3 < 2^62 permutations.
//
// Checked against: the reference implementations below, permutation by permutation and word by word; OEIS A060351; the
// fact that the counts add up to n!.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::enumerate {

using updown::most_counted_numbers;
using updown::most_signature_numbers;

/// \throws Error (unusable_input) unless 1 <= n <= most
void require_numbers(int n, int most);

/// All n! permutations by score. Scores that no permutation has are left out.
///
/// Runs on oneTBB's threads. If the stop token ends the run, the status says so and there are no rows.
/// \throws Error (unusable_input) unless 1 <= n <= most_counted_numbers
/// \complexity about 2^n / 25 scalar products of up to 23 terms; a few megabytes
running::Found<updown::ScoreCounts> count_updown(int n, const engines::RunOptions& options = {});

/// The number of permutations of n numbers with each signature. Entry w belongs to the word whose letters are the n - 1
/// binary digits of w, highest first, U as 0. This is the order of the words as texts, U before D, and the order of
/// A060351's rows.
/// \throws Error (unusable_input) unless 1 <= n <= most_signature_numbers
/// \complexity O(2^n n)
std::vector<std::uint64_t> signature_counts(int n);

/// The reference implementation lists every permutation and finds its score letter by letter.
/// \complexity O(n! n^3)
std::vector<updown::ScoreCounts> count_updown_ref(int n);

/// The reference implementation for words lists the permutations of one signature. \complexity O(n!)
std::uint64_t signature_count_ref(int n, std::uint64_t index);

}  // namespace quadrille::enumerate
