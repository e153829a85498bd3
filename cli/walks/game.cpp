// Trails of the endless lattice, as the program knows it.
#include "cli/game.hpp"

#include "cli/walks/commands.hpp"
#include "quadrille/trails.hpp"

namespace quadrille::cli {

namespace {

void add_commands(CommandGroups& groups) { add_count_trails(groups.count); }

std::vector<TableSchema> tables() {
  return {table_schema_of<trails::TrailCounts>(), table_schema_of<trails::WalkCounts>()};
}

}  // namespace

Game walks_game() { return {"walks", "Trails of the endless lattice", add_commands, tables}; }

}  // namespace quadrille::cli
