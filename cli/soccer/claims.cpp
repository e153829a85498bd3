#include "cli/soccer/claims.hpp"

#include <fmt/format.h>

#include "export/pictures/soccer/plain.hpp"
#include "export/pictures/soccer/scene.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "proofs/soccer/claims.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::cli {

namespace {

const soccer::Example& example_in(const proofs::Witness& witness) {
  return std::any_cast<const soccer::Example&>(witness.example);
}

std::string show(const proofs::Witness& witness) {
  const soccer::Example& example = example_in(witness);
  const soccer::Pitch pitch(example.pitch);
  std::string text;
  for (const soccer::History& history : example.histories) {
    text += fmt::format("{}: {}\n{}", to_string(pitch.name()), soccer::to_string(pitch, history),
                        exports::picture(pitch, history));
  }
  return text;
}

std::vector<std::string> draw(const proofs::Witness& witness, const exports::SvgOptions& options) {
  const soccer::Example& example = example_in(witness);
  const soccer::Pitch pitch(example.pitch);
  std::vector<std::string> pictures;
  pictures.reserve(example.histories.size());
  for (const soccer::History& history : example.histories) {
    pictures.push_back(exports::svg_soccer(exports::history_scene(pitch, history), options));
  }
  return pictures;
}

}  // namespace

GameClaims soccer_claims() { return {soccer::claims, soccer::ask_generated_case, show, draw}; }

}  // namespace quadrille::cli
