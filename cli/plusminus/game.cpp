// Plusses and Minuses, as the program knows it.
#include "cli/game.hpp"

#include "cli/plusminus/claims.hpp"
#include "cli/plusminus/commands.hpp"
#include "cli/plusminus/figures.hpp"
#include "cli/plusminus/rules.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_plusminus(groups.count);
  add_solve_plusminus(groups.solve);
  add_replay_plusminus(groups.replay);
  add_picture_plusminus(groups.picture, groups.common);
  add_play_plusminus(groups.play, groups.common);
}

std::vector<TableSchema> tables() {
  return {table_schema_of<plusminus::MatchesCounts>(), table_schema_of<plusminus::DescentsCounts>(),
          table_schema_of<plusminus::PairsCount>(),    table_schema_of<plusminus::Solution>(),
          table_schema_of<plusminus::MarginCounts>(),  table_schema_of<plusminus::LineTurn>(),
          table_schema_of<plusminus::ReplayRow>()};
}

}  // namespace

Game game() {
  Game game{"plusminus", "Plusses and Minuses", add_commands, tables};
  game.claims = plusminus_claims;
  game.report_part = plusminus_report_part;
  game.rules = plusminus_rules;
  return game;
}

}  // namespace quadrille::cli::plusminus_commands
