// Paper Soccer, as the program knows it.
#include "cli/game.hpp"

#include "cli/soccer/claims.hpp"
#include "cli/soccer/commands.hpp"
#include "cli/soccer/figures.hpp"
#include "cli/soccer/rules.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

void add_commands(CommandGroups& groups) {
  add_count_soccer(groups.count);
  add_solve_soccer(groups.solve);
  add_estimate_soccer(groups.estimate);
  add_sample_soccer(groups.sample, groups.common);
  add_replay_soccer(groups.replay);
  add_export_graph(groups.exported, groups.common);
  add_export_positions(groups.exported, groups.common);
  add_export_edges(groups.exported);
  add_picture_soccer(groups.picture, groups.common);
  add_play_soccer(groups.play, groups.common);
}

std::vector<TableSchema> tables() {
  using soccer::By;
  std::vector<TableSchema> all;
  for (const By by : {By::ply, By::total}) all.push_back(soccer::schema_of(by).table_schema());
  all.push_back(soccer::schema_of_family().table_schema());
  for (const By by : {By::ball, By::bounces, By::vertices, By::size, By::outcome, By::winner}) {
    all.push_back(soccer::schema_of(by).table_schema());
  }
  for (TableSchema& schema :
       std::vector{table_schema_of<soccer::ReplayRow>(), table_schema_of<soccer::GraphEdgeRow>(),
                   table_schema_of<soccer::GraphNodeRow>(), table_schema_of<soccer::DrawingRow>(),
                   table_schema_of<soccer::PositionRow>(), table_schema_of<soccer::EdgeRow>(),
                   table_schema_of<soccer::PitchWinner>(), table_schema_of<soccer::PlyWinner>(),
                   table_schema_of<soccer::LinePly>(), table_schema_of<soccer::EstimatedQuantity>()}) {
    all.push_back(std::move(schema));
  }
  return all;
}

}  // namespace

Game game() {
  Game game{"soccer", "Paper Soccer", add_commands, tables};
  game.examples = {"count soccer --pitch paper:3x3",
                   "solve soccer --pitch paper:3x3",
                   "estimate soccer --pitch classic:8x10",
                   "sample soccer --pitch paper:3x3 --of games --count 5 --seed 1",
                   "play soccer --pitch classic:8x10",
                   "replay soccer games.txt",
                   "export graph --pitch paper:1x3 --plies 3 --format dot",
                   "export picture soccer games.txt --number 2"};
  game.claims = soccer_claims;
  game.report_part = soccer_report_part;
  game.rules = soccer_rules;
  game.take_part = soccer::take_part;
  return game;
}

}  // namespace quadrille::cli::soccer_commands
