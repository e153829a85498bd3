// The score of a word: the length of the longest factor (contiguous subword) that occurs at two different places. The
// two may overlap, "but not share every element" (the source): they begin at different letters.
//
// The fast function compares the word with itself shifted by every distance, all letters at once. The letters that
// agree are ones of a bit mask, and a factor that occurs again at this distance is a run of ones. A run of k ones
// leaves a one after k - 1 steps x & (x >> 1), so each distance is only tested for a run longer than those before it.
//
// Checked against: the reference implementation score_ref, which compares factors letter by letter; A342263.
#pragma once

#include "games/updown/word.hpp"

namespace quadrille::updown {

/// A longest factor that occurs twice; of several the one whose first place, then second place, is leftmost. Without
/// any (a word of fewer than two letters, UD, DU) the length is 0, and the places mean nothing.
struct Repetition {
  int length = 0;
  int first = 0;  ///< the letter at which it begins, counted from 0
  int second = 0;
  friend bool operator==(const Repetition&, const Repetition&) = default;
};

/// \complexity O(length) words compared, and a few steps for each that beats those before it
int score(const Word& word);

/// \complexity O(length^2)
Repetition longest_repetition(const Word& word);

/// The same by comparing all pairs of factors letter by letter. \complexity O(length^3)
Repetition longest_repetition_ref(const Word& word);
int score_ref(const Word& word);

}  // namespace quadrille::updown
