// The written record of a game of Tennis or Footsteps, the sources' table as CSV: a row a turn, with both draws and
// what is left after them. `#` starts a comment, empty lines are skipped, blanks around a cell are free.
//
//     turn,draw_1,draw_2,points_1,points_2,ball
//     0,,,50,50,0
//     1,5,10,45,40,-1
//
// Reading checks the form: the header, six cells a row, whole numbers, draws in every row but the first. game.hpp
// checks the numbers against the rules.
//
// Limits: numbers up to `most_recorded`, many times what anybody draws on paper, so no sum of them wraps.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <vector>

#include "games/tennis/rules.hpp"

namespace quadrille::tennis {

/// The largest number a record may hold: points, draws, turns, and the ball's distance from the net.
inline constexpr int most_recorded = 1'000'000;

/// The columns of a record, in their order.
inline constexpr std::array<std::string_view, 6> record_columns = {"turn",     "draw_1",   "draw_2",
                                                                   "points_1", "points_2", "ball"};

/// A row as it was written down; it may break the rules.
struct WrittenTurn {
  std::size_t line = 0;  ///< where it stands in the record, 1 for the first line
  int turn = 0;
  Draws draws;  ///< of the first row 0 and 0, where nothing is written
  Position position;
  friend bool operator==(const WrittenTurn&, const WrittenTurn&) = default;
};

/// The rows of a record: the start, then the turns.
/// \throws Error (unusable_input) naming line and column, and what was expected there; also when there is no row
std::vector<WrittenTurn> parse_record(std::string_view text);

}  // namespace quadrille::tennis
