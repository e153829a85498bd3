// Solves and counts Up's & Down's by an independent method. The players write a list of numbers, whose rises and falls
// form a word of the letters U and D. `quadrille_confirm` visits every word, one by one.
//
// The words form a tree, in which the children of a word have one more letter. Exchanging U and D maps one half of the
// tree to the other, so the code visits only one half. For each word the code keeps a row of lengths: for each shorter
// prefix, the length of the longest common suffix of this prefix and the word. The greatest length in the row belongs
// to the longest factor (block of letters) that ends at the word's last letter and also ends at an earlier letter. The
// score of a word is the greatest such length over the word and all its prefixes.
//   Counts of scores: for each word, the code also stores how many permutations have this word, separately for each
//   rank of the last number. These counts are modulo 2^64 (the method: de Bruijn 1970, Niven 1968).
//   Values under best play: a word has one value for each k, where k unused numbers are smaller than the last number
//   written. The value is the final score if both players play best from there. The code computes the values of every
//   word of the tree. It prunes no word, and stores no value for use at another word.
//
// The code confirms the results of enumerate/updown/counts.hpp and enumerate/updown/minimax.hpp. It shares no code with
// these files, and uses none of their shortcuts. Limits: n at most 40. n = 34 takes minutes, and each increase of n by
// one doubles the time.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille::confirm {

inline constexpr int most_word_numbers = 40;

/// Entry s is the number of permutations of n numbers that score s, modulo 2^64. There is one entry for each possible
/// score. Runs on oneTBB's threads. \pre 1 <= n <= most_word_numbers \complexity O(2^n n)
std::vector<std::uint64_t> updown_scores_mod_2_64(int n);

/// The score under best play, by the side that writes the first number.
struct UpdownValues {
  int offense_first = 0;
  int defense_first = 0;
  friend bool operator==(const UpdownValues&, const UpdownValues&) = default;
};

/// Runs on oneTBB's threads. \pre 1 <= n <= most_word_numbers \complexity O(2^n n)
/// Relies on: only the word and the unused numbers below the last one matter (enumerate/updown/search.hpp proves it)
UpdownValues updown_values_plain(int n);

}  // namespace quadrille::confirm
