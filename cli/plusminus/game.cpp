// Defines the Game (game.hpp) of Plusses & Minuses: its commands, tables, claims and rules, and its charts in the
// report.
#include "cli/game.hpp"

#include <string>
#include <vector>

#include "cli/ledger.hpp"
#include "cli/plusminus/parts.hpp"
#include "cli/rules/game_rules.hpp"
#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "proofs/plusminus/claims.hpp"
#include "properties/plusminus/cases.hpp"
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

GameClaims claims() { return {plusminus::claims, plusminus::ask_generated_case}; }

exports::PlusminusScene diagram_scene(const std::string& text) {
  const plusminus::WrittenGame game = plusminus::parse_record(text).front();
  return exports::plusminus_scene(plusminus::filling(game).rows, game.predictions);
}

std::vector<GameRules> rules() {
  return {make_rules("plusminus", plusminus::rules_text(), diagram_scene, exports::unicode_plusminus,
                     exports::svg_plusminus,
                     {"count plusminus --predictions +-+,++-", "solve plusminus --n 5 --line"})};
}

}  // namespace

Game game() {
  Game game{"plusminus", "Plusses and Minuses", add_commands, tables};
  game.claims = claims;
  game.report_part = plusminus_report_part;
  game.rules = rules;
  return game;
}

}  // namespace quadrille::cli::plusminus_commands
