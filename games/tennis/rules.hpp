// The rules of Tennis and Footsteps: two players bid to move a ball over a court.
//
// Both players have the same number of points at the start, and the ball lies on field 0. In each turn both players bid
// at the same time: a whole number from 1 to their remaining points, or 0 if none remain. Both players pay their bids.
// The player with the higher bid drives the ball away by one field; after equal bids the ball stays. Player 1's fields
// are the negative ones, so a higher bid of player 1 moves the ball towards the positive fields. Tennis has one
// exception: a ball on a field of the higher bidder flies over the net, to the first field beyond it. The game ends
// when the ball is beyond the last field, or when both players are out of points. The player on whose side the ball
// then lies loses.
//
// The sources ("Tennis (paper game)", after M. Mala, Das grosse Buch der Block- und Bleistiftspiele, 1998) do not say
// who wins if the ball is on 0 when both players are out of points. Here that is a tie, as on the rule pages that
// mention it (claim tennis/centre). The sources' court has two fields a side; here this number is a parameter. A win
// with the ball beyond the last field may count as more than one win (`beyond`).
//
// The engines need a game in which each move adds a mark. Here a mark is a turn, a row of the players' table
// (enumerate/tennis/space.hpp).
#pragma once

#include <cstdint>
#include <string_view>

#include "quadrille/detail/tennis_rules.hpp"

namespace quadrille::tennis {

/// The bids that a player may choose from.
struct BidRange {
  int least = 0;
  int most = 0;

  constexpr bool holds(int bid) const { return least <= bid && bid <= most; }
  constexpr int size() const { return most - least + 1; }
};

/// \pre points >= 0
constexpr BidRange legal_bids(int points) { return {points > 0 ? 1 : 0, points}; }

/// True if a ball lies beyond a last field.
constexpr bool is_beyond(const Rules& rules, int ball) { return ball > rules.fields || ball < -rules.fields; }

/// The ball's place after these bids. \pre it is not beyond a last field
constexpr int ball_after(const Rules& rules, int ball, const Bids& bids) {
  if (bids.player_1 == bids.player_2) return ball;
  const int step = bids.player_1 > bids.player_2 ? 1 : -1;
  const bool on_the_drivers_side = ball * step < 0;
  return rules.variant == Variant::tennis && on_the_drivers_side ? step : ball + step;
}

/// \pre the game is not over, and both bids are legal
constexpr Position after(const Rules& rules, const Position& position, const Bids& bids) {
  return {position.points_1 - bids.player_1, position.points_2 - bids.player_2, ball_after(rules, position.ball, bids)};
}

enum class Outcome : std::uint8_t { none, win_1, win_2, tie };

/// The outcome; `none` while the game is not over. With no points at all a game is over before its first turn.
constexpr Outcome outcome(const Rules& rules, const Position& position) {
  const bool out_of_points = position.points_1 == 0 && position.points_2 == 0;
  if (!out_of_points && !is_beyond(rules, position.ball)) return Outcome::none;
  if (position.ball == 0) return Outcome::tie;
  return position.ball > 0 ? Outcome::win_1 : Outcome::win_2;
}

/// `player 1 wins`, `player 2 wins`, `a tie`; empty while the game is not over.
constexpr std::string_view name_of(Outcome outcome) {
  switch (outcome) {
    case Outcome::win_1:
      return "player 1 wins";
    case Outcome::win_2:
      return "player 2 wins";
    case Outcome::tie:
      return "a tie";
    case Outcome::none:
      break;
  }
  return {};
}

/// The value of a finished game for player 1: 0, or 1 or `beyond` with the winner's sign. \pre it is over
constexpr int worth(const Rules& rules, const Position& position) {
  const int win = is_beyond(rules, position.ball) ? rules.beyond : 1;
  switch (outcome(rules, position)) {
    case Outcome::win_1:
      return win;
    case Outcome::win_2:
      return -win;
    case Outcome::none:
    case Outcome::tie:
      break;
  }
  return 0;
}

/// The same position with the players' names exchanged.
constexpr Position mirrored(const Position& position) { return {position.points_2, position.points_1, -position.ball}; }

}  // namespace quadrille::tennis
