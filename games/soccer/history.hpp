// Histories: the ball's way so far, H = (b0, b1, ..., bn) of Def. 2.3.
//
// A history determines everything else of a state: the drawing, the ball and the mover. `replay` computes them ply by
// ply from written points and says at which ply, and why, a written history leaves the rules.
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

/// One ply of a history, with what the rules say of it.
struct PlayedPly {
  std::size_t number = 0;  ///< 1 for the first
  Player mover = Player::one;
  Vertex from = 0;
  Ply ply;
  bool bounce = false;
};

enum class Illegality {
  outside_pitch,  ///< the point is none of the pitch's
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

struct Replay {
  std::vector<PlayedPly> plies;  ///< the legal ones, up to the fault if there is one
  WidePosition end;              ///< the position after them
  std::optional<Fault> fault;

  /// The number of plies after which the same player continued (Def. 2.5).
  std::size_t bounces() const;
  /// How often the move passed to the other player.
  std::size_t turns_passed() const { return plies.size() - bounces(); }
};

/// The vertices of the legal plies, the start first.
History history_of(const Pitch& pitch, const Replay& replay);

/// Plays the written points from the start, as far as they are legal.
/// \param written  b0 first; may hold any points, the pitch's or not
/// \pre the pitch is drawable (require_drawable)
/// \complexity O(plies)
Replay replay(const Pitch& pitch, std::span<const Point> written);

/// The replay of a history, which is legal by construction or whose fault is the caller's to read.
Replay replay(const Pitch& pitch, std::span<const Vertex> history);

}  // namespace quadrille::soccer
