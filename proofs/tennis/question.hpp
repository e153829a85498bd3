// What a sentence about Tennis is asked about: the rows of a written game, or all positions of few points.
//
// Boards are `tennis:N` and `footsteps:N`, both players with N points at the start. A written game is walked row by
// row; of a court every position with at most N points a side is looked at, under both scorings of a win beyond the
// field.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "games/tennis/record.hpp"

namespace quadrille::proofs {

/// All positions with at most so many points a side.
struct TennisCourt {
  tennis::Rules rules;
  int points = 0;
};

/// A sentence about a written game; the answer is the first row that breaks it, counted from 0, the start.
struct RecordQuestion {
  std::vector<tennis::WrittenTurn> record;
  std::function<std::optional<std::size_t>(const std::vector<tennis::WrittenTurn>&)> broken_row;
};

/// A sentence about courts; the answer is the first position that breaks it.
struct CourtQuestion {
  int walked = 0;     ///< the points of the courts that are walked
  int generated = 0;  ///< the most points of a generated court
  std::function<std::optional<tennis::Position>(const TennisCourt&)> broken_position;
};

struct TennisQuestion {
  std::variant<RecordQuestion, CourtQuestion> about;

  /// A written game is what it is; courts of other sizes there are always.
  bool has_cases_to_generate() const { return std::holds_alternative<CourtQuestion>(about); }
};

/// A row of a written game, or a position, that breaks a sentence.
struct TennisWitness {
  tennis::Rules rules;
  int points = 0;  ///< of the board
  std::variant<tennis::WrittenTurn, tennis::Position> broken;
};

/// `tennis:50 10,1,0,1,0,2`, the row as it was written; or `footsteps:3 (2,1,-1)`, points and ball.
std::string to_string(const TennisWitness& witness);

/// `tennis:50`; a court where a win beyond the field is worth two says so, `tennis:8*2`.
std::string tennis_board(const tennis::Rules& rules, int points);

}  // namespace quadrille::proofs
