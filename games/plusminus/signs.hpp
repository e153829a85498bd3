// Sign words: what the players of Plusses and Minuses predict, and what the grid turns out to be.
//
// A word is a bit mask, bit k set where sign k is a plus, so two words are compared in one instruction. At most 63
// signs: boards of up to 64 by 64, more than anybody fills on paper. Written `+-+` or `+ - +`.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

namespace quadrille::plusminus {

inline constexpr int most_signs = 63;

struct Signs {
  std::uint64_t plus = 0;  ///< bit k is set where sign k (from 0) is a plus; no bit beyond the length is
  int length = 0;          ///< at most most_signs

  bool is_plus(int k) const { return (plus >> static_cast<unsigned>(k) & 1U) != 0; }
  /// One bit for each place of the word.
  std::uint64_t places() const { return (std::uint64_t{1} << static_cast<unsigned>(length)) - 1; }
  /// The word with one sign more at its end. \pre length < most_signs
  Signs with(bool is_plus) const {
    return {plus | std::uint64_t{is_plus ? 1U : 0U} << static_cast<unsigned>(length), length + 1};
  }
  friend auto operator<=>(const Signs&, const Signs&) = default;
};

/// The places where two words of one length have the same sign, as a bit mask.
inline std::uint64_t matching_places(const Signs& a, const Signs& b) { return ~(a.plus ^ b.plus) & a.places(); }

/// How many they are: a player's points, if `a` is the prediction list and `b` the truth list.
inline int matches(const Signs& a, const Signs& b) { return std::popcount(matching_places(a, b)); }

/// Every sign replaced by the other.
inline Signs complement(const Signs& signs) { return {~signs.plus & signs.places(), signs.length}; }

/// What the players predict, player 1's list first.
using Predictions = std::array<Signs, 2>;

/// `+-+`, or with a separator between the signs, `+ - +`.
std::string to_string(const Signs& signs, std::string_view separator = "");

/// Reads `+-+` or `+ - +`; blanks are skipped, and no sign at all is the empty word.
/// \param column  where the text begins, 1 for the first character; \param place  what stands before it in messages,
///                as `line 9, ` or nothing
/// \throws Error (unusable_input) naming the column: another sign, or too many signs
Signs parse_signs(std::string_view text, std::size_t column = 1, std::string_view place = {});

/// Reads player 1's list, a comma, player 2's list: `+-+,++-`. Their lengths may differ: whether they fit a board is
/// the caller's question. \throws as parse_signs; also if there is not exactly one comma
Predictions parse_predictions(std::string_view text, std::size_t column = 1, std::string_view place = {});

}  // namespace quadrille::plusminus
