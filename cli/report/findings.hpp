// Computes facts for the report from the rows of a table: sums, peaks, shares and ratios. The titles of the charts
// state these facts, so every number in a title comes from the rows. The caller names a column by a pointer to a member
// of the row type, so a wrong name does not compile.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/natural.hpp"

namespace quadrille::cli {

/// @{
/// The number of a member; 0 for an empty one.
inline Natural number_in(int member) { return member; }
inline const Natural& number_in(const Natural& member) { return member; }
inline Natural number_in(const std::optional<Natural>& member) { return member ? *member : Natural(0); }
/// @}

/// @{
/// The text of a member.
inline std::string text_in(int member) { return std::to_string(member); }
inline std::string text_in(const std::optional<int>& member) { return member ? text_in(*member) : std::string(); }
inline const std::string& text_in(const std::string& member) { return member; }
/// @}

/// The numbers of the rows, in their order. \param member  a member of the rows, or a function of one
template <class Row, class Member>
std::vector<Natural> numbers_of(std::span<const Row> rows, Member member) {
  std::vector<Natural> numbers;
  numbers.reserve(rows.size());
  for (const Row& row : rows) numbers.push_back(number_in(std::invoke(member, row)));
  return numbers;
}

/// The texts of the rows, in their order. \param member  as numbers_of
template <class Row, class Member>
std::vector<std::string> texts_of(std::span<const Row> rows, Member member) {
  std::vector<std::string> texts;
  texts.reserve(rows.size());
  for (const Row& row : rows) texts.push_back(text_in(std::invoke(member, row)));
  return texts;
}

Natural sum_of(const std::vector<Natural>& numbers);

/// All places of the largest number, in order: a title that names one of several would be false.
std::vector<std::size_t> peaks_of(const std::vector<Natural>& numbers);

/// The texts at these places: "9 or 10", "8, 9 or 10". \param last  the word between the last two, here "or"
std::string texts_at(const std::vector<std::string>& texts, const std::vector<std::size_t>& places,
                     std::string_view last);

/// The share of the largest number in the sum, "21.1%". If several are the largest, the share of one: "each 21.1%".
/// \pre a number is positive
std::string share_of_peaks(const std::vector<Natural>& numbers);

/// The number with its digits in groups: 11,546,908.
std::string in_groups(const Natural& number);

/// The number in groups if it has at most fifteen digits; otherwise rounded to three digits: ≈ 5.80 × 10²¹.
std::string about(const Natural& number);

/// The percentage to the nearest tenth: 28.6%. \pre the whole is positive
std::string percentage(const Natural& part, const Natural& whole);

/// The quotient to the nearest tenth: 6.7. From 100 on it is a whole number, written by `about`.
/// \pre the divisor is positive
std::string ratio(const Natural& dividend, const Natural& divisor);

}  // namespace quadrille::cli
