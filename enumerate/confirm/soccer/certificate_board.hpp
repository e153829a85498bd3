// The pitch as the checker of certificates (certificate.hpp) stores it: the points, the segments at each point, the
// goals and the walls. The checker does not use soccer::Pitch. It builds the pitch from the definitions, to be
// independent of the solver.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/soccer/pitch.hpp"

namespace quadrille::confirm::certificate {

constexpr std::size_t directions = 8;
constexpr std::size_t most_segments = 384;
constexpr std::size_t most_points = 448;  // no pitch with at most most_segments segments has more

/// The segment of an exit, and the point to which it leads.
struct Step {
  std::uint16_t segment = 0;
  std::uint16_t to = 0;
};

/// The king's moves, in lexicographic order of (dx, dy). The number of a direction is its place here.
constexpr std::array<std::array<int, 2>, directions> moves = {
    {{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};

/// The image of a direction under the reflection x -> -x.
constexpr std::size_t mirrored_direction(std::size_t direction) {
  constexpr std::array<std::size_t, directions> image = {5, 6, 7, 3, 4, 0, 1, 2};
  return image[direction];
}

struct Board {
  std::vector<std::string> points;  ///< as histories write them
  std::uint16_t start = 0;
  std::size_t segments = 0;
  /// Exits have smaller numbers: the eight directions, or the edges of a vertex in the order of a board's text.
  std::size_t exits = directions;
  std::vector<std::optional<Step>> steps;  ///< the exits of the first point, then those of the next, and so on
  std::vector<int> wins;                   ///< the player that wins with the ball there; 0 if it is no goal
  std::vector<bool> walls;                 ///< true if the ball bounces there at its first visit
  /// The reflection that keeps the start and both goals, as points and segments; empty if there is none.
  std::vector<std::uint16_t> mirror_points;
  std::vector<std::uint16_t> mirror_segments;

  bool has_mirror() const { return !mirror_points.empty(); }
  /// The step of an exit of a point; empty if no segment is there. \pre exit < exits
  const std::optional<Step>& step(std::size_t point, std::size_t exit) const { return steps[point * exits + exit]; }
  /// The number of the point, or nothing. O(points).
  std::optional<std::uint16_t> find(std::string_view point) const;
};

/// \throws Error (unusable_input) if the pitch has more segments than most_segments
/// \complexity O(points squared); of a board O(points * exits + size log size)
/// Checked against: soccer::Pitch, its plies, goals and mirror, in
/// tests/enumerate/confirm/soccer/certificate_board_test.cpp
Board board_of(const soccer::PitchName& name);

// A position for the checker of certificates: the segments that can still be drawn, the ball, the mover.

/// A set of a board's segments, in words of 64.
template <std::size_t Words>
struct Segments {
  std::array<std::uint64_t, Words> words{};

  bool has(std::size_t segment) const { return (words[segment / 64] >> (segment % 64) & 1U) != 0; }
  void put(std::size_t segment) { words[segment / 64] |= std::uint64_t{1} << (segment % 64); }
  void take(std::size_t segment) { words[segment / 64] &= ~(std::uint64_t{1} << (segment % 64)); }
  bool empty() const { return *this == Segments{}; }
  int size() const {
    int sum = 0;
    for (const std::uint64_t word : words) sum += std::popcount(word);
    return sum;
  }
  friend Segments operator&(Segments a, const Segments& b) {
    for (std::size_t i = 0; i < Words; ++i) a.words[i] &= b.words[i];
    return a;
  }
  friend bool operator==(const Segments&, const Segments&) = default;
};

/// The undrawn segments, the place of the ball, and the player to move. In a position of the walk, `undrawn` holds the
/// live segments only.
template <std::size_t Words>
struct Position {
  Segments<Words> undrawn;
  std::uint16_t ball = 0;
  std::uint8_t mover = 1;
  friend bool operator==(const Position&, const Position&) = default;
};

/// The rules on positions of one board.
template <std::size_t Words>
class Rules {
 public:
  /// \param board  kept by reference; has at most 64 * Words segments
  explicit Rules(const Board& board)
      : board_(board), at_(board.points.size()), degree_(board.points.size()), ends_xor_(board.segments) {
    for (std::size_t point = 0; point < board.points.size(); ++point) {
      for (std::size_t exit = 0; exit < board.exits; ++exit) {
        const auto& step = board.step(point, exit);
        if (!step) continue;
        at_[point].put(step->segment);
        ends_xor_[step->segment] = static_cast<std::uint16_t>(point ^ step->to);
        ++degree_[point];
      }
    }
  }

  const Board& board() const { return board_; }

  /// The position with nothing drawn, the ball on b0 and player 1 to move.
  Position<Words> start() const {
    Position<Words> position{{}, board_.start, 1};
    for (std::size_t segment = 0; segment < board_.segments; ++segment) position.undrawn.put(segment);
    return position;
  }

  /// The step of the ball through an exit; null if there is no undrawn segment.
  const Step* step(const Position<Words>& position, std::size_t exit) const {
    const auto& step = board_.step(position.ball, exit);
    return step && position.undrawn.has(step->segment) ? &*step : nullptr;
  }

  /// The position after a step. The mover draws again if the ball reaches a wall or an already visited point: one with
  /// at least two drawn segments, including this step.
  Position<Words> after(const Position<Words>& position, const Step& step) const {
    Position<Words> next{position.undrawn, step.to, position.mover};
    next.undrawn.take(step.segment);
    const int drawn = degree_[step.to] - (at_[step.to] & next.undrawn).size();
    if (!board_.walls[step.to] && drawn < 2) next.mover = static_cast<std::uint8_t>(3 - position.mover);
    return next;
  }

  /// The winner: by the ball on a goal, or because the mover has no segment. 0 if the game is not over.
  int won(const Position<Words>& position) const {
    if (board_.wins[position.ball] != 0) return board_.wins[position.ball];
    return (at_[position.ball] & position.undrawn).empty() ? 3 - position.mover : 0;
  }

  /// The live segments: those that the ball can reach along undrawn segments and not through a goal.
  /// \pre the ball lies on no goal
  Segments<Words> live(const Position<Words>& position) const {
    std::array<std::uint64_t, most_points / 64> seen{};
    std::array<std::uint16_t, most_points> waiting;
    std::size_t count = 0;
    const auto visit = [&](std::uint16_t point) {
      std::uint64_t& word = seen[point / 64];
      const std::uint64_t bit = std::uint64_t{1} << (point % 64);
      if ((word & bit) != 0 || board_.wins[point] != 0) return;
      word |= bit;
      waiting[count++] = point;
    };
    Segments<Words> result;
    visit(position.ball);
    while (count > 0) {
      const std::uint16_t point = waiting[--count];
      for (std::size_t i = 0; i < Words; ++i) {
        const std::uint64_t found = at_[point].words[i] & position.undrawn.words[i] & ~result.words[i];
        result.words[i] |= found;
        for (std::uint64_t rest = found; rest != 0; rest &= rest - 1) {
          const std::size_t segment = 64 * i + static_cast<std::size_t>(std::countr_zero(rest));
          visit(static_cast<std::uint16_t>(ends_xor_[segment] ^ point));
        }
      }
    }
    return result;
  }

  /// The mirror image. \pre the board has a mirror
  Position<Words> mirrored(const Position<Words>& position) const {
    Position<Words> image{{}, board_.mirror_points[position.ball], position.mover};
    for (std::size_t i = 0; i < Words; ++i) {
      for (std::uint64_t rest = position.undrawn.words[i]; rest != 0; rest &= rest - 1) {
        image.undrawn.put(board_.mirror_segments[64 * i + static_cast<std::size_t>(std::countr_zero(rest))]);
      }
    }
    return image;
  }

 private:
  const Board& board_;
  std::vector<Segments<Words>> at_;      // the segments at each point
  std::vector<int> degree_;              // and their number
  std::vector<std::uint16_t> ends_xor_;  // the exclusive or of a segment's ends: one end and this give the other
};

}  // namespace quadrille::confirm::certificate
