// The tables of Paper Soccer without their rows: the request in its normal form, and the rules.
#pragma once

#include <fmt/format.h>

#include <concepts>
#include <optional>
#include <string>

#include "enumerate/run/spelling.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::soccer {

/// What decides beyond the plies; other programs' rules differ.
inline constexpr const char* endings = "own goals lose, and so does who is to move and has no ply";

/// @{
/// The command that asks for the list. `history` is written as the query has it.
std::string request_of(const EdgesQuery& query);
std::string request_of(const PositionsQuery& query);
std::string request_of(const GraphEdgesQuery& query);
std::string request_of(const GraphNodesQuery& query);
std::string request_of(const DrawingQuery& query);
/// @}

/// The table that answers a query by rows of this type. \throws Error (unusable_input) as request_of
template <class Row, class Query>
Table header_for(const Query& query) {
  constexpr bool is_solution = requires { query.certify; };
  Table table = running::table_for<Row>(
      request_of(query),
      fmt::format("paper soccer, {}{}{}", query.pitch, is_solution ? ": " : "", is_solution ? endings : ""));
  table.indexed = std::same_as<Row, GraphNodeRow> || std::same_as<Row, EdgeRow> || std::same_as<Row, PositionRow>;
  return table;
}

}  // namespace quadrille::soccer
