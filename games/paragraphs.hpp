// Breaks text for people into lines no wider than the screen.
//
// Lines break at blanks, with two exceptions: a list of words separated by '|' may also break after a '|', and an
// address after a '/'. Any other word wider than the screen, such as a long number, stays whole.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::games {

/// The lines of a text, without line breaks. \complexity O(length), as for all functions here
std::vector<std::string> lines_of(std::string_view text);

/// The number of screen columns of a line: one for each character, none for the escape sequences of colours.
std::size_t columns_of(std::string_view line);

/// The words as lines of at most `width` columns without a line break at the end.
/// \param indent    the blanks before all lines but the first
/// \param at        the columns that the first line has used already
/// \param continued the end of each line but the last
/// \param gap       the text between two words of a line
std::string folded(const std::vector<std::string>& words, std::size_t width, std::size_t indent = 0, std::size_t at = 0,
                   std::string_view continued = {}, std::string_view gap = " ");

/// The same for the words of a text.
std::string folded(std::string_view text, std::size_t width, std::size_t indent = 0, std::size_t at = 0);

/// A shell command in lines that a shell reads as one command: broken at blanks outside quotes, with a backslash at the
/// end of each line but the last. \param indent  the blanks before the first line; the others have two more
std::string folded_command(std::string_view command, std::size_t width, std::size_t indent);

/// The treatment of a line with several blanks between two words. A picture or a row of a table is `kept`; a list may
/// be `broken` at such a gap.
enum class Spaced { kept, broken };

/// Each line of the text, folded with its own indentation.
std::string fitted(std::string_view text, std::size_t width, Spaced spaced = Spaced::kept);

}  // namespace quadrille::games
