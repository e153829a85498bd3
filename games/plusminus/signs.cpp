// Reads and writes the players' lists of signs. The message of an error names the column of the wrong character.
#include "games/plusminus/signs.hpp"

#include <fmt/format.h>

#include "games/record_text.hpp"
#include "quadrille/error.hpp"

namespace quadrille::plusminus {

namespace {

[[noreturn]] void refuse_column(std::string_view place, std::size_t column, std::string reason, std::string remedy) {
  refuse(fmt::format("{}column {}", place, column), std::move(reason), std::move(remedy));
}

}  // namespace

std::string to_string(const Signs& signs, std::string_view separator) {
  return games::to_string(signs, {'+', '-'}, separator);
}

Signs parse_signs(std::string_view text, std::size_t column, std::string_view place) {
  Signs signs;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (games::is_blank(text[i])) continue;
    if (text[i] != '+' && text[i] != '-') {
      refuse_column(place, column + i, fmt::format("'{}' is no sign", games::beginning(text.substr(i), 1)),
                    "write lists of + and -, as +-+");
    }
    if (signs.length == most_signs) {
      refuse_column(place, column + i, "one sign too many", fmt::format("write at most {} in a list", most_signs));
    }
    signs = signs.with(text[i] == '+');
  }
  return signs;
}

Predictions parse_predictions(std::string_view text, std::size_t column, std::string_view place) {
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos) {
    // Report an invalid sign first: it is the more likely mistake.
    parse_signs(text, column, place);
    refuse_column(place, column + text.size(), "only one list",
                  "write player 1's, a comma and player 2's, for example +-+,++-");
  }
  const Signs first = parse_signs(text.substr(0, comma), column, place);
  const std::string_view rest = text.substr(comma + 1);
  if (const std::size_t another = rest.find(','); another != std::string_view::npos) {
    refuse_column(place, column + comma + 1 + another, "a second comma", "give two lists, for example +-+,++-");
  }
  return {first, parse_signs(rest, column + comma + 1, place)};
}

}  // namespace quadrille::plusminus
