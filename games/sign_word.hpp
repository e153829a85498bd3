// SignWord: the rises and falls of a list of numbers, one sign for each two neighbouring numbers. A list of n numbers
// has a word of n - 1 signs.
//
// Two games use sign words. Up's & Down's writes a rise as U and a fall as D. Plusses and Minuses writes + and -; the
// players' predictions are sign words too. The sign word of a permutation is called its signature.
//
// A sign word is stored as a bit mask whose lowest bit is the first sign. So one instruction compares two sign words or
// shifts one.
//
// Limits: 63 signs, that is 64 numbers, more than anybody writes on paper.
#pragma once

#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace quadrille::games {

inline constexpr int most_signs = 63;

/// Either game has its own names for the same two signs.
enum class Sign : std::uint8_t { minus = 0, plus = 1, down = minus, up = plus };

constexpr Sign other(Sign sign) { return sign == Sign::plus ? Sign::minus : Sign::plus; }

/// The sign between two neighbours of a list. \pre they differ
constexpr Sign sign_between(int left, int right) { return left < right ? Sign::plus : Sign::minus; }

struct SignWord {
  std::uint64_t plus = 0;  ///< bit k is set where sign k, counted from 0, is a plus; no bit is set from `length` on
  int length = 0;          ///< at most most_signs

  /// \pre k < length
  constexpr Sign sign(int k) const { return static_cast<Sign>(plus >> static_cast<unsigned>(k) & 1U); }
  constexpr bool is_plus(int k) const { return sign(k) == Sign::plus; }

  /// One bit for each place of the word.
  constexpr std::uint64_t places() const { return (std::uint64_t{1} << static_cast<unsigned>(length)) - 1; }

  /// This word and one sign more at its end. \pre length < most_signs
  constexpr SignWord with(Sign next) const {
    return {plus | std::uint64_t{static_cast<std::uint8_t>(next)} << static_cast<unsigned>(length), length + 1};
  }
  constexpr SignWord with(bool is_plus) const { return with(is_plus ? Sign::plus : Sign::minus); }

  friend auto operator<=>(const SignWord&, const SignWord&) = default;
};

/// The places where two words of one length have the same sign, as a bit mask.
constexpr std::uint64_t matching_places(const SignWord& a, const SignWord& b) {
  return ~(a.plus ^ b.plus) & a.places();
}

/// The number of these places.
constexpr int matches(const SignWord& a, const SignWord& b) { return std::popcount(matching_places(a, b)); }

/// Every sign replaced by the other.
constexpr SignWord complement(const SignWord& word) { return {~word.plus & word.places(), word.length}; }

/// The word of a list. \pre at most most_signs + 1 numbers, neighbours differ \complexity O(numbers)
template <class Number>
SignWord sign_word_of(std::span<const Number> numbers) {
  SignWord word;
  for (std::size_t i = 1; i < numbers.size(); ++i) word = word.with(sign_between(numbers[i - 1], numbers[i]));
  return word;
}

/// The characters of a game for the two signs.
struct SignNotation {
  char plus;
  char minus;
};

/// The word in this notation, with a separator between the signs. \complexity O(length)
inline std::string to_string(const SignWord& word, SignNotation notation, std::string_view separator = {}) {
  std::string text;
  for (int k = 0; k < word.length; ++k) {
    if (k != 0) text += separator;
    text += word.is_plus(k) ? notation.plus : notation.minus;
  }
  return text;
}

}  // namespace quadrille::games
