#include "cli/help/command_tree.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <variant>

#include "cli/options/common_options.hpp"

namespace quadrille::cli {

namespace {

// The parts of a text between separators; no empty one at its end.
std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (!text.empty()) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return parts;
}

// "-h,--help" as its two names.
std::vector<std::string> names_of(const Option& option) { return split(option.names, ','); }

OptionEntry entry_of(const Option& option) {
  OptionEntry entry;
  if (!option.is_argument()) entry.names = names_of(option);
  if (!option.is_flag()) entry.value = option.value.empty() ? option.names : option.value;
  entry.meaning = option.meaning;
  if (!option.is_flag()) entry.words = option.words;
  entry.takes_file = entry.value == "FILE";
  entry.required = option.is_required;
  entry.repeats = std::holds_alternative<std::vector<std::string>*>(option.target);
  entry.common = option.heading == common_options_group;
  return entry;
}

void read_footer(const std::string& footer, CommandEntry& command) {
  bool examples = false;
  for (const std::string& line : split(footer, '\n')) {
    if (line == "example:" || line == "examples:") {
      examples = true;
    } else if (!examples) {
      command.remarks.push_back(line);
    } else if (const auto begin = line.find_first_not_of(' '); begin != std::string::npos && begin > 0) {
      command.examples.push_back(line.substr(begin));
    }
  }
}

CommandEntry tree_below(const Command& command, const std::string& above) {
  CommandEntry entry;
  entry.name = command.name;
  entry.path = above + (above.empty() ? "" : " ") + command.name;
  entry.description = command.description;
  read_footer(command.footer_text, entry);
  for (const Option& option : command.options) entry.options.push_back(entry_of(option));
  for (const Command& below : command.commands) entry.commands.push_back(tree_below(below, entry.path));
  return entry;
}

// The command under its other name, without the options that the name stands for.
CommandEntry tree_of_alias(const Command& command, const CommandAlias& alias, const std::string& above) {
  CommandEntry entry = tree_below(command, above);
  entry.name = alias.name;
  entry.path = above + " " + alias.name;
  std::erase_if(entry.options, [&](const OptionEntry& option) {
    return !option.is_argument() &&
           std::find(alias.words.begin(), alias.words.end(), option.name()) != alias.words.end();
  });
  return entry;
}

// \param tree  of the command
void add_aliases(const Command& command, CommandEntry& tree) {
  for (std::size_t i = 0; i < command.commands.size(); ++i) {
    const Command& below = command.commands[i];
    add_aliases(below, tree.commands[i]);
    for (const CommandAlias& alias : below.aliases) tree.commands.push_back(tree_of_alias(below, alias, tree.path));
  }
}

void append_all(const CommandEntry& command, std::vector<const CommandEntry*>& all) {
  all.push_back(&command);
  for (const CommandEntry& below : command.commands) append_all(below, all);
}

}  // namespace

CommandEntry command_tree(const Command& command) { return tree_below(command, ""); }

CommandEntry command_tree_with_aliases(const Command& command) {
  CommandEntry tree = command_tree(command);
  add_aliases(command, tree);
  return tree;
}

std::vector<const CommandEntry*> with_all_below(const CommandEntry& root) {
  std::vector<const CommandEntry*> all;
  append_all(root, all);
  return all;
}

std::string synopsis(const OptionEntry& option) {
  std::string text = option.is_argument() || option.is_flag() ? option.name() : option.name() + " " + option.value;
  if (option.repeats) text += "...";
  return option.required ? text : "[" + text + "]";
}

std::string synopsis(const CommandEntry& command) {
  std::string text = command.path;
  for (const OptionEntry& option : command.options) {
    if (!option.common) text += " " + synopsis(option);
  }
  if (!command.commands.empty()) text += " COMMAND";
  return text;
}

}  // namespace quadrille::cli
