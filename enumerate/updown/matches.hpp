// Matches: they show, letter by letter, how the score of a word grows. The score is the length of the longest block of
// letters that occurs twice. Engines use the matches when they walk the tree of all words.
//
// Cut a word of k letters after its first e letters, for an e below k. The cut is a *match of length j* if the j
// letters before the cut equal the last j letters of the word. Then these j letters occur twice: once before the cut,
// and once at the end of the word. Every cut is a match of length 0, and a match of length j + 1 is also a match of
// length j.
//
// One more letter turns a match of length j at cut e into one of length j + 1 at cut e + 1, exactly if the new letter
// equals the letter after cut e. A new letter makes a word's score grow by 1 at most. The reason: without its last
// letter, a block that occurs twice in the new word occurs twice in the old word. Let matches[j] be the set of the cuts
// that are matches of length j, as a machine word with bit e for cut e. Let C be the set of the cuts before a letter
// equal to the new one. After the new letter,
//
//     matches'[j + 1] = (matches[j] & C) << 1,
//
// and the score s becomes s + 1 exactly if a match of length s continues.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/updown/word.hpp"

namespace quadrille::enumerate {

/// A set of cuts of a word: bit e is the cut after its first e letters.
using Cuts = std::uint64_t;

/// All cuts of a word, the matches of length 0. \pre length < 64
constexpr Cuts all_cuts(int length) { return (Cuts{1} << static_cast<unsigned>(length)) - 1; }

/// The cuts before an equal letter. Bits that are no cuts of the word may be set too.
constexpr Cuts cuts_before(const updown::Word& word, updown::Letter letter) {
  return letter == updown::Letter::up ? word.plus : ~word.plus;
}

/// matches[j], by their length j. Only the lengths that a caller chose are set.
template <std::size_t Lengths>
struct Matches {
  // Not initialised: a search copies one for each word, and sets the few lengths that it needs.
  std::array<Cuts, Lengths> of_length;
};

/// Sets the matches of the lengths `least` to `most` in `word` with one letter more.
/// \param before  the matches of the lengths least - 1 to most - 1 in `word`
/// \pre most < Lengths
template <std::size_t Lengths>
void extend(const Matches<Lengths>& before, const updown::Word& word, updown::Letter letter, int least, int most,
            Matches<Lengths>& after) {
  const Cuts going_on = cuts_before(word, letter);
  if (least <= 0) after.of_length[0] = all_cuts(word.length + 1);
  for (int j = least <= 0 ? 1 : least; j <= most; ++j) {
    const auto at = static_cast<std::size_t>(j);
    after.of_length[at] = (before.of_length[at - 1] & going_on) << 1U;
  }
}

}  // namespace quadrille::enumerate
