#include "cli/plusminus/claims.hpp"

#include "export/pictures/plusminus/scene.hpp"
#include "export/pictures/plusminus/svg.hpp"
#include "proofs/plusminus/claims.hpp"
#include "properties/plusminus/cases.hpp"

namespace quadrille::cli {

namespace {

// A witness without a grid or without predictions has no picture.
std::vector<std::string> draw(const proofs::Witness& witness, const exports::SvgOptions& options) {
  const auto& which = std::any_cast<const plusminus::GridCase&>(witness.example);
  if (which.numbers.empty() || which.predictions[0].length == 0) return {};
  return {exports::svg_plusminus(exports::plusminus_scene(grid_of(which), which.predictions), options)};
}

}  // namespace

GameClaims plusminus_claims() { return {plusminus::claims, plusminus::ask_generated_case, text_line, draw}; }

}  // namespace quadrille::cli
