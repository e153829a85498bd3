// The written record of games of Plusses and Minuses, in the layout of the article that describes the game. First comes
// the grid, top row first, with a star for a filled square and a dot for an empty one. Then comes one line with both
// players' lists of predicted signs, player 1's first. `#` starts a comment, empty lines are skipped, and blanks
// between squares or signs have no meaning. A record may contain several games, one after another.
//
//     . * .
//     . . *
//     * . .
//     predictions + -, + +
//
// The function `parse_record` checks only the form: all rows have the same length, there are as many rows as columns,
// and there are two lists of signs. The functions `filling` and `filled` check the rules: each row and column has one
// star, and each list has one sign for each step from a row or column to the next.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/plusminus/score.hpp"
#include "games/rules_text.hpp"

namespace quadrille::plusminus {

struct WrittenGame {
  struct Row {
    std::size_t line = 0;            ///< its line number in the record, from 1
    std::vector<std::size_t> stars;  ///< the columns of its stars, 0 for the leftmost, increasing
  };
  std::vector<Row> rows;  ///< top row first; as many as there are columns
  Predictions predictions;
  std::size_t predictions_line = 0;
};

/// \throws Error (unusable_input) naming line, column and the expected input; also when there is no game
std::vector<WrittenGame> parse_record(std::string_view text);

/// The part of a grid that keeps the rules.
struct Filling {
  std::vector<std::optional<std::uint8_t>> rows;  ///< the row of each column's star, counted from the bottom, from 0
  std::optional<std::string> fault;               ///< the broken rule, after its line: `line 3: no star ...`
};

/// Checks the rows of the grid from the top down to the first that breaks the rules, and after them the lists.
Filling filling(const WrittenGame& game);

/// A whole game as parse_record reads it. \param rows  as in Filling, none empty
std::string to_record(std::span<const std::optional<std::uint8_t>> rows, const Predictions& predictions);

/// The permutation P of a game that keeps the rules.
/// \throws Error (breaks_rules) naming the line: two stars in a row or column, none, or a list of another length
Permutation filled(const WrittenGame& game);

// The rules of Plusses and Minuses as people read them, with their sources.

/// Its diagrams are records as parse_record reads them; each holds one game.
games::RulesText rules_text();

}  // namespace quadrille::plusminus
