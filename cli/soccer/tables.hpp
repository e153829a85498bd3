// The tables of Paper Soccer without their rows, as its commands and the Python module give them: the request in its
// normal form, and the rules.
#pragma once

#include <fmt/format.h>

#include <string>

#include "cli/output/show.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

/// What decides beyond the plies; other programs' rules differ.
inline constexpr const char* soccer_endings = "own goals lose, and so does who is to move and has no ply";

/// Of `estimate soccer`. \throws Error (unusable_input) as request_of
inline Table estimate_soccer_table(const soccer::EstimateQuery& query) {
  Table table = table_for<soccer::EstimatedQuantity>(request_of(query), "paper soccer, " + query.pitch);
  table.indexed = false;
  return table;
}

/// Of `solve soccer`. \throws Error (unusable_input) as request_of
template <class Row, class Query>
Table solve_soccer_table(const Query& query) {
  Table table = table_for<Row>(request_of(query), fmt::format("paper soccer, {}: {}", query.pitch, soccer_endings));
  table.indexed = false;
  return table;
}

}  // namespace quadrille::cli::soccer_commands
