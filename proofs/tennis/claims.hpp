// The claims about Tennis and Footsteps. They are about three subjects: the example games that published texts print as
// tables (data/tennis), the values of small games, and ties (a game is a tie if the ball ends on the centre line).
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "games/tennis/record.hpp"
#include "proofs/claim.hpp"

namespace quadrille::tennis {

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

/// Numbers for the positions of a court, which should be their values.
using ExactValues = std::map<Position, enumerate::Rational>;

/// The first position whose number is not the value of its turn, computed from its successors' numbers. If there is
/// none, all numbers are values, by induction on the points.
/// \pre the positions that legal bids lead to are there
std::optional<Position> first_without_value(const Rules& rules, const ExactValues& values);

/// @{
/// The sources' tables, which the build copies from data/tennis: the ledger speaks of files that a reader can replay.
/// Both sources agree on the first; each has a second of its own.
std::vector<WrittenTurn> first_table();
std::vector<WrittenTurn> second_table_000();
std::vector<WrittenTurn> second_table_001();
/// @}

}  // namespace quadrille::tennis
