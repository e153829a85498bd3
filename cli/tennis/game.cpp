// Defines the Game (game.hpp) of Tennis and its variant Footsteps: their commands, tables, claims and rules, and their
// charts in the report. Also defines the options that choose the rules.
#include "cli/game.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <variant>

#include "cli/ledger.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/choices.hpp"
#include "cli/rules/game_rules.hpp"
#include "cli/tennis/parts.hpp"
#include "export/pictures/tennis/scene.hpp"
#include "games/tennis/record.hpp"
#include "proofs/tennis/claims.hpp"
#include "proofs/tennis/question.hpp"
#include "properties/tennis/cases.hpp"
#include "quadrille/tennis.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

using tennis::Rules;
using tennis::Variant;

void add_commands(CommandGroups& groups) {
  add_count_tennis(groups.count);
  add_solve_tennis(groups.solve);
  add_replay_tennis(groups.replay);
  add_picture_tennis(groups.picture, groups.common);
  add_play_tennis(groups.play, groups.common);
}

std::vector<TableSchema> tables() {
  return {table_schema_of<tennis::GameCounts>(),    table_schema_of<tennis::PositionCounts>(),
          table_schema_of<tennis::PositionValue>(), table_schema_of<tennis::BidProbability>(),
          table_schema_of<tennis::PlayResult>(),    table_schema_of<tennis::PlayedTurn>(),
          table_schema_of<tennis::AnalysedTurn>()};
}

// The options of the rules, and their texts.

ChoiceOption<Variant> variant_option() {
  return {"--variant",
          "the game",
          {{"tennis", Variant::tennis, "a ball on the higher bidder's side crosses the net, the default"},
           {"footsteps", Variant::footsteps, "the ball moves one place at a time"}}};
}

ChoiceOption<int> beyond_option() {
  return {"--beyond", "worth of a win with the ball beyond the last field", {{"1", 1, "the default"}, {"2", 2}}};
}

GameRules rules_of(const std::string& name, tennis::Variant variant, std::vector<std::string> examples) {
  const tennis::Rules rules{variant};
  const auto diagram_scene = [rules](const std::string& text) {
    return exports::tennis_scene(rules, tennis::play(rules, tennis::parse_record(text)));
  };
  return make_rules(name, tennis::rules_text(variant), diagram_scene, exports::unicode_tennis, exports::svg_tennis,
                    std::move(examples));
}

std::vector<GameRules> tennis_rules() {
  return {
      rules_of("tennis", tennis::Variant::tennis, {"count tennis --points 5", "solve tennis --points 10 --strategy"}),
      rules_of("footsteps", tennis::Variant::footsteps,
               {"count tennis --points 5 --variant footsteps", "solve tennis --points 10 --variant footsteps"})};
}

// The witnesses in the ledger: a court with one row of a written game, or with one position.

// The picture as a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

// The picture of a written row of a game, or of a position.
std::vector<std::string> pictures(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<tennis::Example>(witness);
  exports::TennisScene scene;
  scene.rules = example.rules;
  exports::TennisScene::Turn shown;
  if (const auto* row = std::get_if<tennis::WrittenTurn>(&example.broken)) {
    shown = {row->position, row->bids, 0};
    scene.title = fmt::format("Turn {} as it was written", row->turn);
  } else {
    shown.position = std::get<tennis::Position>(example.broken);
    scene.title = "A position";
  }
  if (std::abs(shown.position.ball) > example.rules.fields + 1) return {};  // a slip: no court has this place
  scene.turns = {shown};
  scene.description = to_string(example);
  return {exports::svg_tennis(scene, inside_the_page())};
}

GameClaims tennis_claims() { return {tennis::claims, tennis::ask_generated_case, {}, pictures}; }

}  // namespace

void add_tennis_options(Command& command, TennisArguments& arguments) {
  variant_option().add(command, arguments.variant);
  command.add_option("--fields", arguments.fields, "fields on each side of the court; 2 if not given").type_name("K");
}

void add_beyond_option(Command& command, TennisArguments& arguments) { beyond_option().add(command, arguments.beyond); }

Rules parse_rules(const TennisArguments& arguments) {
  Rules rules;
  rules.variant = variant_option().parse(arguments.variant);
  rules.fields = parse_whole("--fields", arguments.fields, 1, tennis::most_fields);
  rules.beyond = beyond_option().parse(arguments.beyond);
  return rules;
}

std::string fault_text(const std::string& file, const Rules& rules, std::span<const tennis::WrittenTurn> record,
                       const tennis::Fault& fault) {
  std::string text = fault_in(file, fault.line, "turn", static_cast<std::size_t>(fault.turn), fault.message);
  for (const auto& [word, variant, remark] : variant_option().choices) {
    Rules other = rules;
    other.variant = variant;
    if (variant != rules.variant && !first_fault(other, record)) {
      text += fmt::format("; it is a game of {}: add --variant {}", word, word);
    }
  }
  return text;
}

Game game() {
  Game game{"tennis", "Tennis and Footsteps", add_commands, tables};
  game.claims = tennis_claims;
  game.report_part = tennis_report_part;
  game.rules = tennis_rules;
  game.page_mixes = page_mixes;
  return game;
}

}  // namespace quadrille::cli::tennis_commands
