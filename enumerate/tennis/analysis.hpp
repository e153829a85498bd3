// What a turn of Tennis was worth: the value before and after it, and what each bid gave away.
//
// A bid is judged before the other one is known. Against an opponent that bids by its optimal mix (that
// of CertifiedStrategySolver, optimal within the width of its interval) each legal bid earns something on average. A
// bid *gives away* what it earns less than the bid that earns most. Bids in play under best play give away nothing,
// and no bid less than nothing. What is given away is the loss of value that the bid alone causes; the rest of the
// change of value in the turn is chance: which two bids met.
//
// All three are intervals that are certain. Where several mixes are optimal, what is given away refers to the one that
// `solve tennis --strategy` prints.
// Checked against: exact games of few points, by exact_game.hpp.
#pragma once

#include <optional>
#include <vector>

#include "enumerate/tennis/intervals.hpp"

namespace quadrille::enumerate {

struct TennisTurn {
  Enclosure before;        ///< the value for player 1 of the position
  Enclosure after;         ///< and of the position that the bids led to
  Enclosure given_away_1;  ///< by player 1's bid, in player 1's value; never below 0
  Enclosure given_away_2;  ///< by player 2's bid, in player 2's value; never below 0
};

/// What each legal bid of player 1 earns on average if player 2 bids by `mix_2`.
/// \pre the game goes on, and its successors were valued
std::vector<Enclosure> earnings_1(const TennisValues& values, const tennis::Position& position, const Mix& mix_2);

/// \returns nothing if GLPK fails
/// \pre the game goes on, both bids are legal, and the position was valued
std::optional<TennisTurn> analyse_turn(const TennisValues& values, const tennis::Position& position,
                                       const tennis::Bids& bids);

}  // namespace quadrille::enumerate
