// Analyses one turn of Tennis: finds the value of the position before and after the turn, and the value that each
// player's bid gave away.
//
// A mix gives a probability to each legal bid. The analysis judges a bid as if the opponent's bid were unknown and
// came from an optimal mix. The *earnings* of a bid are its average payoff against this mix. A bid *gives away* the
// difference between the best earnings of any bid and its own earnings. This loss is never negative, and a bid of best
// play gives away nothing. The value also changes by chance: this part of the turn's change depends on which two bids
// meet.
//
// All values and losses are given as intervals that are proved to contain them. The mix is optimal up to the width of
// the interval of the position's value (CertifiedStrategySolver). If several mixes are optimal, the losses refer to the
// mix that `solve tennis --strategy` prints.
//
// Checked against: the exact solution (exact_game.hpp) of games of few points.
#pragma once

#include <optional>
#include <vector>

#include "enumerate/tennis/intervals.hpp"

namespace quadrille::enumerate {

struct TennisTurn {
  Enclosure before;        ///< the value of the position for player 1
  Enclosure after;         ///< the value of the position after the two bids
  Enclosure given_away_1;  ///< the loss by player 1's bid, in player 1's value; never below 0
  Enclosure given_away_2;  ///< the loss by player 2's bid, in player 2's value; never below 0
};

/// The average earnings of each legal bid of player 1 if player 2 bids by `mix_2`.
/// \pre the game is not over, and its successors were valued
std::vector<Enclosure> earnings_1(const TennisValues& values, const tennis::Position& position, const Mix& mix_2);

/// \returns nothing if GLPK fails
/// \pre the game is not over, both bids are legal, and the position was valued
std::optional<TennisTurn> analyse_turn(const TennisValues& values, const tennis::Position& position,
                                       const tennis::Bids& bids);

}  // namespace quadrille::enumerate
