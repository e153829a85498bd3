// Text for people in lines no wider than the screen that shows them.
//
// Lines are broken at blanks. A word that is wider than the screen by itself, such as a long number, stays whole; a
// list of words that are divided by '|' is broken behind one of these, an address behind a '/'.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::games {

/// The lines of a text, without their ends. \complexity O(length), as for all
std::vector<std::string> lines_of(std::string_view text);

/// How many columns of a screen a line takes: one for each character, none for the escape sequences of colours.
std::size_t columns_of(std::string_view line);

/// The words as lines of at most `width` columns without a line break at the end.
/// \param indent    the blanks before all lines but the first
/// \param at        the columns that the first line has used already
/// \param continued what ends each line but the last
/// \param gap       what divides two words of a line
std::string folded(const std::vector<std::string>& words, std::size_t width, std::size_t indent = 0, std::size_t at = 0,
                   std::string_view continued = {}, std::string_view gap = " ");

/// The same of a text's words.
std::string folded(std::string_view text, std::size_t width, std::size_t indent = 0, std::size_t at = 0);

/// A command of a shell in lines that a shell reads as one: broken at blanks outside quotes, each but the last ended by
/// a backslash. \param indent  the blanks before the first line; the others have two more
std::string folded_command(std::string_view command, std::size_t width, std::size_t indent);

/// A line with several blanks between two words: a picture or a row of a table, which stays, or a list, which may be
/// broken there.
enum class Spaced { kept, broken };

/// Each line of the text, folded with its own indentation.
std::string fitted(std::string_view text, std::size_t width, Spaced spaced = Spaced::kept);

}  // namespace quadrille::games
