// TwoPlayer: a graded space in which two players move, and an ended game has a winner or is a draw.
//
// A graded space with
//   9. `mover(state)`    the player whose move it is; the game is not over. A player may move several times in a row;
//  10. `winner(outcome)` the winner of an ended state with this outcome; none for a draw.
#pragma once

#include <concepts>
#include <cstdint>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// One of two players, or neither.
enum class Player : std::uint8_t {
  none = 0,  ///< neither: nobody wins, or nobody is to move
  one = 1,   ///< the player who begins
  two = 2    ///< the other
};

/// The other player; of `none`, player one.
constexpr Player opponent(Player player) { return player == Player::one ? Player::two : Player::one; }

/// A space of two players by turns: mover(state) says whose turn it is, winner(outcome) who has won.
template <class Space>
concept TwoPlayer = GradedSpace<Space> &&
    requires(const Space& space, const typename Space::State& state, const OutcomeOf<Space>& outcome) {
  { space.mover(state) } -> std::same_as<Player>;
  { space.winner(outcome) } -> std::same_as<Player>;
};

}  // namespace quadrille::engines
