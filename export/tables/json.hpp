// A Table as one JSON object: `--format json`.
//
//     {
//       "provenance": {"command":"...","rules":"...","version":"..."},
//       "columns": [...],
//       "rows": [
//         {"ply":0,"histories":"1",...},
//         ...
//       ]
//     }
//
// One row a line, so that files can be compared line by line. A column has one type in all rows of all answers, which
// is its schema's: an index (a ply, a score, a player) is a number; a count is a string of digits, because a reader
// that holds numbers as doubles would round a large one; words, vertices and decimals are strings. An empty cell is
// null. A partial answer carries "missing", a sentence, before its columns. docs/tables.schema.json says all this as a
// JSON Schema (json_schema.hpp).
#pragma once

#include <optional>
#include <stop_token>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \param timing  if given, the provenance says how long the run took on how many threads; the same request then no
///                longer gives the same bytes
/// \throws std::invalid_argument if the table's types are not as many as its columns, or a cell of an index is a text
/// \complexity O(cells)
/// \throws engines::Interrupted if the stop token is set
std::string json(const Table& table, const std::optional<Timing>& timing = std::nullopt,
                 const std::stop_token& stop = {});

}  // namespace quadrille::exports
