// Finds the diagrams in the rules of a game, and writes the line that names the source of the rules.
#include "cli/rules/game_rules.hpp"

#include <fmt/format.h>

#include <variant>

namespace quadrille::cli {

std::vector<games::RulesDiagram> diagrams_of(const games::RulesText& text) {
  std::vector<games::RulesDiagram> diagrams;
  for (const games::RulesSection& section : text.sections) {
    for (const games::RulesBlock& block : section.blocks) {
      if (const auto* const diagram = std::get_if<games::RulesDiagram>(&block)) diagrams.push_back(*diagram);
    }
  }
  return diagrams;
}

std::string source_line(const games::RulesSource& source) {
  return fmt::format("\"{}\", {}, {}.", source.title, source.author, source.published);
}

}  // namespace quadrille::cli
