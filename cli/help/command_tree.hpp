// The commands and their options as the help speaks of them: with their paths, footers taken apart, and synopses.
//
// Completions, manual and reference walk this tree, which is made of the commands themselves (options/command.hpp).
#pragma once

#include <string>
#include <vector>

#include "cli/options/command.hpp"

namespace quadrille::cli {

/// An option, or an argument that stands without a name.
struct OptionEntry {
  std::vector<std::string> names;  ///< `-h` and `--help`, as written; empty for an argument
  std::string value;               ///< `K`, `ply|total`, `FILE`; empty for a flag
  std::string meaning;
  std::vector<std::string> words;  ///< what the value may be, or some of what it may be
  bool takes_file = false;
  bool required = false;
  bool repeats = false;  ///< may be given more than once
  bool common = false;   ///< one that every command has

  bool is_argument() const { return names.empty(); }
  bool is_flag() const { return value.empty(); }
  /// The name in full, `--help`; of an argument what its value is called.
  const std::string& name() const { return is_argument() ? value : names.back(); }

  bool operator==(const OptionEntry&) const = default;
};

struct CommandEntry {
  std::string name;
  std::string path;  ///< with those above it: `quadrille count chess`
  std::string description;
  std::vector<std::string> remarks;   ///< the footer's lines above the examples
  std::vector<std::string> examples;  ///< each a command as it would be typed
  std::vector<OptionEntry> options;
  std::vector<CommandEntry> commands;
};

/// The command and all below it, in the order they were added.
CommandEntry command_tree(const Command& command);

/// The same with the commands' other names: behind the others, each a command without the options it stands for.
CommandEntry command_tree_with_aliases(const Command& command);

/// The command and all below it, each before those below it. \pre `root` outlives the result
std::vector<const CommandEntry*> with_all_below(const CommandEntry& root);

/// An option as it is written in a line of the help: `--by ply|total`, `[CLAIM...]`.
std::string synopsis(const OptionEntry& option);

/// All of a command in one line: `quadrille count chess --board B [--plies K]`, the common options left out.
std::string synopsis(const CommandEntry& command);

}  // namespace quadrille::cli
