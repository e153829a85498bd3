// Writes the rules of a game as text for a terminal. Headings, paragraphs and lists fit the width of the terminal, and
// diagrams consist of characters.
#include <algorithm>
#include <string_view>
#include <variant>

#include "cli/output/paragraphs.hpp"
#include "cli/rules/game_rules.hpp"

namespace quadrille::cli {

namespace {

// The words of a text. Text between backticks is one word, without the backticks.
std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words(1);
  bool quoted = false;
  for (const char c : text) {
    if (c == '`') {
      quoted = !quoted;
    } else if (c == ' ' && !quoted) {
      words.emplace_back();
    } else {
      words.back() += c;
    }
  }
  return words;
}

// The text in lines, with `first` before the first line and the same number of blanks before the others.
std::string in_lines(std::string_view text, std::string_view first, std::size_t width) {
  return std::string(first) + folded(words_of(text), width, first.size(), first.size()) + '\n';
}

std::string heading(const std::string& title, char rule, std::size_t width) {
  return folded(title, width) + '\n' + std::string(std::min(games::columns_of(title), width), rule) + "\n\n";
}

std::string list_in_lines(const std::vector<std::string>& items, std::size_t width) {
  std::string text;
  for (const std::string& item : items) text += in_lines(item, "- ", width);
  return text;
}

struct PlainBlock {
  const GameRules& rules;
  bool colour;
  std::size_t width;

  std::string operator()(const games::RulesParagraph& paragraph) const { return in_lines(paragraph.text, "", width); }
  std::string operator()(const games::RulesList& list) const { return list_in_lines(list.items, width); }
  std::string operator()(const games::RulesDiagram& diagram) const {
    return in_lines(diagram.caption, "", width) + '\n' + fitted(rules.unicode(diagram.record, colour), width);
  }
};

std::string plain_game(const GameRules& rules, bool colour, std::size_t width) {
  const games::RulesText& text = rules.text;
  std::string page = heading(text.title, '=', width) + in_lines(text.summary, "", width);
  for (const games::RulesSection& section : text.sections) {
    page += '\n' + heading(section.title, '-', width);
    bool is_first = true;
    for (const games::RulesBlock& block : section.blocks) {
      if (!is_first) page += '\n';
      page += std::visit(PlainBlock{rules, colour, width}, block);
      is_first = false;
    }
  }
  std::vector<std::string> sources;
  sources.reserve(text.sources.size());
  for (const games::RulesSource& source : text.sources) sources.push_back(source_line(source));
  page += '\n' + heading("Sources", '-', width) + list_in_lines(sources, width);
  page += '\n' + heading(choices_title, '-', width) + list_in_lines(text.choices, width);
  page += '\n' + heading("Commands to try", '-', width);
  for (const std::string& example : rules.examples) page += folded_command("quadrille " + example, width, 2) + '\n';
  return page;
}

}  // namespace

std::string plain_rules(std::span<const GameRules> rules, bool colour, std::size_t width) {
  std::string pages;
  for (const GameRules& game : rules) pages += (pages.empty() ? "" : "\n\n") + plain_game(game, colour, width);
  return pages;
}

}  // namespace quadrille::cli
