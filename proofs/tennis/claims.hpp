// The claims about Tennis and Footsteps: the sources' two tables ("Tennis (paper game)"), the values of small games,
// and the ball on the centre line.
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

/// Numbers for the positions of a court, which are to be their values.
using ExactValues = std::map<Position, enumerate::Rational>;

/// The first position, in their order, whose number is not its value if those of its successors are theirs: no mix of
/// player 1 guarantees it, or none of player 2 concedes no more. Values they all are, by induction over the points, if
/// there is none. Mixes are rational, and tried against every legal bid.
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
