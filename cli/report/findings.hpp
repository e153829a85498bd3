// What the rows of a job say, for the titles of figures and the report's first numbers: nothing in a title is typed. A
// row's member is named by a pointer to it, so that a name that is not there does not compile.
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
/// A member's number; that of an empty one is 0.
inline Natural number_in(int member) { return member; }
inline const Natural& number_in(const Natural& member) { return member; }
inline Natural number_in(const std::optional<Natural>& member) { return member ? *member : Natural(0); }
/// @}

/// @{
/// A member as text.
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

/// Every place where the largest number stands, in order: a title that names one of several is false.
std::vector<std::size_t> peaks_of(const std::vector<Natural>& numbers);

/// The texts at these places: "9 or 10", "8, 9 or 10". \param last  between the last two, here "or"
std::string texts_at(const std::vector<std::string>& texts, const std::vector<std::size_t>& places,
                     std::string_view last);

/// The part of all that the largest number is, "21.1%"; where several are, that of one: "each 21.1%".
/// \pre a number is positive
std::string share_of_peaks(const std::vector<Natural>& numbers);

/// 11,546,908.
std::string in_groups(const Natural& number);

/// In groups up to fifteen digits, of a larger number three, rounded: ≈ 5.80 × 10²¹.
std::string about(const Natural& number);

/// 28.6%, to the nearest tenth. \pre the whole is positive
std::string percentage(const Natural& part, const Natural& whole);

/// 6.7, to the nearest tenth; from 100 on in whole numbers, as `about` writes them. \pre the divisor is positive
std::string ratio(const Natural& dividend, const Natural& divisor);

}  // namespace quadrille::cli
