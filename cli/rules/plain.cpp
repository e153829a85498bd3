// The rules for a terminal.
#include <algorithm>
#include <string_view>
#include <variant>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli {

namespace {

constexpr std::size_t most_columns = 78;

// How many characters a terminal shows: bytes that go on with a character are not counted.
std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

// The words of a text. What stands between backticks is one word, and the backticks are left out.
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

// The text in lines; `first` stands before the first of them, and as many blanks before the others.
std::string in_lines(std::string_view text, std::string_view first) {
  std::string lines(first);
  std::size_t column = first.size();
  for (const std::string& word : words_of(text)) {
    const std::size_t length = columns_of(word);
    if (column > first.size() && column + 1 + length > most_columns) {
      lines += '\n' + std::string(first.size(), ' ');
      column = first.size();
    } else if (column > first.size()) {
      lines += ' ';
      ++column;
    }
    lines += word;
    column += length;
  }
  return lines + '\n';
}

std::string heading(const std::string& title, char rule) {
  return title + '\n' + std::string(columns_of(title), rule) + "\n\n";
}

std::string list_in_lines(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += in_lines(item, "- ");
  return text;
}

struct PlainBlock {
  const GameRules& rules;
  bool colour;

  std::string operator()(const games::RulesParagraph& paragraph) const { return in_lines(paragraph.text, ""); }
  std::string operator()(const games::RulesList& list) const { return list_in_lines(list.items); }
  std::string operator()(const games::RulesDiagram& diagram) const {
    return in_lines(diagram.caption, "") + '\n' + rules.unicode(diagram.record, colour);
  }
};

std::string plain_game(const GameRules& rules, bool colour) {
  const games::RulesText& text = rules.text;
  std::string page = heading(text.title, '=') + in_lines(text.summary, "");
  for (const games::RulesSection& section : text.sections) {
    page += '\n' + heading(section.title, '-');
    bool is_first = true;
    for (const games::RulesBlock& block : section.blocks) {
      if (!is_first) page += '\n';
      page += std::visit(PlainBlock{rules, colour}, block);
      is_first = false;
    }
  }
  std::vector<std::string> sources;
  sources.reserve(text.sources.size());
  for (const games::RulesSource& source : text.sources) sources.push_back(source_line(source));
  page += '\n' + heading("Sources", '-') + list_in_lines(sources);
  page += '\n' + heading(choices_title, '-') + list_in_lines(text.choices);
  page += '\n' + heading("To go on", '-');
  for (const std::string& example : rules.examples) page += "  quadrille " + example + '\n';
  return page;
}

}  // namespace

std::string plain_rules(std::span<const GameRules> rules, bool colour) {
  std::string pages;
  for (const GameRules& game : rules) pages += (pages.empty() ? "" : "\n\n") + plain_game(game, colour);
  return pages;
}

}  // namespace quadrille::cli
