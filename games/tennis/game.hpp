// A written game, checked against the rules row by row.
//
// first_fault finds the first row that breaks the rules, and what should stand in its first wrong cell. play computes
// points and ball from the draws alone, whatever was written beside them: a slip of the pen in one cell does not hide
// the winner.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/tennis/record.hpp"

namespace quadrille::tennis {

/// Why a record breaks the rules.
struct Fault {
  std::size_t line = 0;   ///< of the record, 1 for the first
  int turn = 0;           ///< the row's place: 0 for the start, 1 for the first turn
  std::string_view cell;  ///< one of record_columns; empty if a whole row is too many, or one is missing
  std::string message;    ///< for people: what should stand there and why, `points_1 should be 0: 1 - 1`
};

/// The first row that breaks the rules, and in it the first cell; nothing if the record is a whole game by the rules.
///
/// The rows before it follow the rules, so what should stand in it follows from what is written in them.
/// \pre there is a row, and all are as parse_record returns them
/// \complexity O(rows)
std::optional<Fault> first_fault(const Rules& rules, std::span<const WrittenTurn> record);

/// A game as the draws have it.
struct Game {
  std::vector<Draws> draws;                ///< as many as are legal in turn, up to the end of the game
  std::vector<Position> positions;         ///< the start, then that after each turn
  std::optional<std::string_view> barred;  ///< draw_1 or draw_2 of the turn that follows, if it is what ends the draws

  const Position& last() const { return positions.back(); }
};

/// Plays a record's draws from its start. Draws after the end of the game are left out.
///
/// Both players start with what the first row gives player 1, and the ball lies on 0.
/// \pre as first_fault's
Game play(const Rules& rules, std::span<const WrittenTurn> record);

}  // namespace quadrille::tennis
