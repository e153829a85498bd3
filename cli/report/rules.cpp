#include "cli/report/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace quadrille::cli {

std::vector<exports::RulesCard> rules_cards(const std::vector<GameRules>& all) {
  std::vector<exports::RulesCard> cards;
  for (const GameRules& rules : all) {
    exports::RulesCard card{rules.text.summary, {}, {}, "quadrille rules " + rules.name};
    const std::vector<games::RulesDiagram> diagrams = diagrams_of(rules.text);
    if (!diagrams.empty()) {
      const auto example = std::find_if(diagrams.begin(), diagrams.end(), [&](const games::RulesDiagram& diagram) {
        return diagram.name == rules.name + "-example";
      });
      const games::RulesDiagram& diagram = example == diagrams.end() ? diagrams.front() : *example;
      card.svg = rules.svg(diagram.record, {.declaration = false, .stylesheet = false});
      card.caption = diagram.caption;
    }
    cards.push_back(std::move(card));
  }
  return cards;
}

}  // namespace quadrille::cli
