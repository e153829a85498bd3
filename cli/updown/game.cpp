// Up's & Down's, as the program knows it.
#include "cli/game.hpp"

#include "cli/updown/claims.hpp"
#include "cli/updown/commands.hpp"
#include "cli/updown/figures.hpp"
#include "cli/updown/rules.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_updown(groups.count);
  add_solve_updown(groups.solve);
  add_replay_updown(groups.replay);
  add_picture_updown(groups.picture, groups.common);
  add_play_updown(groups.play, groups.common);
}

std::vector<TableSchema> tables() {
  return {table_schema_of<updown::ScoreCounts>(),     table_schema_of<updown::RangeScoreCounts>(),
          table_schema_of<updown::SignatureCounts>(), table_schema_of<updown::Solution>(),
          table_schema_of<updown::Advice>(),          table_schema_of<updown::LineTurn>(),
          table_schema_of<updown::ReplayRow>()};
}

}  // namespace

Game game() {
  Game game{"updown", "Up's & Down's", add_commands, tables};
  game.examples = {"solve updown --n 20 --first offense"};
  game.claims = updown_claims;
  game.report_part = updown_report_part;
  game.rules = updown_rules;
  return game;
}

}  // namespace quadrille::cli::updown_commands
