// TrailBoard: a pitch as a trail that is drawn at random sees it: eight directions at each vertex, and no goals.
//
// A ply into a goal ends the game, and that segment is always free. So the segments into goals need not be drawn: a
// trail over the others stands for itself and for one finished game more for each segment from its last vertex to a
// goal (as in enumerate/soccer/histories/statistic.hpp). A position is then a byte a vertex, its free segments by
// direction, with the ball and the mover.
//
// Checked against: soccer::play and soccer::outcome along random games, in tests/enumerate/soccer/estimate.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// A set of directions: bit d is direction d, and direction (d + 4) % 8 is its opposite.
using Directions = std::uint8_t;

class TrailBoard {
 public:
  static constexpr unsigned opposite(unsigned direction) { return (direction + 4) % 8; }

  /// \pre the pitch is drawable (soccer::require_drawable)
  explicit TrailBoard(const soccer::Pitch& pitch);

  /// Vertices of the pitch, goals included, which no direction leads to.
  std::size_t vertex_count() const { return free_.size(); }
  soccer::Vertex start() const { return start_; }
  /// The directions of a vertex before the first ply, by vertex.
  const std::vector<Directions>& free_at_start() const { return free_; }
  /// Where a direction leads. \pre it is one of free_at_start()[v]
  soccer::Vertex to(soccer::Vertex v, unsigned direction) const { return to_[v][direction]; }

  /// How many segments lead from `v` into the goal on which player 1 wins (0), on which player 2 wins (1).
  const std::array<std::uint8_t, 2>& goals(soccer::Vertex v) const { return goals_[v]; }
  unsigned goal_count(soccer::Vertex v) const { return goals_[v][0] + unsigned{goals_[v][1]}; }

  /// Whether the mover changes when the ball comes to lie on `v`. \param free  of `v`, before the ply
  bool passes_turn(soccer::Vertex v, Directions free) const { return !walls_[v] && free == free_[v]; }

 private:
  soccer::Vertex start_;
  std::vector<Directions> free_;
  std::vector<std::array<soccer::Vertex, 8>> to_;
  std::vector<std::array<std::uint8_t, 2>> goals_;
  std::vector<std::uint8_t> walls_;
};

/// Draws the segment from `v` in a direction. \param free  by vertex
inline void draw(const TrailBoard& board, Directions* free, soccer::Vertex v, unsigned direction) {
  free[v] = static_cast<Directions>(free[v] & ~(1U << direction));
  Directions& there = free[board.to(v, direction)];
  there = static_cast<Directions>(there & ~(1U << TrailBoard::opposite(direction)));
}

/// Calls visit(direction) for each, the lowest bit first.
template <class Visit>
void for_each_direction(Directions directions, Visit&& visit) {
  for (unsigned rest = directions; rest != 0; rest &= rest - 1) visit(static_cast<unsigned>(std::countr_zero(rest)));
}

}  // namespace quadrille::enumerate
