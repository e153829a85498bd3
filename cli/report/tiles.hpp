// The report's first numbers that are about all games: what was found of the claims.
#pragma once

#include <vector>

#include "cli/output/ledger_table.hpp"
#include "export/report/page.hpp"

namespace quadrille::cli {

/// How many claims have each verdict, and how many a machine has proved, counted off the rows that `check` prints.
/// \throws std::logic_error if a row has a verdict that there is not
std::vector<exports::Tile> ledger_tiles(const std::vector<LedgerRow>& ledger);

}  // namespace quadrille::cli
