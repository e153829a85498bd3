// The written record of a game of Tennis or Footsteps: the table that players keep on paper, as CSV. Each row is a
// turn: both bids, and then both players' points and the ball's place after these bids. Row 0 is the start, without
// bids. `#` starts a comment, empty lines are skipped, and blanks around a cell have no meaning.
//
//     turn,bid_1,bid_2,points_1,points_2,ball
//     0,,,50,50,0
//     1,5,10,45,40,-1
//
// The columns of the bids may also be called draw_1 and draw_2.
//
// The function `parse_record` checks only the form: the header, six cells a row, whole numbers, and bids in every row
// but the first. The function `first_fault` finds the first row that breaks the rules, and says what the first wrong
// cell of that row should contain. The function `play` reads only the start and the bids, and computes the other cells
// itself. So it finds the winner even if those cells are wrong.
//
// Limits: no number is above `most_recorded`, which is far more than anybody bids on paper. So no sum of these numbers
// overflows.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/rules_text.hpp"
#include "games/tennis/rules.hpp"
#include "quadrille/detail/tennis_rules.hpp"

namespace quadrille::tennis {

/// The largest number a record may hold: points, bids, turns, and the ball's distance from the net.
inline constexpr int most_recorded = 1'000'000;

/// The columns of a record, in their order.
inline constexpr std::array<std::string_view, 6> record_columns = {"turn",     "bid_1",    "bid_2",
                                                                   "points_1", "points_2", "ball"};

/// A row as it was written down; it may break the rules.
struct WrittenTurn {
  std::size_t line = 0;  ///< its line number in the record, from 1
  int turn = 0;
  Bids bids;  ///< 0 and 0 in the first row, which has no bids
  Position position;
  friend bool operator==(const WrittenTurn&, const WrittenTurn&) = default;
};

/// The rows of a record: the start, then the turns.
/// \throws Error (unusable_input) naming line, column and the expected input; also when there is no row
std::vector<WrittenTurn> parse_record(std::string_view text);

/// The place and the reason of a broken rule.
struct Fault {
  std::size_t line = 0;   ///< of the record, 1 for the first
  int turn = 0;           ///< the row's place: 0 for the start, 1 for the first turn
  std::string_view cell;  ///< one of record_columns; empty if a whole row is too many, or one is missing
  std::string message;    ///< for people: the correct content and the reason, `points_1 should be 0: 1 - 1`
};

/// The first row that breaks the rules, and in it the first cell; nothing if the record is a whole game by the rules.
///
/// The rows before it follow the rules, so they determine its correct content.
/// \pre there is a row, and all are as parse_record returns them
/// \complexity O(rows)
std::optional<Fault> first_fault(const Rules& rules, std::span<const WrittenTurn> record);

/// A game as its bids determine it.
struct Game {
  std::vector<Bids> bids;                  ///< the legal ones before the first illegal one, up to the end of the game
  std::vector<Position> positions;         ///< the start, then that after each turn
  std::optional<std::string_view> barred;  ///< bid_1 or bid_2 if that bid of the next turn is illegal

  const Position& last() const { return positions.back(); }
};

/// Plays a record's bids from its start. Bids after the end of the game are left out.
///
/// Both players start with player 1's points in the first row, and the ball lies on 0.
/// \pre as first_fault's
Game play(const Rules& rules, std::span<const WrittenTurn> record);

/// The game as parse_record reads it.
std::string to_record(const Game& game);

// The rules of Tennis and of Footsteps as people read them, with their sources.

/// Its diagrams are records as parse_record reads them, of this variant and on the sources' court.
games::RulesText rules_text(Variant variant);

}  // namespace quadrille::tennis
