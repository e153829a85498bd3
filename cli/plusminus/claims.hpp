// Plusses and Minuses in the ledger of claims.
#pragma once

#include "cli/ledger.hpp"

namespace quadrille::cli::plusminus_commands {

GameClaims plusminus_claims();

}  // namespace quadrille::cli::plusminus_commands
