// The claims about Up's & Down's: the source's two lists (L. Quet, "Up's & Down's Game"), and permutations by
// signature.
#pragma once

#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::updown {

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

}  // namespace quadrille::updown
