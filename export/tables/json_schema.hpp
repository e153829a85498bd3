// The JSON Schema (draft 2020-12) of the tables that `--format json` writes, made of the schemas of their row types.
//
// docs/tables.schema.json is this text for all tables of the program. Each table has an entry in `$defs`, under its
// name; an answer fits the entry that has its columns.
#pragma once

#include <string>
#include <vector>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// The JSON Schema of an answer that is one of these tables: an index is an integer, a count a string of digits, a text
/// a string; a cell that may be empty may be null.
/// \complexity O(columns)
std::string json_schema(const std::vector<TableSchema>& tables);

}  // namespace quadrille::exports
