// The score of a word of rises and falls: the length of its longest factor (contiguous part) that occurs at two
// different places. The two occurrences may overlap, "but not share every element" (L. Quet, "Up's & Down's Game"). So
// they begin at different letters.
//
// For each distance d, the function `score` compares all letters of the word at once with the letters d places later.
// The result is a bit mask with a one for each letter that equals the letter d places later. A factor that occurs again
// d places later gives a run of ones in the mask. If x is a mask, x & (x >> 1) has the same runs, each shorter by a
// one. So k - 1 such operations erase exactly the runs that had fewer than k ones. At each distance the function looks
// only for a run that is longer than the longest run of all earlier distances.
//
// Checked against: the reference implementation score_ref, which compares factors letter by letter; A342263 of the
// OEIS.
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
