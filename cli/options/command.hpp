// A command as a plain value: its name, its options with the places that their texts go to, and what it runs.
//
// Everything that speaks about commands walks these values: the parser (parser.hpp), the completions, the manual and
// the reference. So a command that is added is parsed, completed and documented without another line, and the library
// that parses is known to parser.cpp alone.
//
// Two conventions carry what an option's value is: a name in capitals names it (`K`, `FILE`, `PITCH`), any other lists
// the words it may be, divided by '|' (choices.hpp). A command's footer is remarks, then a line `example:` or
// `examples:`, then one command a line.
#pragma once

#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "cli/exit.hpp"

namespace quadrille::cli {

class Session;

/// Asks the program to print its help, or its version, and to end.
struct PrintHelp {};
struct PrintVersion {};

/// Where what was written goes. A flag's place is a bool; an option with a vector may be given more than once.
using OptionTarget =
    std::variant<PrintHelp, PrintVersion, bool*, std::string*, std::optional<std::string>*, std::vector<std::string>*>;

/// An option, or an argument that stands without a name.
struct Option {
  std::string names;  ///< "--pitch", "-h,--help"; of an argument its name, without hyphens
  OptionTarget target;
  std::string meaning;
  std::string value{};               ///< `K`, `ply|total`, `FILE`; empty for a flag
  std::vector<std::string> words{};  ///< what the value may be, or some of what it may be, for the completions
  std::string heading{};             ///< under which the help lists it; the usual one if empty
  bool is_required = false;
  bool is_also_argument = false;  ///< its value may stand without its name

  Option& type_name(std::string name) { return value = std::move(name), *this; }
  Option& suggest(std::vector<std::string> some) { return words = std::move(some), *this; }
  Option& group(std::string name) { return heading = std::move(name), *this; }
  Option& or_argument() { return is_also_argument = true, *this; }
  Option& required() { return is_required = true, *this; }

  bool is_flag() const { return target.index() <= 2; }
  bool is_argument() const { return !names.starts_with('-'); }
};

/// Another name of a command, which stands for it with some words behind it: of `tennis`, `footsteps` may be `tennis
/// --variant footsteps`.
struct CommandAlias {
  std::string name;
  std::vector<std::string> words;
};

/// A command, or a group that only holds others. References to what it holds stay good while more is added.
struct Command {
  std::string name;
  std::string description;
  std::function<Exit(const Session&)> run{};  ///< empty for a group
  std::deque<Option> options{};
  std::deque<Command> commands{};
  std::string footer_text{};
  std::vector<CommandAlias> aliases{};

  /// Adds an option whose value goes to `text`. \pre `text` outlives the parsing, as for all
  template <class Text>
  Option& add_option(std::string option_names, Text& text, std::string meaning) {
    return options.emplace_back(Option{std::move(option_names), &text, std::move(meaning)});
  }
  Option& add_flag(std::string option_names, bool& flag, std::string meaning) {
    return options.emplace_back(Option{std::move(option_names), &flag, std::move(meaning)});
  }
  /// Adds a command below this one.
  Command& add_command(std::string command_name, std::string command_description,
                       std::function<Exit(const Session&)> what_it_runs = {}) {
    return commands.emplace_back(
        Command{std::move(command_name), std::move(command_description), std::move(what_it_runs)});
  }
  void add_alias(std::string alias, std::vector<std::string> words) {
    aliases.push_back({std::move(alias), std::move(words)});
  }
  void footer(std::string text) { footer_text = std::move(text); }
};

}  // namespace quadrille::cli
