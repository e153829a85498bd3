// Describes the count of trails to the program, in an object of type Game (cli/game.hpp). A trail is a walk that uses
// no edge twice, here on the infinite king-move lattice. The object lists the command, the tables, and the section of
// the report. It also names the function by which further processes of an MPI job help to count. The object has no
// commands for play, because the subject is not a game.
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
