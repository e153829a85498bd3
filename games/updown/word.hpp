// The U/D word of a list of numbers: between two neighbours a U where the list rises and a D where it falls. A list of
// n numbers has a word of n - 1 letters; of a permutation it is called the signature.
//
// A word is held as bits, U as 1 and D as 0, its first letter lowest: words are compared and shifted whole.
//
// Limits: 63 letters, that is 64 numbers. The source (L. Quet, "Up's & Down's Game", 2008) suggests 20 numbers.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace quadrille::updown {

inline constexpr int most_letters = 63;
inline constexpr int most_numbers = most_letters + 1;

enum class Letter : std::uint8_t { down = 0, up = 1 };

constexpr Letter other(Letter letter) { return letter == Letter::up ? Letter::down : Letter::up; }

struct Word {
  std::uint64_t letters = 0;  ///< bit i is the letter i, counted from 0; no bit is set from `length` on
  int length = 0;

  /// \pre i < length
  constexpr Letter letter(int i) const { return static_cast<Letter>(letters >> static_cast<unsigned>(i) & 1U); }

  /// This word and one letter more. \pre length < most_letters
  constexpr Word with(Letter next) const {
    return {letters | std::uint64_t{static_cast<std::uint8_t>(next)} << static_cast<unsigned>(length), length + 1};
  }

  friend bool operator==(const Word&, const Word&) = default;
};

/// The letter between two neighbours. \pre they differ
constexpr Letter letter_between(int left, int right) { return left < right ? Letter::up : Letter::down; }

/// The word of a list. \pre at most most_numbers numbers, neighbours differ
Word word_of(std::span<const int> numbers);

/// `UDUDUUDUU`.
std::string to_string(const Word& word);

}  // namespace quadrille::updown
