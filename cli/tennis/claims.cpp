// The claims about Tennis and Footsteps, and how their witnesses are shown: a court with one row or one position.
#include "cli/tennis/claims.hpp"

#include <fmt/format.h>

#include <cstdlib>
#include <variant>

#include "export/pictures/tennis/scene.hpp"
#include "export/pictures/tennis/svg.hpp"
#include "proofs/tennis/claims.hpp"
#include "proofs/tennis/question.hpp"
#include "properties/tennis/cases.hpp"

namespace quadrille::cli::tennis_commands {

namespace {

// As a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

// One row of a game, as it was written down or as it stands.
std::vector<std::string> pictures(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<tennis::Example>(witness);
  exports::TennisScene scene;
  scene.rules = example.rules;
  exports::TennisScene::Turn shown;
  if (const auto* row = std::get_if<tennis::WrittenTurn>(&example.broken)) {
    shown = {row->position, row->draws, 0};
    scene.title = fmt::format("Turn {} as it was written", row->turn);
  } else {
    shown.position = std::get<tennis::Position>(example.broken);
    scene.title = "A position";
  }
  if (std::abs(shown.position.ball) > example.rules.fields + 1) return {};  // a slip that no court has a place for
  scene.turns = {shown};
  scene.description = to_string(example);
  return {exports::svg_tennis(scene, inside_the_page())};
}

}  // namespace

GameClaims tennis_claims() { return {tennis::claims, tennis::ask_generated_case, {}, pictures}; }

}  // namespace quadrille::cli::tennis_commands
