// Tennis and Footsteps in the ledger of claims.
#pragma once

#include "cli/ledger.hpp"

namespace quadrille::cli::tennis_commands {

GameClaims tennis_claims();

}  // namespace quadrille::cli::tennis_commands
