// Up's & Down's's part of the ledger, as the program shows it.
#pragma once

#include "cli/game_claims.hpp"

namespace quadrille::cli {

GameClaims updown_claims();

}  // namespace quadrille::cli
