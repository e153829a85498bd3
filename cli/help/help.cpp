#include "cli/help/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/output/paragraphs.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

namespace {

struct Item {
  std::string label;
  std::string meaning;
};

// A list under a heading: meanings beside their labels, or below those that are too long. A narrow terminal has no room
// for two columns.
std::string list(std::string_view heading, const std::vector<Item>& items, std::size_t width) {
  if (items.empty()) return {};
  constexpr std::size_t least_for_two_columns = 72;
  constexpr std::size_t most_beside = 24;
  constexpr std::size_t below = 6;
  std::size_t column = 0;
  for (const Item& item : items) {
    if (width_of(item.label) + 4 <= most_beside) column = std::max(column, width_of(item.label) + 4);
  }
  if (width < least_for_two_columns || column == 0) column = std::max(below, std::min(column, std::size_t{14}));
  std::string text = fmt::format("\n{}:\n", heading);
  for (const auto& [label, meaning] : items) {
    text += "  " + folded(label, width, below, 2);
    const std::size_t used = 2 + width_of(label);
    text += used + 2 <= column ? std::string(column - used, ' ') : "\n" + std::string(column, ' ');
    text += folded(meaning, width, column, column) + "\n";
  }
  return text;
}

std::string label_of(const CLI::Option& option) {
  std::string label = fmt::format("{}", fmt::join(names_of(option), ", "));
  const std::string value = value_of(option);
  if (is_also_argument(option)) label = "[" + label + "]";
  if (!value.empty()) label += (label.empty() ? "" : " ") + value;
  return is_repeated(option) ? label + "..." : label;
}

std::vector<Item> items_of(const std::vector<const CLI::Option*>& options) {
  std::vector<Item> items;
  items.reserve(options.size());
  for (const CLI::Option* const option : options) {
    items.push_back({label_of(*option), option->get_description() + (option->get_required() ? " (required)" : "")});
  }
  return items;
}

// The options under each heading, in the order in which the command has them.
std::string lists_of_options(const Command& command, std::size_t width) {
  std::string text;
  for (const std::string& group : command.get_groups()) {
    if (group.empty() || group == common_options_group) continue;
    const auto in_group = [&](bool arguments) {
      return command.get_options(
          [&](const CLI::Option* o) { return o->get_group() == group && is_argument(*o) == arguments; });
    };
    text += list("Positionals", items_of(in_group(true)), width);
    text += list(group, items_of(in_group(false)), width);
  }
  return text;
}

std::string root_name(const Command& command) {
  return command.parent() == nullptr ? command.get_name() : root_name(*command.parent());
}

}  // namespace

std::string help_of(const Command& command, std::size_t width) {
  constexpr std::size_t indent = 2;
  std::string text = fitted(command.get_description(), width) + "\n\n";
  text += "Usage: " + folded(synopsis_words(command), width, indent + 2, 7) + "\n" + lists_of_options(command, width);
  std::vector<Item> below;
  for (const Command* const other : command.commands()) below.push_back({other->get_name(), other->get_description()});
  text += list("Subcommands", below, width);
  const auto [remarks, examples] = footer_of(command);
  if (!remarks.empty()) text += "\n" + fitted(fmt::format("{}\n", fmt::join(remarks, "\n")), width);
  if (!examples.empty()) text += examples.size() == 1 ? "\nexample:\n" : "\nexamples:\n";
  for (const std::string& example : examples) text += folded_command(example, width, indent) + "\n";
  const char* const each = command.commands().empty() ? "" : " Each command has its own --help.";
  text += "\n" +
          folded(fmt::format("Options that every command takes, as --format and --out: {} help options.{}",
                             root_name(command), each),
                 width) +
          "\n";
  return text;
}

std::string help_of_common_options(const Command& root, std::size_t width) {
  // Those of a command that prints tables, whose formats most commands take.
  const auto common_of = [](const Command& command) {
    return command.get_options([](const CLI::Option* option) { return is_common(*option); });
  };
  std::vector<const CLI::Option*> common;
  for (const Spelling& spelling : root.all_spellings()) {
    const bool is_leaf = spelling.command->commands().empty();
    if (is_leaf && common_of(*spelling.command).size() > common.size()) common = common_of(*spelling.command);
  }
  return folded(
             "Options that every command takes, before its name or after it. A game that is played, a picture or a "
             "text has no columns.",
             width) +
         "\n" + list(common_options_group, items_of(common), width);
}

}  // namespace quadrille::cli
