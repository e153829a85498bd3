// Tennis and Footsteps, as the program knows it.
#include "cli/game.hpp"

#include "cli/tennis/claims.hpp"
#include "cli/tennis/commands.hpp"
#include "cli/tennis/figures.hpp"
#include "cli/tennis/rules.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_tennis(groups.count);
  add_solve_tennis(groups.solve);
  add_replay_tennis(groups.replay);
  add_picture_tennis(groups.picture, groups.common);
  add_play_tennis(groups.play, groups.common);
}

std::vector<TableSchema> tables() {
  return {table_schema_of<tennis::GameCounts>(),    table_schema_of<tennis::PositionCounts>(),
          table_schema_of<tennis::PositionValue>(), table_schema_of<tennis::DrawProbability>(),
          table_schema_of<tennis::PlayResult>(),    table_schema_of<tennis::PlayedTurn>(),
          table_schema_of<tennis::AnalysedTurn>()};
}

}  // namespace

Game game() {
  Game game{"tennis", "Tennis and Footsteps", add_commands, tables};
  game.claims = tennis_claims;
  game.report_part = tennis_report_part;
  game.rules = tennis_rules;
  return game;
}

}  // namespace quadrille::cli::tennis_commands
