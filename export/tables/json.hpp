// A Table as one JSON object: `--format json`.
//
//     {
//       "provenance": {"command":"...","rules":"...","version":"..."},
//       "columns": [...],
//       "rows": [
//         {"ply":0,"histories":1,...},
//         ...
//       ]
//     }
//
// One row a line, so that files can be compared line by line. Integers of magnitude above 2^53, which a reader that
// holds numbers as doubles would round, are written as strings of digits; an empty cell is null. A partial answer
// carries "missing", a sentence, before its columns.
#pragma once

#include <optional>
#include <string>

#include "quadrille/table.hpp"

namespace quadrille::exports {

/// \param timing  if given, the provenance says how long the run took on how many threads; the same request then no
///                longer gives the same bytes
/// \complexity O(cells)
std::string json(const Table& table, const std::optional<Timing>& timing = std::nullopt);

}  // namespace quadrille::exports
