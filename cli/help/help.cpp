// Writes the text that --help prints for a command, and the help page about the options that all commands share.
#include "cli/help/help.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "cli/output/paragraphs.hpp"

namespace quadrille::cli {

namespace {

std::string label_of(const CLI::Option& option) {
  std::string label = fmt::format("{}", fmt::join(names_of(option), ", "));
  const std::string value = value_of(option);
  if (is_also_argument(option)) label = "[" + label + "]";
  if (!value.empty()) label += (label.empty() ? "" : " ") + value;
  return is_repeated(option) ? label + "..." : label;
}

std::vector<Meaning> items_of(const std::vector<const CLI::Option*>& options) {
  std::vector<Meaning> items;
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
    text += list_of_meanings("Positionals", items_of(in_group(true)), width);
    text += list_of_meanings(group, items_of(in_group(false)), width);
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
  std::vector<Meaning> below;
  for (const Command* const other : command.commands()) below.push_back({other->get_name(), other->get_description()});
  text += list_of_meanings("Subcommands", below, width);
  const auto [remarks, examples] = footer_of(command);
  if (!remarks.empty()) text += "\n" + fitted(fmt::format("{}\n", fmt::join(remarks, "\n")), width);
  if (!examples.empty()) text += examples.size() == 1 ? "\nexample:\n" : "\nexamples:\n";
  for (const std::string& example : examples) text += folded_command(example, width, indent) + "\n";
  const char* const each = command.commands().empty() ? "" : " Each command has its own --help.";
  text += "\n" +
          folded(fmt::format("'{} help options' lists the options of every command, such as --format and --out.{}",
                             root_name(command), each),
                 width) +
          "\n";
  return text;
}

std::string help_of_common_options(const Command& root, std::size_t width) {
  // The options of a command that prints tables: it has the most, and most commands take its formats.
  const auto common_of = [](const Command& command) {
    return command.get_options([](const CLI::Option* option) { return is_common(*option); });
  };
  std::vector<const CLI::Option*> common;
  for (const Spelling& spelling : root.all_spellings()) {
    const bool is_leaf = spelling.command->commands().empty();
    if (is_leaf && common_of(*spelling.command).size() > common.size()) common = common_of(*spelling.command);
  }
  return folded(
             "Options that every command takes, before its name or after it. Played games, pictures and texts have no "
             "columns.",
             width) +
         "\n" + list_of_meanings(common_options_group, items_of(common), width);
}

}  // namespace quadrille::cli
