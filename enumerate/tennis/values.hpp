// TennisValues: a table of the values of positions of Tennis and Footsteps. Each value is given by an interval that is
// proved to contain the exact value.
//
// Let v(s1, s2, b) be the value if the players have s1 and s2 points and the ball is at b, counted from the middle. If
// the players are exchanged, the value changes its sign: v(s1, s2, b) = -v(s2, s1, -b). So of each position and its
// mirror image, the solver values only one; the other has the negated interval. The table also holds the middles of
// the intervals in floating point, from which the linear programs are made.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "enumerate/numbers/enclosure.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::enumerate {

/// True if the solver values this position, and not its mirror image.
constexpr bool is_valued(const tennis::Position& position) {
  if (position.points_1 != position.points_2) return position.points_1 > position.points_2;
  return position.ball >= 0;
}

constexpr bool is_its_own_mirror(const tennis::Position& position) { return position == mirrored(position); }

/// The table of intervals. It holds the mirror image of every entered position too.
class TennisValues {
 public:
  TennisValues(const tennis::Rules& rules, int most_points);

  const tennis::Rules& rules() const { return rules_; }

  /// The value of the position to player 1; exact if the game is over. \pre it was valued
  Enclosure at(const tennis::Position& position) const { return {lower(position), -lower(mirrored(position))}; }

  Fixed lower(const tennis::Position& position) const { return lower_[index(position)]; }
  double middle(const tennis::Position& position) const { return middle_[index(position)]; }

  /// Enters an interval for the position and its mirror image.
  void enter(const tennis::Position& position, const Enclosure& value);

  /// Writes the lower bounds of the positions after player 1's bid and each legal bid of player 2.
  void write_line(const tennis::Position& position, int bid_1, std::span<Fixed> line) const;

  /// The bytes that these tables take.
  static std::size_t bytes(const tennis::Rules& rules, int most_points);

 private:
  std::size_t index(const tennis::Position& position) const;
  tennis::Rules rules_;
  std::size_t side_;
  std::vector<Fixed> lower_;
  std::vector<double> middle_;
};

}  // namespace quadrille::enumerate
