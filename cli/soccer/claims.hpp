// Paper Soccer's part of the ledger, as the program shows it.
#pragma once

#include "cli/game_claims.hpp"

namespace quadrille::cli {

GameClaims soccer_claims();

}  // namespace quadrille::cli
