// TennisOpponent: the bids of the program in a game of Tennis or Footsteps, and what a position is certain to be
// worth.
//
// It samples its bids from an optimal mix, so that no knowledge of how it plays helps against it: whoever bids by the
// mix gets at least what the mix guarantees, whatever the other bids.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/tennis.hpp"

namespace quadrille::running {

/// A bid, and whether it was sampled from an optimal mix: if the position was solved in time.
struct TennisBid {
  int bid = 0;
  bool is_optimal = false;
};

class TennisOpponent {
 public:
  /// \pre the rules have 1 to tennis::most_fields fields
  TennisOpponent(const tennis::Rules& rules, std::uint64_t seed);
  ~TennisOpponent();
  TennisOpponent(const TennisOpponent&) = delete;
  TennisOpponent& operator=(const TennisOpponent&) = delete;

  /// The next bid of a player, from an optimal mix if the position is solved before the stop token is set; else from
  /// all legal bids alike. What was solved serves the positions that follow. Each call takes a lot of its own.
  /// \param player  1 or 2 \pre the game is not over, nobody has more than tennis::most_solved_points points
  TennisBid choose(int player, const tennis::Position& position, const Options& options);

  /// An interval that is certain to hold what the position is worth to player 1; nothing if it is not solved before the
  /// stop token is set. \pre as choose
  std::optional<tennis::Interval> value(const tennis::Position& position, const Options& options);

 private:
  struct Solved;

  bool solve(const tennis::Position& position, const Options& options);

  tennis::Rules rules_;
  std::uint64_t lots_;
  std::unique_ptr<Solved> solved_;
};

}  // namespace quadrille::running
