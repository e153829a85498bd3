// Paper Soccer in the ledger of claims.
#pragma once

#include "cli/ledger.hpp"

namespace quadrille::cli {

GameClaims soccer_claims();

}  // namespace quadrille::cli
