// Up's & Down's in the ledger of claims.
#pragma once

#include "cli/ledger.hpp"

namespace quadrille::cli::updown_commands {

GameClaims updown_claims();

}  // namespace quadrille::cli::updown_commands
