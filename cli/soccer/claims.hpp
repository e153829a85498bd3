// Paper Soccer in the ledger of claims.
#pragma once

#include "cli/ledger.hpp"

namespace quadrille::cli::soccer_commands {

GameClaims soccer_claims();

}  // namespace quadrille::cli::soccer_commands
