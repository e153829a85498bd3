// Plusses and Minuses, as the program knows it.
#include "cli/game.hpp"

#include "cli/plusminus/claims.hpp"
#include "cli/plusminus/commands.hpp"

namespace quadrille::cli {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_plusminus(groups.count);
  add_solve_plusminus(groups.solve);
  add_replay_plusminus(groups.replay);
  add_picture_plusminus(groups.picture, groups.common);
}

}  // namespace

Game plusminus_game() {
  Game game{"plusminus", "Plusses and Minuses", add_commands, [] { return std::vector<TableSchema>(); }};
  game.claims = plusminus_claims;
  return game;
}

}  // namespace quadrille::cli
