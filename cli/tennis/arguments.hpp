// The options for the rules of Tennis, the same for counting, replaying and solving.
#pragma once

#include <string>

#include "cli/options/command.hpp"
#include "games/tennis/rules.hpp"

namespace quadrille::cli::tennis_commands {

/// The options as they were written.
struct TennisArguments {
  std::string variant = "tennis";
  std::string fields = "2";
  std::string beyond = "1";
};

/// Adds --variant and --fields. \pre `arguments` outlives the parsing
void add_tennis_options(Command& command, TennisArguments& arguments);

/// Adds --beyond, where it matters by how much a player wins. \pre as add_tennis_options
void add_beyond_option(Command& command, TennisArguments& arguments);

/// \throws Error (unusable_input) naming the option and the remedy
tennis::Rules parse_rules(const TennisArguments& arguments);

}  // namespace quadrille::cli::tennis_commands
