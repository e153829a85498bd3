#include "cli/tennis/rules.hpp"

#include "export/pictures/tennis/svg.hpp"
#include "export/pictures/tennis/unicode.hpp"
#include "games/tennis/record.hpp"
#include "games/tennis/rules_text.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

GameRules rules_of(const std::string& name, tennis::Variant variant, std::vector<std::string> examples) {
  const tennis::Rules rules{variant};
  const auto diagram_scene = [rules](const std::string& text) {
    return exports::tennis_scene(rules, tennis::play(rules, tennis::parse_record(text)));
  };
  return make_rules(name, tennis::rules_text(variant), diagram_scene, exports::unicode_tennis, exports::svg_tennis,
                    std::move(examples));
}

}  // namespace

std::vector<GameRules> tennis_rules() {
  return {
      rules_of("tennis", tennis::Variant::tennis, {"count tennis --points 5", "solve tennis --points 10 --strategy"}),
      rules_of("footsteps", tennis::Variant::footsteps,
               {"count tennis --points 5 --variant footsteps", "solve tennis --points 10 --variant footsteps"})};
}

}  // namespace quadrille::cli::tennis_commands
