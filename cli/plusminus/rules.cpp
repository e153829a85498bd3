#include "cli/plusminus/rules.hpp"

#include "export/pictures/plusminus/svg.hpp"
#include "export/pictures/plusminus/unicode.hpp"
#include "games/plusminus/record.hpp"
#include "games/plusminus/rules_text.hpp"

namespace quadrille::cli::plusminus_commands {

namespace {

exports::PlusminusScene diagram_scene(const std::string& text) {
  const plusminus::WrittenGame game = plusminus::parse_record(text).front();
  return exports::plusminus_scene(plusminus::filling(game).rows, game.predictions);
}

}  // namespace

std::vector<GameRules> plusminus_rules() {
  return {make_rules("plusminus", plusminus::rules_text(), diagram_scene, exports::unicode_plusminus,
                     exports::svg_plusminus,
                     {"count plusminus --predictions +-+,++-", "solve plusminus --n 5 --line"})};
}

}  // namespace quadrille::cli::plusminus_commands
