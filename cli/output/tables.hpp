// The tables that this program prints: the schemas that its games and its ledger give.
//
// A schema is written once, beside its row type. The databases name their tables by it, and the reference of columns
// (`quadrille manual --format markdown`) is its texts.
#pragma once

#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::cli {

/// All of them, by the group of commands that prints them, and then by the list of games.
std::vector<TableSchema> tables();

}  // namespace quadrille::cli
