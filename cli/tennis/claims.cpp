#include "cli/tennis/claims.hpp"

#include <fmt/format.h>

#include <cstdlib>

#include "export/pictures/tennis/scene.hpp"
#include "export/pictures/tennis/svg.hpp"
#include "proofs/tennis/claims.hpp"
#include "properties/tennis/cases.hpp"

namespace quadrille::cli {

namespace {

// One row of a game, as it was written down, or one position.
std::vector<std::string> draw(const proofs::Witness& witness, const exports::SvgOptions& options) {
  const auto& example = std::any_cast<const tennis::Example&>(witness.example);
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
  return {exports::svg_tennis(scene, options)};
}

}  // namespace

GameClaims tennis_claims() { return {tennis::claims, tennis::ask_generated_case, text_line, draw}; }

}  // namespace quadrille::cli
