// Up's & Down's by an independent method: every word of U and D, one by one.
//
// The words are walked as a plain tree, all of it but for the mirror image under complement. Beside a word goes a row
// of a table: for each of its beginnings how long a suffix of the word it ends with. The longest of these is the
// longest factor that ends here and ended before, and the longest over all beginnings of the word its score.
//   Scores: a word's count vector (de Bruijn 1970, Niven 1968) goes with it too, in arithmetic that wraps.
//   Values: a word's values under best play, for each number of unused numbers below the last one, are the best of what
// a U or a D leads to; the whole tree is valued, nothing pruned, nothing remembered.
//
// There is no meeting in the middle, there are no bounds and no windows. It shares no code with
// enumerate/updown/counts.hpp and enumerate/updown/minimax.hpp, whose results it confirms. Limits: n at most 40; n = 34
// takes minutes, and each further number doubles the time.
#pragma once

#include <cstdint>
#include <vector>

namespace quadrille::confirm {

inline constexpr int most_word_numbers = 40;

/// Entry s is the number of permutations of n numbers that score s, modulo 2^64; as many entries as there are scores.
/// Runs on oneTBB's threads. \pre 1 <= n <= most_word_numbers \complexity O(2^n n)
std::vector<std::uint64_t> updown_scores_mod_2_64(int n);

/// The score under best play, by the player that writes the first number.
struct UpdownValues {
  int offense_first = 0;
  int defense_first = 0;
  friend bool operator==(const UpdownValues&, const UpdownValues&) = default;
};

/// Runs on oneTBB's threads. \pre 1 <= n <= most_word_numbers \complexity O(2^n n)
/// Relies on: only the word and the unused numbers below the last one matter (enumerate/updown/search.hpp proves it)
UpdownValues updown_values_plain(int n);

}  // namespace quadrille::confirm
