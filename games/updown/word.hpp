// The word of a list of numbers of Up's & Down's: a U for each number greater than the one before it, a D for each
// smaller one.
//
// Limits: 64 numbers, as for all sign words (games/sign_word.hpp). The source (L. Quet, "Up's & Down's Game", 2008)
// suggests 20 numbers.
#pragma once

#include <span>
#include <string>

#include "games/sign_word.hpp"

namespace quadrille::updown {

using Word = games::SignWord;
using Letter = games::Sign;

inline constexpr int most_numbers = games::most_signs + 1;

/// The word of a list. \pre at most most_numbers numbers, neighbours differ
inline Word word_of(std::span<const int> numbers) { return games::sign_word_of(numbers); }

/// `UDUDUUDUU`.
inline std::string to_string(const Word& word) { return games::to_string(word, {'U', 'D'}); }

}  // namespace quadrille::updown
