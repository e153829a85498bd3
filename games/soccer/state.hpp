// A game state to the letter of Def. 2.3: drawing, ball, player and history together; and the three ways in which two
// states can be the same (Defs. 2.7 to 2.9).
//
// The engines count classes of states and never build one; proofs/ and properties/ test sentences about states and
// build many.
#pragma once

#include <cstddef>

#include "games/soccer/history.hpp"

namespace quadrille::soccer {

struct State {
  const Pitch* pitch = nullptr;  ///< outlives the state
  WidePosition position;         ///< G_s, b and p
  History history;               ///< H
  bool bounced = false;          ///< whether the last ply was a bounce (Def. 2.5)
  std::size_t bounces = 0;       ///< how many plies were

  std::size_t plies() const { return history.size() - 1; }
  /// How often the move has passed to the other player: the number of completed turns, a last ply that ends the game
  /// without a bounce included.
  std::size_t turns_passed() const { return plies() - bounces; }
};

/// The state before the first ply. \pre the pitch is drawable (require_drawable)
State start_state(const Pitch& pitch);

/// The state after a legal ply.
State after(const State& state, const Ply& ply);

/// The states after each prefix of a legal history, the start first: as many as the history has vertices.
/// \throws std::invalid_argument if the history is illegal
std::vector<State> states_along(const Pitch& pitch, const History& history);

/// Def. 2.7: the same drawn edges.
bool weakly_equivalent(const State& a, const State& b);
/// Def. 2.8: weakly equivalent, and the same ball.
bool strongly_equivalent(const State& a, const State& b);
/// Def. 2.9: strongly equivalent, and identical histories. (The player is not mentioned there, so it is not here.)
bool equal(const State& a, const State& b);

}  // namespace quadrille::soccer
