// Best play against best play: many games of Tennis in which both players bid at random by their optimal mixes.
//
// All games advance together, in the order of points left: for the games that have come to one position the bids are
// made together, so that each position's mixes are found once, and positions of one total are independent. Each
// position has a stream of random numbers of its own, which depends on the seed and the position alone: the same seed
// gives the same games on any number of threads.
//
// Checked against: the exact probabilities of every result, for few points, by the same mixes.
#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include "enumerate/tennis/intervals.hpp"

namespace quadrille::enumerate {

/// How a game ended.
struct TennisResult {
  int worth = 0;        ///< to player 1
  bool beyond = false;  ///< by a ball beyond the last field, not for want of points
  friend auto operator<=>(const TennisResult&, const TennisResult&) = default;
};

struct TennisGames {
  engines::RunStatus status = engines::RunStatus::complete;
  bool failed = false;                            ///< GLPK found no mix at a position
  std::map<TennisResult, std::uint64_t> games{};  ///< how many ended so; those that are over, if interrupted
};

/// Plays so many games from a position.
/// \pre the position was valued with all that follow it
/// \complexity as many linear programs as positions are met, at most all of the table
TennisGames play_tennis(const TennisValues& values, const tennis::Position& start, std::uint64_t games,
                        std::uint64_t seed, const engines::RunOptions& options = {});

}  // namespace quadrille::enumerate
