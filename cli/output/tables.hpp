// The tables that this program makes: the name of each, its columns in order, and what they mean.
//
// A table's columns are written here and nowhere else in `cli/`: commands take theirs from new_table, the database
// names its tables by it, and the reference of columns (`quadrille manual --format markdown`) is these texts. Columns
// that the engines list themselves are compared with these in tests/cli/output/tables_test.cpp.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::cli {

/// All of them, in the order of the program's commands.
std::vector<TableSchema> tables();

/// The table of that name without its rows and its provenance, but for the version.
/// \throws std::logic_error if no table is called so: a mistake in the program
Table new_table(std::string_view name);

}  // namespace quadrille::cli
