// The ledger: the claims of all games in the program's list.
#pragma once

#include <vector>

#include "cli/game_claims.hpp"

namespace quadrille::cli {

/// All claims, game by game, in the ledger's order.
std::vector<proofs::Claim> ledger();

/// What the claim's game adds to the ledger. \pre the claim is one of the ledger's
GameClaims game_claims(const proofs::Claim& claim);

}  // namespace quadrille::cli
