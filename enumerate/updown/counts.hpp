// Counts the permutations of Up's & Down's by score, without listing them. The score is the length of the longest block
// of letters that occurs twice in the permutation's signature.
//
// *The signature tree.* A signature is the word of a permutation: U for each rise, D for each fall. The words of U and
// D form a tree, in which a word's children are the word with one letter more. A word of q - 1 letters belongs to
// orders of q numbers. The counter walks the tree, and computes a count vector for each word (de Bruijn 1970, Niven
// 1968). Entry i of the vector is the number of orders of q numbers that have this word and whose last number has rank
// i. A running sum gives the vector of a child. If the new letter is U, the new number has rank i and the number before
// it a rank below i; if the letter is D, the number before it has a rank from i up.
//
// *First passage.* A letter makes a word's score grow by 1 at most (matches.hpp). So each permutation that scores t or
// more has exactly one beginning at which the score becomes t. It is enough to find the words of these beginnings, and
// to add up the numbers of permutations that begin with each word. The walk never enters a subtree in which no score
// can grow. It visits about one word in eight of the tree; symmetry (below) halves that number again.
//
// *Meeting in the middle.* Let u and v be words. The number of permutations whose signature begins with uv is a scalar
// product. One factor is the count vector of u. The other factor depends on v alone: for each rank of the last number
// of u, it holds the number of ways to continue the list so that the next letters are v. These factors are computed in
// advance for all short words v. So the walk computes count vectors only for words u of at most `meeting` letters.
//
// *Symmetric halves.* Take a list of the numbers 1 to n and its word. The complement of the word is the word of the
// list with n+1-x in place of each number x. The reversal is the word of the list read backwards. A word, its
// complement and its reversal have equally many permutations and the same score. So the walk visits only a part of the
// words, and counts each of them for several.
//
// The walk selects this part by the ends of a word. Let h be a number of letters, at most half of all. Let a be the
// first h letters read backwards, from the inside outwards, and b the last h letters read forwards. If a or b begins
// with D, replace it by its complement. Then reversal exchanges a and b, and complement changes neither. Of a word and
// its complement, the walk visits only the one whose letter number h is U. It counts a visited word four times if a <
// b, twice if a = b, and not at all if a > b. The walk appends the letters of b last. So the first letter in which b
// differs from a decides how often all words of the subtree count.
//
// Exact: every number here is at most n!, and 34! < 2^128. Larger n are refused. Entries of count vectors of up to 23
// numbers are below 2^64. The reason: divide 23 neighbouring numbers into five groups of four and one group of three.
// At most 5 of the 24 orders of a group of four have a given word. At most 2 of the 6 orders of the group of three have
// a given word. The orders of different groups are independent. So a word has at most 23! (5/24)^5 / 3 < 2^62
// permutations.
//
// Checked against: count_updown_ref and signature_count_ref, which list permutations; OEIS A060351; the fact that the
// counts add up to n!.
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
