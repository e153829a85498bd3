// GameRules: the text of a game's rules, and the functions that make pictures of the diagrams in the text. The rules
// can be printed for a terminal or as Markdown.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "export/pictures/svg_document.hpp"
#include "games/rules_text.hpp"

namespace quadrille::cli {

struct GameRules {
  std::string name;  ///< the name that `quadrille rules` takes: the game's, or that of a variant with rules of its own
  games::RulesText text;
  std::function<std::string(const std::string& record, bool colour)> unicode;  ///< draws a diagram's record
  std::function<std::string(const std::string& record, const exports::SvgOptions& options)> svg;  ///< likewise
  std::vector<std::string> examples;  ///< commands to try next: "count chess --plies 5"
};

/// Rules whose diagrams show the scene that scene_of(record) makes.
template <class SceneOf, class Unicode, class Svg>
GameRules make_rules(std::string name, games::RulesText text, SceneOf scene_of, Unicode unicode, Svg svg,
                     std::vector<std::string> examples) {
  return {std::move(name), std::move(text),
          [scene_of, unicode](const std::string& record, bool colour) { return unicode(scene_of(record), colour); },
          [scene_of, svg](const std::string& record, const exports::SvgOptions& options) {
            return svg(scene_of(record), options);
          },
          std::move(examples)};
}

/// The diagrams of the rules, in their order.
std::vector<games::RulesDiagram> diagrams_of(const games::RulesText& text);

/// The title of the list of choices, in every form.
inline constexpr const char* choices_title = "Choices that are ours, because the source is silent or leaves them open";

/// `"Title", author, where and when it was published.`
std::string source_line(const games::RulesSource& source);

/// The rules for a terminal, in lines of at most `width` columns, diagrams aside.
/// \param colour  true if the diagrams have the terminal's colours
std::string plain_rules(std::span<const GameRules> rules, bool colour, std::size_t width);

/// The rules as Markdown: a page for one game, or a page with a table of contents for several.
/// \param pictures  the folder beside the page that holds the diagrams as NAME.svg; without it they are shown as text
std::string markdown_rules(std::span<const GameRules> rules, const std::optional<std::string>& pictures);

}  // namespace quadrille::cli
