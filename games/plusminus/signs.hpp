// The lists of signs of Plusses and Minuses. Each player predicts one list. The filled grid then determines, for each
// player, the list that would have been right (the truth list).
//
// A list is a sign word (games/sign_word.hpp), written `+-+` or `+ - +`. A sign word has at most 63 signs. A list has
// one sign for each step from a row or column to the next, so a grid has at most 64 by 64 squares.
#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "games/sign_word.hpp"

namespace quadrille::plusminus {

using Signs = games::SignWord;
using games::most_signs;

/// The players' predictions, player 1's list first.
using Predictions = std::array<Signs, 2>;

/// `+-+`, or with a separator between the signs, `+ - +`.
std::string to_string(const Signs& signs, std::string_view separator = "");

/// Reads `+-+` or `+ - +`; blanks are skipped, and no sign at all is the empty word.
/// \param column  where the text begins, 1 for the first character
/// \param place   the text before it in messages, as `line 9, ` or nothing
/// \throws Error (unusable_input) naming the column: another sign, or too many signs
Signs parse_signs(std::string_view text, std::size_t column = 1, std::string_view place = {});

/// Reads player 1's list, a comma, player 2's list: `+-+,++-`. Their lengths may differ; the caller checks if they fit
/// a board. \throws as parse_signs; also if there is not exactly one comma
Predictions parse_predictions(std::string_view text, std::size_t column = 1, std::string_view place = {});

}  // namespace quadrille::plusminus
