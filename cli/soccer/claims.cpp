// The claims about Paper Soccer, and how their witnesses are shown: every history drawn on its pitch.
#include "cli/soccer/claims.hpp"

#include <fmt/format.h>

#include "export/pictures/soccer/plain.hpp"
#include "export/pictures/soccer/scene.hpp"
#include "export/pictures/soccer/svg.hpp"
#include "proofs/soccer/claims.hpp"
#include "proofs/soccer/question.hpp"
#include "properties/soccer/cases.hpp"

namespace quadrille::cli::soccer_commands {

namespace {

// As a part of the page, which has the stylesheet.
exports::SvgOptions inside_the_page() { return {.declaration = false, .stylesheet = false}; }

std::string lines(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<soccer::Example>(witness);
  const soccer::Pitch pitch(example.pitch);
  std::string text;
  for (const soccer::History& history : example.histories) {
    text += fmt::format("{}: {}\n{}", to_string(pitch.name()), soccer::to_string(pitch, history),
                        exports::picture(pitch, history));
  }
  return text;
}

std::vector<std::string> pictures(const proofs::Witness& witness) {
  const auto& example = *proofs::example_of<soccer::Example>(witness);
  std::vector<std::string> pictures;
  pictures.reserve(example.histories.size());
  const soccer::Pitch pitch(example.pitch);
  for (const soccer::History& history : example.histories) {
    pictures.push_back(exports::svg_soccer(exports::history_scene(pitch, history), inside_the_page()));
  }
  return pictures;
}

}  // namespace

GameClaims soccer_claims() { return {soccer::claims, soccer::ask_generated_case, lines, pictures, "soccer/lem-3.4"}; }

}  // namespace quadrille::cli::soccer_commands
