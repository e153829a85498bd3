// TennisOpponent: the program as a player of Tennis or Footsteps. It chooses bids, and gives an interval that is proved
// to contain a position's value.
//
// The program samples its bids from an optimal mix, a probability for each bid. Such a mix guarantees the program an
// average payoff against every bid of the opponent. So even an opponent who knows the mix cannot push the average
// payoff below this guarantee.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "quadrille/tennis.hpp"

namespace quadrille::running {

/// A bid, and its kind: it is a sample of an optimal mix if the position was solved in time.
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

  /// The next bid of a player. It is from an optimal mix if the position is solved before the stop token is set, and
  /// from all legal bids alike otherwise. The solution serves later positions too. Each call takes its own random
  /// number.
  /// \param player  1 or 2 \pre the game is not over, nobody has more than tennis::most_solved_points points
  TennisBid choose(int player, const tennis::Position& position, const Options& options);

  /// An interval that certainly holds the position's value to player 1; nothing if the position is not solved before
  /// the stop token is set. \pre as choose
  std::optional<tennis::Interval> value(const tennis::Position& position, const Options& options);

 private:
  struct Solved;

  bool solve(const tennis::Position& position, const Options& options);

  tennis::Rules rules_;
  std::uint64_t random_state_;
  std::unique_ptr<Solved> solved_;
};

}  // namespace quadrille::running
