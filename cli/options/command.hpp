// Command: a command of the program, in a tree of commands. The class extends CLI::App of the library CLI11. The class
// adds the function that the command runs, the command's aliases, and the words that the shell suggests for the value
// of an option.
//
// The parser of the command line (parser.hpp), the shell completions and the manual all read the tree of commands. So
// none of them needs further code for a new command.
//
// The type name of an option describes the option's value. A type name in capitals is a name for the value (`K`,
// `FILE`, `PITCH`). Any other type name lists the allowed words, separated by '|' (choices.hpp). The footer, the last
// part of a command's help, consists of remarks, then a line `example:` or `examples:`, then one command on each line.
#pragma once

#include <CLI/CLI.hpp>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/exit.hpp"

namespace quadrille::cli {

class Command;
class Session;
struct CommonArguments;

/// Sets the properties of a command's option, or of an argument that has no name.
class Option {
 public:
  Option(Command& command, CLI::Option& parsed) : command_(command), parsed_(parsed) {}

  Option& type_name(const std::string& name) { return parsed_.type_name(name), *this; }
  Option& group(const std::string& heading) { return parsed_.group(heading), *this; }
  Option& required() { return parsed_.required(), *this; }
  /// Sets the allowed words of the value, or some of them, for the completions.
  Option& suggest(std::vector<std::string> words);
  /// Allows the value without the option's name. \pre the option has its type name
  Option& or_argument();

 private:
  Command& command_;
  CLI::Option& parsed_;
};

/// Another name of a command, which means its own name and some words: `footsteps` for `tennis --variant footsteps`.
struct CommandAlias {
  std::string name;
  std::vector<std::string> words;
};

/// A command by its own name, or by an alias.
struct Spelling {
  const Command* command;
  const CommandAlias* alias = nullptr;

  std::string name() const;
  /// With the commands above it: `quadrille count footsteps`.
  std::string path() const;
};

/// A command, or a group that only holds others.
class Command : public CLI::App {
 public:
  using Run = std::function<Exit(const Session&)>;

  /// \param action  empty for a group
  Command(const std::string& name, const std::string& description, Run action = {});

  /// Adds an option whose value goes to `text`: a string, an optional one, or a vector, which takes several values.
  /// \pre `text` outlives the parsing, as for all
  template <class Text>
  Option add_option(const std::string& names, Text& text, const std::string& meaning);
  Option add_flag(const std::string& names, bool& flag, const std::string& meaning);
  /// Adds a command below this one.
  Command& add_command(const std::string& name, const std::string& description, Run action = {});
  /// \pre the command is no group
  void add_alias(std::string alias, std::vector<std::string> words) {
    aliases.push_back({std::move(alias), std::move(words)});
  }

  const Command* parent() const;  ///< null for the root
  /// The name with those of the commands above: `quadrille count chess`.
  std::string path() const;
  /// The commands directly below, in the order they were added.
  std::vector<Command*> commands() const;
  /// The same commands by their own names, then by their aliases.
  std::vector<Spelling> spellings() const;
  /// All commands below, at any depth, each before those below it.
  std::vector<Spelling> all_spellings() const;
  /// The words that are suggested for the option's value.
  std::vector<std::string> words(const CLI::Option& option) const;

  Run run;
  std::vector<CommandAlias> aliases;
  std::map<const CLI::Option*, std::vector<std::string>> suggestions;
};

/// The heading of the options that every command has.
inline constexpr const char* common_options_group = "Common options";

/// Adds the common options to `root` and to all commands below it. A command that has its own --format keeps it. The
/// others get that of tables, and --column and --timings. A group's --format takes every word that a command below it
/// takes.
/// \pre all commands were added; `common` outlives the parsing
void add_common_options(Command& root, CommonArguments& common);

/// The command's format that the extension of a file names: `csv` of out.csv, `markdown` of out.md; nothing if the
/// extension is none of the command's formats.
std::optional<std::string> format_by_extension(const Command& command, const std::string& file);

bool is_flag(const CLI::Option& option);
bool is_argument(const CLI::Option& option);
/// True if the value may be given with the option's name or without.
bool is_also_argument(const CLI::Option& option);
/// True if the option may be given more than once.
bool is_repeated(const CLI::Option& option);
bool is_common(const CLI::Option& option);
/// The names of an option: `-h` and `--help`; an argument has none.
std::vector<std::string> names_of(const CLI::Option& option);
/// The name of the value: `K`, `ply|total`, `FILE`; empty for a flag.
std::string value_of(const CLI::Option& option);

/// A command's footer in its two parts.
struct Footer {
  std::vector<std::string> remarks;   ///< each a paragraph, or a line of input that begins with blanks
  std::vector<std::string> examples;  ///< each the text of a command
};
Footer footer_of(const Command& command);

/// An option in the form of the help's lines: `--by ply|total`, `[--pitch] PITCH`, `[CLAIM...]`.
std::string synopsis(const CLI::Option& option);
/// The parts of a command's line, between which it may be broken: its path, then each option.
std::vector<std::string> synopsis_words(const Command& command);
/// A command in one line: `quadrille count chess --board B [--plies K]`, without the common options.
std::string synopsis(const Command& command);

}  // namespace quadrille::cli
