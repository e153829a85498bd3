// Nim, as the program knows it.
#include "cli/game.hpp"

#include <fmt/format.h>

#include <memory>

#include "cli/options/arguments.hpp"
#include "cli/output/show.hpp"
#include "quadrille/nim.hpp"

namespace quadrille::cli {

namespace {

Exit count_nim(const std::string& counters, const Session& session) {
  const nim::CountQuery query{parse_whole("--counters", counters, 0, 1000)};
  const std::string command = fmt::format("quadrille count nim --counters {}", query.counters);
  return run_and_show<nim::GameCounts>(session, table_for<nim::GameCounts>(command, "nim, one heap"), {},
                                       [&](const Options& options) { return count(query, options); });
}

void add_commands(CommandGroups& groups) {
  const auto counters = std::make_shared<std::string>();
  Command& command =
      groups.count.add_command("nim", "count the games of Nim from one heap",
                               [counters](const Session& session) { return count_nim(*counters, session); });
  command.add_option("--counters", *counters, "the counters of the heap").type_name("N").required();
  command.footer("example:\n  quadrille count nim --counters 10");
}

std::vector<TableSchema> tables() { return {table_schema_of<nim::GameCounts>()}; }

}  // namespace

Game nim_game() {
  Game game;
  game.name = "nim";
  game.title = "Nim";
  game.add_commands = add_commands;
  game.tables = tables;
  return game;
}

}  // namespace quadrille::cli
