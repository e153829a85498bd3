#include "cli/tennis/tables.hpp"

#include <fmt/format.h>

#include "cli/tennis/arguments.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

template <class Row, class Query>
Table count_header(const Query& query, const char* by) {
  return table_for<Row>(
      fmt::format("quadrille count tennis --points {}{} --by {}", query.points, options_of(query.rules), by),
      fmt::format("{}, {} point{} each", to_string(query.rules), query.points, query.points == 1 ? "" : "s"));
}

}  // namespace

Table header_of(const tennis::CountQuery& query) { return count_header<tennis::GameCounts>(query, "outcome"); }

Table header_of(const tennis::CountPositionsQuery& query) {
  return count_header<tennis::PositionCounts>(query, "positions");
}

std::string command_of(const SolveTennisRequest& request) {
  std::string command = "quadrille solve tennis";
  // What a state can become does not depend on the points that the game began with.
  if (request.is_start) command += fmt::format(" --points {}", request.state.points_1);
  command += options_of(request.rules);
  const std::string width = tennis::width_text(request.width);
  if (width != tennis::width_text(SolveTennisRequest{}.width)) command += fmt::format(" --width {}", width);
  if (!request.is_start) command += fmt::format(" --state {}", text_of(request.state));
  switch (request.rows) {
    case SolveTennisRows::value:
      break;
    case SolveTennisRows::states:
      command += " --by states";
      break;
    case SolveTennisRows::strategy:
      command += " --strategy";
      break;
    case SolveTennisRows::play:
      command += fmt::format(" --play --games {} --seed {}", request.games, request.seed);
      break;
  }
  return command;
}

}  // namespace quadrille::cli::tennis_commands
