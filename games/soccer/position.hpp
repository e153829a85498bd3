// A position of Paper Soccer, and its legal plies: Defs. 2.3 to 2.6 of T. Hoivik, "Experiments in Paper Soccer".
//
// A position is the drawing (the set of drawn segments), the ball's place and the player to move. In the source a state
// also contains the history. Here histories are separate (history.hpp), because the engines count histories and do not
// store them. The functions are templates, so a compiler can inline them into the engines. Their parameter is the
// number of machine words that store a drawing.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "games/player.hpp"
#include "games/soccer/pitch.hpp"
#include "graphs/edge_set.hpp"

namespace quadrille::soccer {

using games::other;
using games::Player;

template <std::size_t Words>
struct Position {
  graphs::EdgeSet<Words> drawing;  ///< the drawn segments, E(G_s)
  Vertex ball = 0;                 ///< b
  Player mover = Player::one;      ///< p, the player to draw next
  friend bool operator==(const Position&, const Position&) = default;
};

using WidePosition = Position<graphs::WideEdgeSet::words>;

/// A ply: the drawn segment, and the ball's new vertex (Def. 2.4).
using Ply = graphs::Incidence;

enum class Outcome : std::uint8_t {
  ongoing,  ///< the player to move has a ply
  goal_1,   ///< the ball lies on g1: player 2 has won
  goal_2,   ///< the ball lies on g2: player 1 has won
  blocked,  ///< no ply remains: the player to move has lost
};

/// The position before the first ply: nothing drawn, the ball on b0, player 1 to move.
template <std::size_t Words>
Position<Words> start_position(const Pitch& pitch) {
  return {{}, pitch.start(), Player::one};
}

/// The number of drawn segments that end at `v`: deg(v) in G_s. O(degree in the lattice).
template <std::size_t Words>
std::size_t degree(const Pitch& pitch, const graphs::EdgeSet<Words>& drawing, Vertex v) {
  std::size_t degree = 0;
  for (const auto& incidence : pitch.lattice().incident(v)) degree += drawing.contains(incidence.edge) ? 1U : 0U;
  return degree;
}

/// Calls visit(ply) for every legal ply, in lexicographic order of the ball's new vertex (Def. 2.4; none once the ball
/// lies on a goal, Def. 2.6).
template <std::size_t Words, class Visit>
void for_each_ply(const Pitch& pitch, const Position<Words>& position, Visit&& visit) {
  if (pitch.goal(position.ball) != Goal::none) return;
  for (const Ply& ply : pitch.lattice().incident(position.ball)) {
    if (!position.drawing.contains(ply.edge)) visit(ply);
  }
}

/// True if the same player continues after `ply` (Def. 2.5): the ball lands on a vertex that is then of degree at least
/// 2, or on a wall. \pre `ply` is legal in `position`
template <std::size_t Words>
bool bounces(const Pitch& pitch, const Position<Words>& position, const Ply& ply) {
  return pitch.wall(ply.to) || degree(pitch, position.drawing.with(ply.edge), ply.to) >= 2;
}

/// The position after a legal ply.
template <std::size_t Words>
Position<Words> play(const Pitch& pitch, const Position<Words>& position, const Ply& ply) {
  return {position.drawing.with(ply.edge), ply.to,
          bounces(pitch, position, ply) ? position.mover : other(position.mover)};
}

/// The outcome of the game (Def. 2.6), `ongoing` while it is not over. O(degree in the lattice).
template <std::size_t Words>
Outcome outcome(const Pitch& pitch, const graphs::EdgeSet<Words>& drawing, Vertex ball) {
  if (pitch.goal(ball) == Goal::g1) return Outcome::goal_1;
  if (pitch.goal(ball) == Goal::g2) return Outcome::goal_2;
  for (const auto& incidence : pitch.lattice().incident(ball)) {
    if (!drawing.contains(incidence.edge)) return Outcome::ongoing;
  }
  return Outcome::blocked;
}

template <std::size_t Words>
Outcome outcome(const Pitch& pitch, const Position<Words>& position) {
  return outcome(pitch, position.drawing, position.ball);
}

/// The winner, from the outcome and the player to move; nothing while the game is not over.
constexpr std::optional<Player> winner(Outcome outcome, Player mover) {
  switch (outcome) {
    case Outcome::ongoing:
      return std::nullopt;
    case Outcome::goal_1:
      return Player::two;
    case Outcome::goal_2:
      return Player::one;
    case Outcome::blocked:
      return other(mover);
  }
  return std::nullopt;
}

// Outcomes and drawings as text.

/// `ongoing`, `goal_1`, `goal_2`, `blocked`: the columns of `count soccer` have the same names.
std::string to_string(Outcome outcome);

/// `goal_1: player 2 wins`, `ongoing: player 1 to move`.
std::string outcome_text(const Pitch& pitch, const WidePosition& position);

/// A drawing as the number whose bit e is 1 if edge e is drawn: `0x1e5`, `0x0` if none is.
std::string hexadecimal(const graphs::WideEdgeSet& drawing);

}  // namespace quadrille::soccer
