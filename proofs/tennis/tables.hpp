// The sources' example tables, as they stand in data/tennis: the build copies the files into the program, so that the
// ledger speaks of what a reader can replay.
#pragma once

#include <vector>

#include "games/tennis/record.hpp"

namespace quadrille::tennis {

/// The first table of both sources, which agree on it.
std::vector<WrittenTurn> first_table();

/// The second table of the one source and of the other.
std::vector<WrittenTurn> second_table_000();
std::vector<WrittenTurn> second_table_001();

}  // namespace quadrille::tennis
