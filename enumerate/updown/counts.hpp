// The permutations of Up's & Down's, counted by the score of their signature, without listing them.
//
// *The signature tree.* Words of U and D are walked as a tree. Each carries its count vector (de Bruijn 1970, Niven
// 1968): how many orders of its q numbers have this word, by the rank of the last of the q. A letter more is a running
// sum: the next number's rank i comes after ranks below i if the letter is U, after ranks from i up if it is D.
//
// *First passage.* A word's score grows by 1 at most with a letter (matches.hpp), so the permutations that score t or
// more are those that pass through a word at which the score first becomes t. It is enough to find these words and to
// add up how many permutations begin with each; a subtree below which no score can grow any more is never entered.
// About one word in eight is left of those that the tree has, before symmetry halves them again.
//
// *Meeting in the middle.* The number of permutations that begin with a word uv is the scalar product of the count
// vector of u and a vector of v alone: how many ways the list can go on, v first, by the rank of u's last number. So
// vectors are carried to the depth `meeting` only, and those of all short words v are tabulated before.
//
// *Symmetric halves.* A word's complement (numbers n+1-x) and its reversal (the list backwards) have as many
// permutations and the same score. Let a be the first h letters read inwards out, that is backwards, and b the last h
// letters read forwards, each complemented if it begins with D. Reversal exchanges a and b, and complement keeps both;
// so only words whose letter h is U are walked, those with a < b counted four times, those with a = b twice, those with
// a > b not at all. Since b's letters come last in the tree, the first of them that differs decides the subtree.
//
// Exact: every number here is at most n!, and 34! < 2^128. Entries of count vectors are below 2^64 up to 23 numbers:
// the orders of four neighbours have a given word of three letters in 5 of 24 cases at most, those of three neighbours
// a word of two in 2 of 6, and disjoint groups are independent, so a word has at most 23! (5/24)^5 / 3 < 2^62
// permutations. Larger n are refused.
//
// Checked against: the reference implementations below, permutation by permutation and word by word; A060351; sums of
// n!.
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

/// All n! permutations by score; scores that no permutation has are left out.
///
/// Runs on oneTBB's threads. If the stop token ends it, the status says so and there are no rows.
/// \throws Error (unusable_input) unless 1 <= n <= most_counted_numbers
/// \complexity about 2^n / 25 scalar products of up to 23 terms; a few megabytes
running::Found<updown::ScoreCounts> count_updown(int n, const engines::RunOptions& options = {});

/// How many permutations of n numbers have each signature. Entry w is that of the word whose first letter is the
/// highest of n - 1 binary digits, U as 0: the order of the words as texts, U before D, and of A060351's rows.
/// \throws Error (unusable_input) unless 1 <= n <= most_signature_numbers
/// \complexity O(2^n n)
std::vector<std::uint64_t> signature_counts(int n);

/// The reference implementation: every permutation is listed, its score found letter by letter.
/// \complexity O(n! n^3)
std::vector<updown::ScoreCounts> count_updown_ref(int n);

/// The reference implementation for words: the permutations of one signature, listed. \complexity O(n!)
std::uint64_t signature_count_ref(int n, std::uint64_t index);

}  // namespace quadrille::enumerate
