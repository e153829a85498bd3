// Defines the Game (game.hpp) of Paper Soccer: its commands, tables, claims and rules, and its charts in the report. If
// several MPI processes share a job, one process runs the command. This file also defines the work of the other
// processes.
#include "cli/game.hpp"

#include <fmt/format.h>

#include <vector>

#include "cli/ledger.hpp"
#include "cli/rules/game_rules.hpp"
#include "cli/soccer/parts.hpp"
#include "enumerate/soccer/on_ranks.hpp"
#include "enumerate/soccer/pitch_file.hpp"
#include "export/pictures/soccer/picture.hpp"
#include "games/soccer/record.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"
#include "properties/soccer/cases.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_estimate.hpp"
#include "quadrille/soccer_explain.hpp"
#include "quadrille/soccer_solve.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

// The rules, with diagrams.

// A history, or the pitch alone if there is no ply.
exports::SoccerScene diagram_scene(const std::string& text) {
  const soccer::Record record = soccer::parse_record(text);
  const soccer::Pitch pitch(record.pitch);
  const soccer::Replay replayed = soccer::replay(pitch, record.histories.front().points);
  return replayed.plies.empty() ? exports::position_scene(pitch, replayed.end)
                                : exports::history_scene(pitch, replayed);
}

std::vector<GameRules> soccer_rules() {
  return {make_rules("soccer", soccer::rules_text(), diagram_scene, exports::unicode_soccer, exports::svg_soccer,
                     {"count soccer --pitch paper:1x3", "export picture soccer --pitch classic:8x10 --position"})};
}

// The claims, and the display of their witnesses: a picture of every history on its pitch.

// The picture as a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

std::string lines(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<soccer::Example>(witness);
  const soccer::Pitch pitch(example.pitch);
  if (!exports::is_on_squared_paper(pitch)) return witness.text + "\n";
  std::string text;
  for (const soccer::History& history : example.histories) {
    text += fmt::format("{}: {}\n{}", to_string(pitch.name()), soccer::to_string(pitch, history),
                        exports::picture(pitch, history));
  }
  return text;
}

std::vector<std::string> pictures(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<soccer::Example>(witness);
  std::vector<std::string> pictures;
  pictures.reserve(example.histories.size());
  const soccer::Pitch pitch(example.pitch);
  for (const soccer::History& history : example.histories) {
    pictures.push_back(exports::svg_soccer(exports::history_scene(pitch, history), inside_the_page()));
  }
  return pictures;
}

std::vector<PageGame> page_games(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<soccer::Example>(witness);
  const soccer::Pitch pitch(example.pitch);
  std::vector<PageGame> games;
  for (const soccer::History& history : example.histories) {
    games.push_back({to_string(pitch.name()), {}});
    for (const soccer::Vertex v : history) games.back().moves.push_back(pitch.to_string(v));
    games.back().moves.erase(games.back().moves.begin());  // the start is the pitch's
  }
  return games;
}

std::string pitch_to_check(const std::string& text) {
  const soccer::PitchName name = enumerate::read_pitch(text);
  require_drawable(name);
  return to_string(name);
}

GameClaims soccer_claims() {
  return {soccer::claims, soccer::ask_generated_case, lines, pictures, "soccer/lem-3.4", page_games, pitch_to_check};
}

void add_commands(CommandGroups& groups) {
  add_count_soccer(groups.count);
  add_solve_soccer(groups.solve, groups.common);
  add_explain_soccer(groups.explain);
  add_estimate_soccer(groups.estimate);
  add_sample_soccer(groups.sample, groups.common);
  add_replay_soccer(groups.replay);
  add_export_graph(groups.exported, groups.common);
  add_export_positions(groups.exported, groups.common);
  add_export_edges(groups.exported);
  add_export_board(groups.exported);
  add_picture_soccer(groups.picture, groups.common);
  add_play_soccer(groups.play, groups.common);
  add_engine_soccer(groups.engine, groups.common);
}

std::vector<TableSchema> tables() {
  using soccer::By;
  std::vector<TableSchema> all;
  for (const By by : {By::ply, By::total}) all.push_back(soccer::schema_of(by).table_schema());
  all.push_back(soccer::schema_of_family().table_schema());
  for (const By by : {By::ball, By::bounces, By::vertices, By::size, By::outcome, By::winner}) {
    all.push_back(soccer::schema_of(by).table_schema());
  }
  for (TableSchema& schema : std::vector{table_schema_of<soccer::ReplayRow>(), table_schema_of<soccer::GraphEdgeRow>(),
                                         table_schema_of<soccer::GraphNodeRow>(), table_schema_of<soccer::DrawingRow>(),
                                         table_schema_of<soccer::PositionRow>(), table_schema_of<soccer::EdgeRow>(),
                                         table_schema_of<soccer::PitchWinner>(), table_schema_of<soccer::PlyWinner>(),
                                         table_schema_of<soccer::LinePly>(), table_schema_of<soccer::StrategyRow>(),
                                         table_schema_of<soccer::EstimatedQuantity>()}) {
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
                   "engine soccer --protocol codingame",
                   "explain soccer --pitch paper:3x3",
                   "replay soccer games.txt",
                   "verify data/results/soccer-paper-5x7-total.csv",
                   "export graph --pitch paper:1x3 --plies 3 --format dot",
                   "export picture soccer games.txt --number 2"};
  game.claims = soccer_claims;
  game.report_part = soccer_report_part;
  game.rules = soccer_rules;
  game.take_part = soccer::take_part;
  return game;
}

}  // namespace quadrille::cli::soccer_commands
