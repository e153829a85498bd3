// The tables of Tennis and Footsteps without their rows: the request in its normal form, and the rules.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "enumerate/run/spelling.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::tennis {

/// What is asked of a solution.
enum class SolveRows { value, states, strategy, play };

/// A question about a solution. The typed queries of quadrille/tennis.hpp are made of it.
struct SolveRequest {
  SolveRows rows = SolveRows::value;
  Rules rules;
  Position state;        ///< the start, or any other
  bool is_start = true;  ///< whether it is the start
  double width = SolveQuery{}.width;
  int games = PlayQuery{}.games;
  std::uint64_t seed = 0;
};

/// The arguments that give the rules; those that say the usual are left out.
std::vector<running::Argument> arguments_of(const Rules& rules);

/// `tennis, 2 fields a side`.
std::string to_string(const Rules& rules);

/// `3,2,-1`: points and ball.
std::string text_of(const Position& position);

/// The command that asks the question.
std::string command_of(const SolveRequest& request);

/// @{
/// The table that answers a query.
Table header_of(const CountQuery& query);
Table header_of(const CountPositionsQuery& query);
/// @}

/// The table that answers a question. \tparam Row  the row type that request.rows asks for
template <class Row>
Table header_of(const SolveRequest& request) {
  Table table = running::table_for<Row>(command_of(request), to_string(request.rules));
  table.indexed = false;
  return table;
}

/// The table of a record that is replayed, by rows of this type.
/// \param file  the record's, or - \param analyse  whether each turn is valued
template <class Row>
Table replay_header(const std::string& file, const Rules& rules, bool analyse) {
  std::vector<running::Argument> arguments = arguments_of(rules);
  arguments.emplace_back("analyse", analyse);
  Table table = running::table_for<Row>(running::command_of("replay tennis " + file, arguments), to_string(rules));
  table.indexed = false;  // the start has no draws, and a b-file would give them as 0
  return table;
}

}  // namespace quadrille::tennis
