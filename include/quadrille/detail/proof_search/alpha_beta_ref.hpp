// Reference implementation of proof-number search: alpha-beta (Knuth & Moore 1975), depth first, without a table. It
// does not use the optional members of a SearchSpace.
//
// It can search games of about ten plies.
#pragma once

#include <algorithm>

#include "quadrille/detail/two_player.hpp"

namespace quadrille::engines {

namespace detail {

/// 1 if player one wins, -1 if player two does, 0 for a drawn game. Exact if it lies between the bounds, otherwise a
/// bound.
template <TwoPlayer Space>
int alpha_beta_value(const Space& space, const typename Space::State& state, int least, int most) {
  if (is_over(space, state)) {
    const Player winner = space.winner(space.outcome(state));
    return winner == Player::none ? 0 : winner == Player::one ? 1 : -1;
  }
  const bool largest = space.mover(state) == Player::one;
  int best = largest ? -1 : 1;
  space.for_each_move(state, [&](const typename Space::Move& move) {
    if (least >= most) return;
    const int value = alpha_beta_value(space, space.after(state, move), least, most);
    best = largest ? std::max(best, value) : std::min(best, value);
    (largest ? least : most) = best;
  });
  return best;
}

}  // namespace detail

/// The winner of the state under best play; none for a drawn game. \complexity O(moves^plies) time, O(plies) memory
template <TwoPlayer Space>
Player alpha_beta_winner(const Space& space, const typename Space::State& state) {
  const int value = detail::alpha_beta_value(space, state, -1, 1);
  return value == 0 ? Player::none : value > 0 ? Player::one : Player::two;
}

}  // namespace quadrille::engines
