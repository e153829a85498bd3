// Up's & Down's, as the program knows it.
#include "cli/game.hpp"

#include "cli/updown/claims.hpp"
#include "cli/updown/commands.hpp"

namespace quadrille::cli {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_updown(groups.count);
  add_solve_updown(groups.solve);
  add_replay_updown(groups.replay);
  add_picture_updown(groups.picture, groups.common);
}

}  // namespace

Game updown_game() {
  Game game{"updown", "Up's & Down's", add_commands, [] { return std::vector<TableSchema>(); }};
  game.claims = updown_claims;
  return game;
}

}  // namespace quadrille::cli
