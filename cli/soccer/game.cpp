// Paper Soccer, as the program knows it.
#include "cli/game.hpp"

#include "cli/soccer/claims.hpp"
#include "cli/soccer/commands.hpp"

namespace quadrille::cli {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_soccer(groups.count);
  add_replay_soccer(groups.replay);
  add_export_graph(groups.exported, groups.common);
  add_export_positions(groups.exported, groups.common);
  add_export_edges(groups.exported);
  add_picture_soccer(groups.picture, groups.common);
}

}  // namespace

Game soccer_game() {
  Game game{"soccer", "Paper Soccer", add_commands, [] { return std::vector<TableSchema>(); }};
  game.claims = soccer_claims;
  return game;
}

}  // namespace quadrille::cli
