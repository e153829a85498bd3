// Plusses and Minuses's part of the ledger, as the program shows it.
#pragma once

#include "cli/game_claims.hpp"

namespace quadrille::cli {

GameClaims plusminus_claims();

}  // namespace quadrille::cli
