// Two players of Paper Soccer that look at nothing but the turn they play: what a better player is measured against.
//
// Checked against: every turn is legal and whole, and by the definitions here, along random games.
#pragma once

#include <cstdint>
#include <vector>

#include "games/soccer/position.hpp"

namespace quadrille::enumerate {

/// Lots for a game: each call gives the next number below `below`.
class Lots {
 public:
  explicit Lots(std::uint64_t seed) : state_(seed) {}
  /// \pre below > 0
  std::uint64_t next(std::uint64_t below);

 private:
  std::uint64_t state_;
};

/// A turn of plies each of which is drawn by lot among the legal ones. \pre the game is not over, as for greedy_turn
std::vector<soccer::Ply> random_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots);

/// A turn that wins if there is one; else one that ends, the game going on, at a vertex nearest to the goal on which
/// the mover wins, by king's moves; ties by lot. It gets there by a shortest way. If every turn loses, it is a random
/// one.
std::vector<soccer::Ply> greedy_turn(const soccer::Pitch& pitch, const soccer::WidePosition& position, Lots& lots);

}  // namespace quadrille::enumerate
