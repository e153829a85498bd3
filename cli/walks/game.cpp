// Registers the trails of the infinite king-move lattice with the program, by an object Game (cli/game.hpp) like that
// of a game. This object lists their command, tables and section of the report, and the function that each further
// process of an MPI job runs. Trails (walks that use no edge twice) are counted here, never played.
#include "cli/game.hpp"

#include "cli/walks/parts.hpp"
#include "enumerate/walks/on_ranks.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

namespace {

void add_commands(CommandGroups& groups) { add_count_trails(groups.count); }

std::vector<TableSchema> tables() {
  return {table_schema_of<trails::TrailCounts>(), table_schema_of<trails::WalkCounts>()};
}

}  // namespace

Game game() {
  Game game{"walks", "Trails of the endless lattice", add_commands, tables};
  game.report_part = walks_report_part;
  game.take_part = trails::take_part;
  game.is_played = false;
  return game;
}

}  // namespace quadrille::cli::walks_commands
