// Replays a history of Paper Soccer by the rules. If a ply is illegal, describes its fault.
#include "games/soccer/history.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

namespace quadrille::soccer {

std::optional<Fault> fault_of(const Pitch& pitch, const WidePosition& position, Point next, std::size_t number) {
  const auto fault = [&](Illegality why, std::string message) { return Fault{number, why, std::move(message)}; };
  const std::string from = pitch.to_string(position.ball);
  if (outcome(pitch, position) != Outcome::ongoing) {
    return fault(Illegality::game_over, fmt::format("the game ended at {} after ply {}", from, number - 1));
  }
  const auto to = pitch.lattice().find(next);
  if (!to) return fault(Illegality::outside_pitch, fmt::format("{} is outside the pitch", to_string(next)));
  const auto edge = pitch.lattice().edge_between(position.ball, *to);
  if (!edge && (is_board(pitch.name()) || !graphs::king_adjacent(pitch.lattice().point(position.ball), next))) {
    return fault(Illegality::not_adjacent, fmt::format("{} is not adjacent to {}", pitch.to_string(*to), from));
  }
  if (!edge) {
    return fault(Illegality::wall, fmt::format("{} {} is a wall", from, pitch.to_string(*to)));
  }
  if (position.drawing.contains(*edge)) {
    return fault(Illegality::already_drawn, fmt::format("{} {} is already drawn", from, pitch.to_string(*to)));
  }
  return std::nullopt;
}

std::string to_string(const Pitch& pitch, std::span<const Vertex> history) {
  std::string text;
  for (const Vertex v : history) {
    if (!text.empty()) text += ' ';
    text += pitch.to_string(v);
  }
  return text;
}

std::size_t Replay::bounces() const {
  return static_cast<std::size_t>(std::count_if(plies.begin(), plies.end(), [](const auto& p) { return p.bounce; }));
}

History history_of(const Pitch& pitch, const Replay& replay) {
  History history{pitch.start()};
  for (const PlayedPly& ply : replay.plies) history.push_back(ply.ply.to);
  return history;
}

Replay replay(const Pitch& pitch, std::span<const Point> written) {
  Replay result;
  result.end = start_position<graphs::WideEdgeSet::words>(pitch);
  if (written.empty() || written.front() != pitch.lattice().point(pitch.start())) {
    const std::string start = pitch.to_string(pitch.start());
    const auto first = written.empty() ? std::nullopt : pitch.lattice().find(written.front());
    const std::string found = written.empty() ? "nothing"
                              : first         ? pitch.to_string(*first)
                                              : to_string(written.front());
    result.fault = Fault{
        0, Illegality::wrong_start,
        fmt::format("the history starts at {}, but the ball lies at {} first; begin with {}", found, start, start)};
    return result;
  }
  for (std::size_t number = 1; number < written.size(); ++number) {
    const Point next = written[number];
    result.fault = fault_of(pitch, result.end, next, number);
    if (result.fault) return result;
    const Vertex to = *pitch.lattice().find(next);
    const Ply ply{*pitch.lattice().edge_between(result.end.ball, to), to};
    result.plies.push_back({number, result.end.mover, result.end.ball, ply, bounces(pitch, result.end, ply)});
    result.end = play(pitch, result.end, ply);
  }
  return result;
}

Replay replay(const Pitch& pitch, std::span<const Vertex> history) {
  std::vector<Point> written;
  written.reserve(history.size());
  for (const Vertex v : history) written.push_back(pitch.lattice().point(v));
  return replay(pitch, written);
}

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
