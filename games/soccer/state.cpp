#include "games/soccer/state.hpp"

#include <stdexcept>

namespace quadrille::soccer {

State start_state(const Pitch& pitch) {
  return {&pitch, start_position<graphs::WideEdgeSet::words>(pitch), {pitch.start()}};
}

State after(const State& state, const Ply& ply) {
  State next = state;
  next.bounced = bounces(*state.pitch, state.position, ply);
  next.bounces += next.bounced ? 1U : 0U;
  next.position = play(*state.pitch, state.position, ply);
  next.history.push_back(ply.to);
  return next;
}

std::vector<State> states_along(const Pitch& pitch, const History& history) {
  const Replay replayed = replay(pitch, history);
  if (replayed.fault) throw std::invalid_argument(replayed.fault->message);
  std::vector<State> states{start_state(pitch)};
  for (const PlayedPly& played : replayed.plies) states.push_back(after(states.back(), played.ply));
  return states;
}

bool weakly_equivalent(const State& a, const State& b) { return a.position.drawing == b.position.drawing; }

bool strongly_equivalent(const State& a, const State& b) {
  return weakly_equivalent(a, b) && a.position.ball == b.position.ball;
}

bool equal(const State& a, const State& b) { return strongly_equivalent(a, b) && a.history == b.history; }

}  // namespace quadrille::soccer
