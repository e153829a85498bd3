// The claims about Plusses and Minuses: the source's sample game (L. Quet, "Plusses And Minuses Grid Game"), and a
// permutation and its inverse.
#pragma once

#include <vector>

#include "proofs/claim.hpp"

namespace quadrille::plusminus {

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

}  // namespace quadrille::plusminus
