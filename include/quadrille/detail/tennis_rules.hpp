// The plain values of Tennis and Footsteps: which rules are played, a position, and the bids of a turn.
//
// games/tennis/rules.hpp says what they mean in play, with the sources.
#pragma once

#include <compare>
#include <cstdint>

namespace quadrille::tennis {

/// Which of the two games.
enum class Variant : std::uint8_t {
  tennis,    ///< the source's Tennis
  footsteps  ///< Footsteps
};

/// The widest court that programs take, ten times the sources'.
inline constexpr int most_fields = 20;

/// The rules of a game: which one, and on which court.
struct Rules {
  Variant variant = Variant::tennis;  ///< which game
  int fields = 2;                     ///< a side, at least 1; the ball is beyond at fields + 1
  int beyond = 1;                     ///< what a win beyond the last field is worth; any other win is worth 1
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// What is left to bid, and where the ball lies.
struct Position {
  int points_1 = 0;  ///< player 1's points left
  int points_2 = 0;  ///< player 2's points left
  int ball = 0;      ///< from -(fields + 1) to fields + 1; negative on player 1's side
  friend auto operator<=>(const Position&, const Position&) = default;
};

/// The position that a game with so many points each starts from.
constexpr Position start_of(int points) { return {points, points, 0}; }

/// What both players write down in a turn.
struct Bids {
  int player_1 = 0;  ///< player 1's bid
  int player_2 = 0;  ///< player 2's bid
  friend auto operator<=>(const Bids&, const Bids&) = default;
};

}  // namespace quadrille::tennis
