// The ledger: the claims of all games, and how cases of a claim's game are generated.
#pragma once

#include <vector>

#include "properties/property.hpp"

namespace quadrille::cli {

/// All claims, game by game, in the ledger's order.
std::vector<proofs::Claim> ledger();

/// The generator of the claim's game. \pre the claim is one of the ledger's
properties::CaseGenerator case_generator(const proofs::Claim& claim);

}  // namespace quadrille::cli
