// Tennis and Footsteps, as the program knows it.
#include "cli/game.hpp"

#include "cli/tennis/claims.hpp"
#include "cli/tennis/commands.hpp"
#include "cli/tennis/figures.hpp"

namespace quadrille::cli {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_tennis(groups.count);
  add_solve_tennis(groups.solve);
  add_replay_tennis(groups.replay);
  add_picture_tennis(groups.picture, groups.common);
}

}  // namespace

Game tennis_game() {
  Game game{"tennis", "Tennis and Footsteps", add_commands, [] { return std::vector<TableSchema>(); }};
  game.report_part = tennis_report_part;
  game.claims = tennis_claims;
  return game;
}

}  // namespace quadrille::cli
