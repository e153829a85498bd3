// The written record of Paper Soccer games: a first line `pitch paper:3x3`, then one history a line, vertices written
// `(i,j)`; `#` starts a comment, empty lines are skipped.
//
//     pitch paper:3x3
//     (2,2) (2,1) (3,1)   # player 1, then player 2
//
// Reading checks the form only; `replay` checks the rules (history.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "games/rules_text.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::soccer {

struct WrittenHistory {
  std::size_t line = 0;  ///< where it stands in the record, 1 for the first line
  std::vector<Point> points;
};

struct Record {
  PitchName pitch;
  std::vector<WrittenHistory> histories;
};

/// \throws Error (unusable_input) naming line and column, and what was expected there; also when there is no pitch line
///         or no history at all
Record parse_record(std::string_view text);

/// Reads `(2,2) (2,1) (3,1)`.
/// \param line  the line number that errors name
/// \throws Error (unusable_input) naming line and column
std::vector<Point> parse_points(std::string_view text, std::size_t line);

// The rules of Paper Soccer, on both kinds of pitch as people read them, with their sources.

/// Its diagrams are records as parse_record reads them; each holds one game.
games::RulesText rules_text();

}  // namespace quadrille::soccer
