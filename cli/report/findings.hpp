// What the rows of a table say, for the titles of figures and the report's first numbers: nothing in a title is typed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "quadrille/natural.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// A column's cells as text, in the order of the rows. \throws std::logic_error if the table has no such column
std::vector<std::string> texts_of(const Table& table, const std::string& column);

/// A column's numbers; an empty cell is 0. \throws std::logic_error if there is no such column, or a cell is a word
std::vector<Natural> numbers_of(const Table& table, const std::string& column);

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

/// In groups up to fifteen digits, of a larger number the first three: 5.79 × 10²¹, rounded down.
std::string about(const Natural& number);

/// 28.6%, to the nearest tenth. \pre the whole is positive
std::string percentage(const Natural& part, const Natural& whole);

/// 6.7, to the nearest tenth; from 100 on in whole numbers, as `about` writes them. \pre the divisor is positive
std::string ratio(const Natural& dividend, const Natural& divisor);

}  // namespace quadrille::cli
