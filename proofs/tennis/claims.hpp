// The claims about Tennis and Footsteps: the sources' two tables ("Tennis (paper game)"), the values of small games,
// and the ball on the centre line.
#pragma once

#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::tennis {

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

}  // namespace quadrille::tennis
