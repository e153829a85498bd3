// The claims about Tennis and Footsteps: the sources' two tables ("Tennis (paper game)"), the values of small games,
// and the ball on the centre line.
#pragma once

#include <vector>

#include "games/tennis/record.hpp"
#include "proofs/claim.hpp"

namespace quadrille::tennis {

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

/// @{
/// The sources' tables, which the build copies from data/tennis: the ledger speaks of files that a reader can replay.
/// Both sources agree on the first; each has a second of its own.
std::vector<WrittenTurn> first_table();
std::vector<WrittenTurn> second_table_000();
std::vector<WrittenTurn> second_table_001();
/// @}

}  // namespace quadrille::tennis
