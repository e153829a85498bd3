// The claims about Up's & Down's, and how their witnesses are shown: a permutation as a line that rises and falls.
#include "cli/updown/claims.hpp"

#include "export/pictures/updown/scene.hpp"
#include "export/pictures/updown/svg.hpp"
#include "proofs/permutations/case.hpp"
#include "proofs/updown/claims.hpp"
#include "properties/updown/cases.hpp"

namespace quadrille::cli::updown_commands {

namespace {

// As a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

// A witness that is an n or words of signs alone is told best by its text.
std::vector<std::string> pictures(const proofs::Witness& witness) {
  const std::vector<int>& numbers = proofs::example_of<proofs::PermutationCase>(witness)->numbers;
  if (numbers.empty()) return {};
  return {exports::svg_updown(exports::permutation_scene(numbers), inside_the_page())};
}

}  // namespace

GameClaims updown_claims() { return {updown::claims, updown::ask_generated_case, {}, pictures}; }

}  // namespace quadrille::cli::updown_commands
