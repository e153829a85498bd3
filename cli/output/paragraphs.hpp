// Text for people, no wider than the terminal that shows it.
//
// Lines are broken at blanks. A word that is wider than the terminal by itself, such as a long number, stays whole; a
// list of words that are divided by '|' is broken behind one of these.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::cli {

/// Names no stream, for what goes into a file.
inline constexpr int no_terminal = -1;

/// The columns of the terminal behind a standard stream; where there is none, those that the variable COLUMNS names;
/// else 80.
std::size_t terminal_width(int descriptor);

/// The words as lines of at most `width` columns without a line break at the end.
/// \param indent    the blanks before all lines but the first
/// \param at        the columns that the first line has used already
/// \param continued what ends each line but the last
/// \complexity O(length)
std::string folded(const std::vector<std::string>& words, std::size_t width, std::size_t indent = 0, std::size_t at = 0,
                   std::string_view continued = {});

/// The same of a text's words.
std::string folded(std::string_view text, std::size_t width, std::size_t indent = 0, std::size_t at = 0);

/// A command of a shell in lines that a shell reads as one: broken at blanks outside quotes, each but the last ended by
/// a backslash. \param indent  the blanks before the first line; the others have two more
std::string folded_command(std::string_view command, std::size_t width, std::size_t indent);

/// Each line of the text, folded with its own indentation. A line with several blanks between two words is a picture or
/// a row of a table, and stays.
std::string fitted(std::string_view text, std::size_t width);

}  // namespace quadrille::cli
