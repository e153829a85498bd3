// TwoPlayer: a graded space with two players, in which a finished game has a winner or is a tie.
//
// To the members 1 to 5 of a graded space (graded_space.hpp), TwoPlayer adds
//   9. `mover(state)`    the player to move; the game is not over. A player may move several times in a row;
//  10. `winner(outcome)` the winner of a finished state with this outcome; none for a tie.
#pragma once

#include <concepts>
#include <cstdint>

#include "quadrille/detail/graded_space.hpp"

namespace quadrille::engines {

/// One of two players, or neither.
enum class Player : std::uint8_t {
  none = 0,  ///< neither: no player wins, or no player is to move
  one = 1,   ///< the player who begins
  two = 2    ///< the other player
};

/// The other player; for `none`, player one.
constexpr Player opponent(Player player) { return player == Player::one ? Player::two : Player::one; }

/// A space of two players: mover(state) is the player to move, winner(outcome) the winner.
template <class Space>
concept TwoPlayer = GradedSpace<Space> &&
    requires(const Space& space, const typename Space::State& state, const OutcomeOf<Space>& outcome) {
  { space.mover(state) } -> std::same_as<Player>;
  { space.winner(outcome) } -> std::same_as<Player>;
};

}  // namespace quadrille::engines
