// Up's & Down's by an independent method: `quadrille_confirm` walks through every word of U and D, one by one.
//
// The words form a tree, in which a word's children have one letter more. The walk skips only the half of the tree that
// follows by exchanging U and D. Each word has a row of a table. For each shorter prefix of the word the row holds the
// length of the longest common suffix of prefix and word. The greatest of these lengths is that of the longest factor
// that ends with the word and has also ended before. The score of a word is the greatest such length among the word
// itself and all its prefixes.
//   Scores: each word also has its count vector (de Bruijn 1970, Niven 1968), in arithmetic modulo 2^64.
//   Values: a word has a value under best play for each number of unused numbers below the last one: the best of the
// values after a U or a D. The whole tree is valued. Nothing is pruned, and no value is remembered.
//
// The method has no meeting in the middle, no bounds and no windows. It shares no code with enumerate/updown/counts.hpp
// and enumerate/updown/minimax.hpp, whose results it confirms. Limits: n at most 40; n = 34 takes minutes, and each
// further number doubles the time.
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
