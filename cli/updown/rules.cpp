#include "cli/updown/rules.hpp"

#include "export/pictures/updown/svg.hpp"
#include "export/pictures/updown/unicode.hpp"
#include "games/updown/record.hpp"
#include "games/updown/rules_text.hpp"

namespace quadrille::cli::updown_commands {

namespace {

exports::UpdownScene diagram_scene(const std::string& text) {
  const updown::Round round = updown::parse_record(text).front().round;
  return exports::round_scene(round, static_cast<int>(round.numbers.size()));
}

}  // namespace

std::vector<GameRules> updown_rules() {
  return {make_rules("updown", updown::rules_text(), diagram_scene, exports::unicode_updown, exports::svg_updown,
                     {"count updown --n 8", "solve updown --n 10 --first offense --line"})};
}

}  // namespace quadrille::cli::updown_commands
