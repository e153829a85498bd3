// The report's first numbers that are about all games: what was found of the claims.
#pragma once

#include <vector>

#include "export/report/page.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// How many claims have each verdict, and how many a machine has proved, counted off the rows that `check` prints.
/// \throws std::logic_error if the table is not the ledger's
std::vector<exports::Tile> ledger_tiles(const Table& ledger);

}  // namespace quadrille::cli
