#include "enumerate/tennis/tables.hpp"

#include <fmt/format.h>

namespace quadrille::tennis {

namespace {

using running::Argument;

template <class Row, class Query>
Table counted(const Query& query, const char* by) {
  std::vector<Argument> arguments = arguments_of(query.rules);
  arguments.emplace(arguments.begin(), "points", query.points);
  arguments.emplace_back("by", by);
  return running::table_for<Row>(
      running::command_of("count tennis", arguments),
      fmt::format("{}, {} point{} each", to_string(query.rules), query.points, query.points == 1 ? "" : "s"));
}

}  // namespace

std::vector<Argument> arguments_of(const Rules& rules) {
  std::vector<Argument> arguments;
  if (rules.variant != Variant::tennis) arguments.emplace_back("variant", "footsteps");
  if (rules.fields != Rules{}.fields) arguments.emplace_back("fields", rules.fields);
  if (rules.beyond != Rules{}.beyond) arguments.emplace_back("beyond", rules.beyond);
  return arguments;
}

std::string to_string(const Rules& rules) {
  return fmt::format("{}, {} field{} a side{}", rules.variant == Variant::tennis ? "tennis" : "footsteps", rules.fields,
                     rules.fields == 1 ? "" : "s", rules.beyond == 1 ? "" : ", a win beyond worth 2");
}

std::string text_of(const Position& position) {
  return fmt::format("{},{},{}", position.points_1, position.points_2, position.ball);
}

std::string command_of(const SolveRequest& request) {
  std::vector<Argument> arguments = arguments_of(request.rules);
  // What a state can become does not depend on the points that the game began with.
  if (request.is_start) arguments.emplace(arguments.begin(), "points", request.state.points_1);
  const std::string width = width_text(request.width);
  if (width != width_text(SolveRequest{}.width)) arguments.emplace_back("width", width);
  if (!request.is_start) arguments.emplace_back("state", text_of(request.state));
  if (request.rows == SolveRows::states) arguments.emplace_back("by", "states");
  if (request.rows == SolveRows::strategy) arguments.emplace_back("strategy", true);
  if (request.rows == SolveRows::play) {
    arguments.emplace_back("play", true);
    arguments.emplace_back("games", request.games);
    arguments.emplace_back("seed", request.seed);
  }
  return running::command_of("solve tennis", arguments);
}

Table header_of(const CountQuery& query) { return counted<GameCounts>(query, "outcome"); }
Table header_of(const CountPositionsQuery& query) { return counted<PositionCounts>(query, "positions"); }

}  // namespace quadrille::tennis
