// SoccerOpponent: what the program plays in a game of Paper Soccer, and what it can prove of a position.
//
// It searches turns ahead (enumerate/soccer/play/turn_search.hpp) until it is stopped, or has looked at the positions
// it was given.
#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include "games/soccer/position.hpp"

namespace quadrille::jobs {

/// What ends its thinking: whichever comes first.
struct SoccerThinking {
  std::stop_token stop{};
  std::optional<std::uint64_t> nodes{};  ///< positions looked at
};

/// A turn, and what is known of the position before it.
struct SoccerTurn {
  std::vector<soccer::Vertex> to;        ///< where the ball goes, ply by ply, until the move passes or the game ends
  std::optional<soccer::Player> winner;  ///< under best play, where it is proved; if it is the mover, the turn wins
  int depth = 0;                         ///< how many turns it has looked ahead
};

class SoccerOpponent {
 public:
  /// \param pitch  kept by reference; drawable
  /// \param seed   of the lot between equally good turns
  SoccerOpponent(const soccer::Pitch& pitch, std::uint64_t seed) : pitch_(pitch), seed_(seed) {}

  /// \pre the game is not over, as for winner
  SoccerTurn choose(const soccer::WidePosition& position, const SoccerThinking& thinking);

  /// Who wins under best play; nothing if that was not proved.
  std::optional<soccer::Player> winner(const soccer::WidePosition& position, const SoccerThinking& thinking);

 private:
  const soccer::Pitch& pitch_;
  std::uint64_t seed_;
};

}  // namespace quadrille::jobs
