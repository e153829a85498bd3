#include "cli/updown/claims.hpp"

#include "export/pictures/updown/scene.hpp"
#include "export/pictures/updown/svg.hpp"
#include "proofs/updown/claims.hpp"
#include "properties/updown/cases.hpp"

namespace quadrille::cli {

namespace {

// A witness that is an n alone has no picture.
std::vector<std::string> draw(const proofs::Witness& witness, const exports::SvgOptions& options) {
  const auto& which = std::any_cast<const proofs::PermutationCase&>(witness.example);
  if (which.numbers.empty()) return {};
  return {exports::svg_updown(exports::permutation_scene(which.numbers), options)};
}

}  // namespace

GameClaims updown_claims() { return {updown::claims, updown::ask_generated_case, text_line, draw}; }

}  // namespace quadrille::cli
