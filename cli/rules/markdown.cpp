// Writes the rules of a game as Markdown. Each paragraph is a single line. If a paragraph were broken into several
// lines, Markdown could take one of them for the start of a list.
#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>
#include <variant>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli {

namespace {

// The text with those characters escaped that mean something in Markdown. Quoted code and addresses stay unchanged.
std::string escaped(std::string_view text) {
  std::string result;
  bool quoted = false;
  bool address = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '`') quoted = !quoted;
    if (c == ' ') address = false;
    if (text.substr(i).starts_with("http://") || text.substr(i).starts_with("https://")) address = true;
    if (!quoted && !address && std::string_view("\\*_<[]|").find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

// The name that a heading has in links, as GitHub makes it.
std::string anchor_of(std::string_view title) {
  std::string anchor;
  for (const char c : title) {
    if (c == ' ') anchor += '-';
    if (std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '-') {
      anchor += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
  }
  return anchor;
}

std::string heading_of(int level, std::string_view title) {
  return fmt::format("{} {}\n\n", std::string(static_cast<std::size_t>(level), '#'), escaped(title));
}

std::string list_of(const std::vector<std::string>& items) {
  std::string text;
  for (const std::string& item : items) text += "- " + escaped(item) + '\n';
  return text;
}

struct MarkdownBlock {
  const GameRules& rules;
  const std::optional<std::string>& pictures;

  std::string operator()(const games::RulesParagraph& paragraph) const { return escaped(paragraph.text) + '\n'; }
  std::string operator()(const games::RulesList& list) const { return list_of(list.items); }
  std::string operator()(const games::RulesDiagram& diagram) const {
    const std::string caption = escaped(diagram.caption);
    if (!pictures) return fmt::format("{}\n\n```text\n{}```\n", caption, rules.unicode(diagram.record, false));
    return fmt::format("{0}\n\n![{0}]({1}/{2}.svg)\n", caption, *pictures, diagram.name);
  }
};

std::string markdown_game(const GameRules& rules, const std::optional<std::string>& pictures, int level) {
  const games::RulesText& text = rules.text;
  std::string page = heading_of(level, text.title) + escaped(text.summary) + '\n';
  for (const games::RulesSection& section : text.sections) {
    page += '\n' + heading_of(level + 1, section.title);
    bool is_first = true;
    for (const games::RulesBlock& block : section.blocks) {
      if (!is_first) page += '\n';
      page += std::visit(MarkdownBlock{rules, pictures}, block);
      is_first = false;
    }
  }
  std::vector<std::string> sources;
  sources.reserve(text.sources.size());
  for (const games::RulesSource& source : text.sources) sources.push_back(source_line(source));
  page += '\n' + heading_of(level + 1, "Sources") + list_of(sources);
  page += '\n' + heading_of(level + 1, choices_title) + list_of(text.choices);
  page += '\n' + heading_of(level + 1, "Commands to try") + "```sh\n";
  for (const std::string& example : rules.examples) page += "quadrille " + example + '\n';
  return page + "```\n";
}

}  // namespace

std::string markdown_rules(std::span<const GameRules> rules, const std::optional<std::string>& pictures) {
  if (rules.size() == 1) return markdown_game(rules.front(), pictures, 1);
  std::string page =
      "# The rules of the games\n\n"
      "The rules of each game, their sources, and our choices where the sources are silent. `quadrille rules GAME` "
      "prints the same in a terminal.\n\n";
  for (const GameRules& game : rules) {
    page += fmt::format("- [{}](#{}): `quadrille rules {}`\n", escaped(game.text.title), anchor_of(game.text.title),
                        game.name);
  }
  for (const GameRules& game : rules) page += '\n' + markdown_game(game, pictures, 2);
  return page;
}

}  // namespace quadrille::cli
