// Describes Up's & Down's to the program, in an object of type Game (cli/game.hpp). The object lists the game's
// commands and tables, the claims about the game that Quadrille checks, the text of its rules, and its section of the
// report.
#include "cli/game.hpp"

#include <vector>

#include "cli/ledger.hpp"
#include "cli/rules/game_rules.hpp"
#include "cli/updown/parts.hpp"
#include "export/pictures/updown/picture.hpp"
#include "games/updown/record.hpp"
#include "proofs/permutations/question.hpp"
#include "proofs/updown/claims.hpp"
#include "properties/updown/cases.hpp"
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

// The picture as a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

// The picture of a witness; none if the witness is only an n or words of signs, which its text shows best.
std::vector<std::string> pictures(const proofs::Witness& witness) {
  const std::vector<int>& numbers = proofs::example_of<proofs::PermutationCase>(witness)->numbers;
  if (numbers.empty()) return {};
  return {exports::svg_updown(exports::permutation_scene(numbers), inside_the_page())};
}

GameClaims claims() { return {updown::claims, updown::ask_generated_case, {}, pictures}; }

exports::UpdownScene diagram_scene(const std::string& text) {
  const updown::Round round = updown::parse_record(text).front().round;
  return exports::round_scene(round, static_cast<int>(round.numbers.size()));
}

std::vector<GameRules> rules() {
  return {make_rules("updown", updown::rules_text(), diagram_scene, exports::unicode_updown, exports::svg_updown,
                     {"count updown --n 8", "solve updown --n 10 --first offense --line"})};
}

}  // namespace

Game game() {
  Game game{"updown", "Up's & Down's", add_commands, tables};
  game.examples = {"solve updown --n 20 --first offense"};
  game.claims = claims;
  game.report_part = updown_report_part;
  game.rules = rules;
  return game;
}

}  // namespace quadrille::cli::updown_commands
