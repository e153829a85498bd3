// The parts of cli/output/tables.hpp: one function, and one file, a group of commands.
#pragma once

#include <vector>

#include "cli/output/tables.hpp"

namespace quadrille::cli {

std::vector<TableMeaning> tables_of_count();
std::vector<TableMeaning> tables_of_solve();
std::vector<TableMeaning> tables_of_replay();
std::vector<TableMeaning> tables_of_check_and_export();

}  // namespace quadrille::cli
