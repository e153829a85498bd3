#include "cli/help/command_tree.hpp"

#include <sstream>

#include "cli/ledger.hpp"
#include "cli/options/choices.hpp"
#include "cli/options/common_options.hpp"

namespace quadrille::cli {

namespace {

// Pitches that are often asked about; any other may be given too.
std::vector<std::string> usual_pitches() {
  return {"paper:1x3",   "paper:3x3",   "paper:3x5",   "paper:5x5",
          "classic:2x2", "classic:4x4", "classic:6x8", "classic:8x10"};
}

std::vector<std::string> claim_names() {
  std::vector<std::string> names;
  for (const proofs::Claim& claim : ledger()) names.push_back(claim.id);
  return names;
}

std::vector<std::string> suggestions(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  if (type == "PITCH") return usual_pitches();
  if (type == "CLAIM") return claim_names();
  return words_of(option);
}

OptionEntry entry_of(const CLI::Option& option) {
  OptionEntry entry;
  for (const std::string& name : option.get_snames()) entry.names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) entry.names.push_back("--" + name);
  const bool flag = option.get_items_expected_max() == 0;
  if (!flag) entry.value = option.get_type_name().empty() ? option.get_name(true) : option.get_type_name();
  entry.meaning = option.get_description();
  if (!flag) entry.words = suggestions(option);
  entry.takes_file = entry.value == "FILE";
  entry.required = option.get_required();
  entry.repeats = option.get_items_expected_max() > 1;
  entry.common = option.get_group() == common_options_group;
  return entry;
}

void read_footer(const std::string& footer, CommandEntry& command) {
  std::istringstream lines(footer);
  bool examples = false;
  for (std::string line; std::getline(lines, line);) {
    if (line == "example:" || line == "examples:") {
      examples = true;
    } else if (!examples) {
      command.remarks.push_back(line);
    } else if (const auto begin = line.find_first_not_of(' '); begin != std::string::npos && begin > 0) {
      command.examples.push_back(line.substr(begin));
    }
  }
}

CommandEntry tree_below(const CLI::App& app, const std::string& above) {
  CommandEntry command;
  command.name = app.get_name();
  command.path = above + (above.empty() ? "" : " ") + command.name;
  command.description = app.get_description();
  read_footer(app.get_footer(), command);
  for (const CLI::Option* option : app.get_options()) command.options.push_back(entry_of(*option));
  for (const CLI::App* below : app.get_subcommands([](const CLI::App*) { return true; })) {
    command.commands.push_back(tree_below(*below, command.path));
  }
  return command;
}

void append_all(const CommandEntry& command, std::vector<const CommandEntry*>& all) {
  all.push_back(&command);
  for (const CommandEntry& below : command.commands) append_all(below, all);
}

}  // namespace

CommandEntry command_tree(const CLI::App& app) { return tree_below(app, ""); }

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
