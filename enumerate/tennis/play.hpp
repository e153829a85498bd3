// play_tennis: it plays many games of Tennis or Footsteps in which both players play best. At each position, best play
// gives a player a probability for each bid: the player's optimal mix. The player bids at random, with these
// probabilities.
//
// All games advance together. Positions are visited in decreasing order of the sum of both players' points, because
// each turn lowers this sum. At each position, the bids of all games that reach the position are chosen at once. So
// each mix is computed only once. Each position has its own stream of random numbers, which depends only on the seed
// and the position. So the same seed gives the same games on any number of threads.
//
// Checked against: the exact probability of every result if the players use these mixes, in games with few points.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "enumerate/tennis/intervals.hpp"

namespace quadrille::enumerate {

/// The result of a game.
struct TennisResult {
  int worth = 0;        ///< to player 1
  bool beyond = false;  ///< the ball is beyond the last field, as opposed to both players out of points
  friend auto operator<=>(const TennisResult&, const TennisResult&) = default;
};

struct TennisGames {
  engines::RunStatus status = engines::RunStatus::complete;
  bool failed = false;                            ///< GLPK found no mix at a position
  std::map<TennisResult, std::uint64_t> games{};  ///< games by result; only the finished ones, if interrupted
};

/// Plays `games` games from a position.
/// \pre the position was valued, and so were all that can follow it
/// \complexity as many linear programs as positions are met, at most all of the table
TennisGames play_tennis(const TennisValues& values, const tennis::Position& start, std::uint64_t games,
                        std::uint64_t seed, const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
