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

enum class Player : std::uint8_t { none = 0, one = 1, two = 2 };

constexpr Player opponent(Player player) { return player == Player::one ? Player::two : Player::one; }

template <class Space>
concept TwoPlayer = GradedSpace<Space> &&
    requires(const Space& space, const typename Space::State& state, const OutcomeOf<Space>& outcome) {
  { space.mover(state) } -> std::same_as<Player>;
  { space.winner(outcome) } -> std::same_as<Player>;
};

}  // namespace quadrille::engines
