// Up's & Down's by an independent method: every word of U and D, one by one.
//
// The words are walked as a plain tree, all of it but for the mirror image under complement. Each word has a row of a
// table: for each of its beginnings, the length of the longest suffix of the word with which that beginning ends. The
// greatest of these is the length of the longest factor that ends here and also ended before. The greatest over all
// beginnings of the word is its score.
//   Scores: each word also has its count vector (de Bruijn 1970, Niven 1968), in arithmetic that wraps.
//   Values: a word has a value under best play for each number of unused numbers below the last one: the best of the
// values after a U or a D. The whole tree is valued, nothing pruned, nothing remembered.
//
// There is no meeting in the middle, and there are no bounds and no windows. It shares no code with
// enumerate/updown/counts.hpp and enumerate/updown/minimax.hpp, whose results it confirms. Limits: n at most 40; n = 34
// takes minutes, and each further number doubles the time.
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
