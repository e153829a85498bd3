// The tables of Tennis and Footsteps without their rows: the request in its normal form, and the rules. The commands
// and the figures of the report share them.
#pragma once

#include <string>

#include "cli/output/show.hpp"
#include "cli/tennis/solve_query.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

Table header_of(const tennis::CountQuery& query);
Table header_of(const tennis::CountPositionsQuery& query);

/// `quadrille solve tennis --points 50 --strategy`, with the options that are not the usual ones.
std::string command_of(const SolveTennisRequest& request);

/// \tparam Row  the row type that request.rows stands for
template <class Row>
Table header_of(const SolveTennisRequest& request) {
  Table table = table_for<Row>(command_of(request), to_string(request.rules));
  table.indexed = false;
  return table;
}

}  // namespace quadrille::cli::tennis_commands
