// The written record of games of Paper Soccer. The first line names the pitch. Each further line is one history: the
// vertices that the ball visits, in order. A vertex is written `(i,j)`, or by its name if the board gives other names.
// `#` starts a comment, and empty lines are skipped.
//
//     pitch paper:3x3
//     (2,2) (2,1) (3,1)   # player 1, then player 2
//
// The function `parse_record` checks only the form; `replay` checks the rules (history.hpp).
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "games/rules_text.hpp"
#include "games/soccer/history.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer {

struct WrittenHistory {
  std::size_t line = 0;  ///< its line number in the record, from 1
  std::vector<Point> points;
};

struct Record {
  PitchName pitch;
  std::vector<WrittenHistory> histories;
};

/// The reader of a record's pitch: parse_pitch_name, or one that reads files too (enumerate/soccer/pitch_file.hpp).
using PitchReader = std::function<PitchName(const std::string&)>;

/// \throws Error (unusable_input) naming line, column and the expected input; also when there is no pitch line
///         or no history at all
Record parse_record(std::string_view text, const PitchReader& read_pitch = parse_pitch_name);

/// Reads vertices of a pitch, written as points, `(2,2) (2,1) (3,1)`, or by their names; returns their points in the
/// lattice. \param line  the line number that errors name \throws Error (unusable_input) naming the line, and the text
/// that is no point or no name of the board
std::vector<Point> parse_vertices(const Pitch& pitch, std::string_view text, std::size_t line);

// A history as the argument of a request: `(1,2) (0,2)`, the start first.

/// The points of the history, whether or not the rules allow them.
/// \throws Error (unusable_input) naming the argument if the text is no list of points or names, or is empty
std::vector<Point> parse_history(const Pitch& pitch, std::string_view text);

/// The fault as an error that names the argument: `history: ply 2: (0,2) (1,2) is already drawn`.
Error error_of(const Fault& fault, ErrorKind kind = ErrorKind::breaks_rules, std::string remedy = {});

/// The replay of the history, whose plies are all legal. \pre the pitch is drawable
/// \throws Error as parse_history; error_of(fault) at the first illegal ply \complexity O(plies)
Replay replay_history(const Pitch& pitch, std::string_view text);

// The rules of Paper Soccer, on both kinds of pitch as people read them, with their sources.

/// Its diagrams are records as parse_record reads them; each holds one game.
games::RulesText rules_text();

}  // namespace quadrille::soccer
