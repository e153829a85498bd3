// The pitch as the checker of certificates sees it: points, the eight directions, segments, goals and walls, built from
// the definitions and not from soccer::Pitch.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "enumerate/confirm/soccer/residue_graph.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::confirm::certificate {

constexpr std::size_t directions = 8;
constexpr std::size_t most_segments = 384;
constexpr std::size_t most_points = 448;  // no pitch of so many segments has more

/// Where a direction leads from a point.
struct Step {
  std::uint16_t segment = 0;
  std::uint16_t to = 0;
};

/// The king's moves, in lexicographic order of (dx, dy): the number of a direction is its place here.
constexpr std::array<std::array<int, 2>, directions> moves = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// The direction that the reflection x -> -x makes of a direction.
constexpr std::size_t mirrored_direction(std::size_t direction) {
  constexpr std::array<std::size_t, directions> image = {5, 6, 7, 3, 4, 0, 1, 2};
  return image[direction];
}

struct Board {
  std::vector<residue::Point> points;
  std::uint16_t start = 0;
  std::size_t segments = 0;
  std::vector<std::array<std::optional<Step>, directions>> steps;  ///< of each point
  std::vector<int> wins;                                           ///< who wins with the ball there; 0 if no goal
  std::vector<bool> walls;  ///< whether the ball bounces there at its first visit
  /// The reflection that keeps the start and both goals, as points and segments; empty where there is none.
  std::vector<std::uint16_t> mirror_points;
  std::vector<std::uint16_t> mirror_segments;

  bool has_mirror() const { return !mirror_points.empty(); }
  /// The number of the point, or nothing. O(points).
  std::optional<std::uint16_t> find(int x, int y) const;
};

/// \throws Error (unusable_input) if the pitch has more segments than most_segments
/// \complexity O(points squared)
/// Checked against: soccer::Pitch, its plies, goals and mirror, in
/// tests/enumerate/confirm/soccer/certificate_board_test.cpp
Board board_of(const soccer::PitchName& name);

}  // namespace quadrille::confirm::certificate
