// Histories of Paper Soccer. A history lists the points that the ball has visited, in order: (b0, b1, ..., bn) in Def.
// 2.3 of T. Hoivik, "Experiments in Paper Soccer".
//
// A history determines the drawn segments, the ball's place and the player to move. The function `replay` computes them
// ply by ply from the points of a written history. It reports the first ply that breaks the rules, with the reason.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "games/soccer/position.hpp"

namespace quadrille::soccer {

/// The sequence of ball vertices, b0 first.
using History = std::vector<Vertex>;

/// `(2,2) (2,1) (3,1)`, as records write it.
std::string to_string(const Pitch& pitch, std::span<const Vertex> history);

/// One ply of a history, with its number, its mover and its bounce.
struct PlayedPly {
  std::size_t number = 0;  ///< 1 for the first
  Player mover = Player::one;
  Vertex from = 0;
  Ply ply;
  bool bounce = false;
};

enum class Illegality {
  outside_pitch,  ///< the pitch does not have the point
  not_adjacent,   ///< further than one king move
  wall,           ///< one king move, but the wall lies between (classic pitches)
  already_drawn,
  game_over,    ///< the game ended before this ply
  wrong_start,  ///< the history's first point is not b0 ("ply 0")
};

struct Fault {
  std::size_t ply = 0;  ///< the number of the illegal ply; 0 for the start
  Illegality why = Illegality::wrong_start;
  std::string message;  ///< for people: `(3,1) is not adjacent to (1,1)`
};

/// The fault of a ply to the point `next`; nothing if it is legal. \param number  of the ply
std::optional<Fault> fault_of(const Pitch& pitch, const WidePosition& position, Point next, std::size_t number);

struct Replay {
  std::vector<PlayedPly> plies;  ///< the legal ones, up to the fault if there is one
  WidePosition end;              ///< the position after them
  std::optional<Fault> fault;

  /// The number of plies after which the same player continued (Def. 2.5).
  std::size_t bounces() const;
  /// The number of times that the move passed to the other player.
  std::size_t turns_passed() const { return plies.size() - bounces(); }
};

/// The vertices of the legal plies, the start first.
History history_of(const Pitch& pitch, const Replay& replay);

/// Plays the written points from the start, as far as they are legal.
/// \param written  b0 first; may hold any points, the pitch's or not
/// \pre the pitch is drawable (require_drawable)
/// \complexity O(plies)
Replay replay(const Pitch& pitch, std::span<const Point> written);

/// The replay of a history. It is legal by construction, or the caller reads the fault.
Replay replay(const Pitch& pitch, std::span<const Vertex> history);

// A game state to the letter of Def. 2.3: drawing, ball, player and history together. Two states can be the same in
// three ways (Defs. 2.7 to 2.9).
//
// The engines count classes of states and never build one; proofs/ and properties/ test sentences about states and
// build many.

struct State {
  const Pitch* pitch = nullptr;  ///< outlives the state
  WidePosition position;         ///< G_s, b and p
  History history;               ///< H
  bool bounced = false;          ///< true if the last ply was a bounce (Def. 2.5)
  std::size_t bounces = 0;       ///< the number of plies that were bounces

  std::size_t plies() const { return history.size() - 1; }
  /// The number of completed turns: of plies after which the move passed to the other player. A last ply that ends the
  /// game without a bounce counts.
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
