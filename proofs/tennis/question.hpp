// Two kinds of questions about Tennis and Footsteps. One kind is about the rows of a written game. The other kind is
// about all positions of a court, which is the set of all positions with at most N points for each player.
//
// The names `tennis:N` and `footsteps:N` stand for games in which both players start with N points. Each court is
// examined under two rules: a win with the ball beyond the field counts one point under the first rule, and two under
// the second. A question asks whether an assertion holds in every row or position. If it does not, the result shows
// where: a row of the written game, or the points and the ball of a position.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "games/tennis/record.hpp"
#include "proofs/claim.hpp"

namespace quadrille::tennis {

/// All positions with at most `points` points a side.
struct Court {
  Rules rules;
  int points = 0;
};

/// A question about a written game.
class RecordQuestion final : public proofs::Question {
 public:
  using Record = std::vector<WrittenTurn>;
  /// The first row that breaks the assertion, counted from 0, the start.
  using BrokenRow = std::function<std::optional<std::size_t>(const Record&)>;

  /// \pre the record has a row
  RecordQuestion(Record record, BrokenRow broken_row)
      : record_(std::move(record)), broken_row_(std::move(broken_row)) {}

  /// Walks the record up to the first row that breaks the assertion; options.last_ply bounds the turns examined, and
  /// options.board is that of the record.
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  bool has_cases_to_generate() const override { return false; }

 private:
  Record record_;
  BrokenRow broken_row_;
};

/// A question about courts.
class CourtQuestion final : public proofs::Question {
 public:
  /// The first position that breaks the assertion.
  using BrokenPosition = std::function<std::optional<Position>(const Court&)>;

  /// \param walked     the points of the courts that are walked
  /// \param generated  the most points of a generated court
  CourtQuestion(int walked, int generated, BrokenPosition broken_position)
      : walked_(walked), generated_(generated), broken_position_(std::move(broken_position)) {}

  int generated() const { return generated_; }
  std::optional<Position> broken_position(const Court& court) const { return broken_position_(court); }

  /// Walks the courts of `walked` points, or of options.last_ply if that is less: a game has at most as many turns as
  /// points a side. options.board is not used: no assertion about courts is expected to fail.
  std::vector<proofs::Exhaustion> exhaust(const proofs::WalkOptions& options) const override;
  bool has_cases_to_generate() const override { return true; }

 private:
  int walked_;
  int generated_;
  BrokenPosition broken_position_;
};

/// The rules whose courts are walked: Tennis and Footsteps, two fields a side, a win beyond the field worth one or two.
std::vector<Rules> walked_rules();

/// The example of a witness of Tennis: a row of a written game, or a position, that breaks an assertion.
struct Example {
  Rules rules;
  int points = 0;  ///< of the board
  std::variant<WrittenTurn, Position> broken;
};

/// `tennis:50 10,1,0,1,0,2`, the row as it was written; or `footsteps:3 (2,1,-1)`, points and ball.
std::string to_string(const Example& example);

/// `tennis:50`; a court where a win beyond the field is worth two says so, `tennis:8*2`.
std::string board_name(const Rules& rules, int points);

}  // namespace quadrille::tennis
