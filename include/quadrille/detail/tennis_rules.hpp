// Data types of Tennis and Footsteps: the rules of a game, a position, and the bids of a turn.
//
// games/tennis/rules.hpp defines how the games are played, and names the sources.
#pragma once

#include <compare>
#include <cstdint>

namespace quadrille::tennis {

/// One of the two games.
enum class Variant : std::uint8_t {
  tennis,    ///< the source's Tennis
  footsteps  ///< Footsteps
};

/// The widest court that programs accept, ten times the sources'.
inline constexpr int most_fields = 20;

/// The rules of a game: the variant and the court.
struct Rules {
  Variant variant = Variant::tennis;  ///< the game
  int fields = 2;                     ///< the fields on each side, at least 1; the ball is beyond at fields + 1
  int beyond = 1;                     ///< the worth of a win beyond the last field; any other win is worth 1
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// The remaining points, and the place of the ball.
struct Position {
  int points_1 = 0;  ///< player 1's remaining points
  int points_2 = 0;  ///< player 2's remaining points
  int ball = 0;      ///< from -(fields + 1) to fields + 1; negative on player 1's side
  friend auto operator<=>(const Position&, const Position&) = default;
};

/// The start of a game with `points` points each.
constexpr Position start_of(int points) { return {points, points, 0}; }

/// The bids of both players in a turn.
struct Bids {
  int player_1 = 0;  ///< player 1's bid
  int player_2 = 0;  ///< player 2's bid
  friend auto operator<=>(const Bids&, const Bids&) = default;
};

}  // namespace quadrille::tennis
