// The script for zsh: a function for each command, which hands its options and arguments to _arguments.
#include <fmt/format.h>

#include <algorithm>

#include "cli/help/completions.hpp"

namespace quadrille::cli {

namespace {

std::string escaped(const std::string& text, std::string_view special) {
  std::string result;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) result += '\\';
    result += c;
  }
  return result;
}

std::string function_of(const CommandEntry& command) {
  std::string name = "_" + command.path;
  std::replace(name.begin(), name.end(), ' ', '_');
  return name;
}

// The part of a specification that completes a value: `:K:`, `:FILE:_files`, `:PITCH:(paper\:3x3 ...)`.
std::string completing(const OptionEntry& option) {
  std::string action;
  if (option.takes_file) {
    action = "_files";
  } else if (!option.words.empty()) {
    std::vector<std::string> words;
    words.reserve(option.words.size());
    for (const std::string& word : option.words) words.push_back(escaped(word, ":\\"));
    action = fmt::format("({})", fmt::join(words, " "));
  }
  return fmt::format(":{}:{}", escaped(option.value, ":\\"), action.empty() ? " " : action);
}

std::string specification(const OptionEntry& option) {
  if (option.is_argument()) return quoted((option.repeats ? "*" : "1") + completing(option));
  const std::string meaning = "[" + escaped(option.meaning, "[]:\\") + "]";
  if (option.is_flag()) {
    // Each of its names shuts out the others, and itself.
    const std::string others = fmt::format("({})", fmt::join(option.names, " "));
    std::string text;
    for (const std::string& name : option.names) {
      text += (text.empty() ? "" : " \\\n    ") + quoted(fmt::format("{}{}{}", others, name, meaning));
    }
    return text;
  }
  return quoted((option.repeats ? "*" : "") + option.name() + "=" + meaning + completing(option));
}

// The list of the commands below one, each with its description.
std::string listing(const CommandEntry& command) {
  std::string text = fmt::format("\n{}__commands() {{\n  local -a commands=(\n", function_of(command));
  for (const CommandEntry& below : command.commands) {
    text += fmt::format("    {}\n", quoted(below.name + ":" + escaped(below.description, ":\\")));
  }
  return text + "  )\n  _describe -t commands command commands\n}\n";
}

std::string function(const CommandEntry& command) {
  std::string specifications;
  for (const OptionEntry& option : command.options) {
    specifications += fmt::format(" \\\n    {}", specification(option));
  }
  if (command.commands.empty()) {
    return fmt::format("\n{}() {{\n  _arguments{}\n}}\n", function_of(command), specifications);
  }
  std::string text = listing(command);
  text +=
      fmt::format("\n{0}() {{\n  local state line curcontext=$curcontext\n  local -A opt_args\n", function_of(command));
  text += fmt::format("  _arguments -C{} \\\n    '(-)1: :{}__commands' \\\n    '(-)*:: :->below' && return\n",
                      specifications, function_of(command));
  text += "  case $state:$line[1] in\n";
  for (const CommandEntry& below : command.commands) {
    text += fmt::format("    below:{}) {} ;;\n", below.name, function_of(below));
  }
  return text + "    *) return 1 ;;\n  esac\n}\n";
}

}  // namespace

std::string zsh_completions(const CommandEntry& root) {
  std::string text =
      "#compdef quadrille\n# Completions of quadrille for zsh, as `quadrille completions zsh` prints them.\n";
  for (const CommandEntry* command : with_all_below(root)) text += function(*command);
  return text +
         "\n# In a folder of fpath the first completion runs this file; where it is sourced it only announces itself.\n"
         "if [[ $funcstack[1] == _quadrille ]]; then\n  _quadrille \"$@\"\nelse\n  compdef _quadrille quadrille\nfi\n";
}

}  // namespace quadrille::cli
