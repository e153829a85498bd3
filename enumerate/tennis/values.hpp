// The values of positions of Tennis and Footsteps, as far as they are known: a table of certain intervals.
//
// Exchanging the players exchanges the sign, so v(s1, s2, b) = -v(s2, s1, -b): of two mirrored positions one is valued,
// and the bound above of each is the bound below of the other, with the sign changed. The table also holds the
// middles of the intervals, in floating point, of which linear programs are made.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "enumerate/numbers/enclosure.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::enumerate {

/// Whether the position is the one of itself and its mirrored one that is valued.
constexpr bool is_valued(const tennis::Position& position) {
  if (position.points_1 != position.points_2) return position.points_1 > position.points_2;
  return position.ball >= 0;
}

constexpr bool is_its_own_mirror(const tennis::Position& position) { return position == mirrored(position); }

/// The intervals that were found. The mirrored position of each that was asked for is there as well.
class TennisValues {
 public:
  TennisValues(const tennis::Rules& rules, int most_points);

  const tennis::Rules& rules() const { return rules_; }

  /// What the position is worth to player 1; exact if the game is over. \pre it was valued
  Enclosure at(const tennis::Position& position) const { return {lower(position), -lower(mirrored(position))}; }

  Fixed lower(const tennis::Position& position) const { return lower_[index(position)]; }
  double middle(const tennis::Position& position) const { return middle_[index(position)]; }

  /// Enters an interval, for the position and its mirrored one.
  void enter(const tennis::Position& position, const Enclosure& value);

  /// Writes the bounds below of the positions after player 1's bid and each legal one of player 2.
  void write_line(const tennis::Position& position, int bid_1, std::span<Fixed> line) const;

  /// The bytes that such tables take.
  static std::size_t bytes(const tennis::Rules& rules, int most_points);

 private:
  std::size_t index(const tennis::Position& position) const;
  tennis::Rules rules_;
  std::size_t side_;
  std::vector<Fixed> lower_;
  std::vector<double> middle_;
};

}  // namespace quadrille::enumerate
