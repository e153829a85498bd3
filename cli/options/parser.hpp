// Parses the command line with the library CLI11, and stores the texts of the options. The result is the command to
// run, a request for the help or the version, or a message about a mistake in the line.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/command.hpp"

namespace quadrille::cli {

struct ParsedCommandLine {
  enum class Outcome { command, help, version, mistake };

  Outcome outcome = Outcome::mistake;
  const Command* command = nullptr;  ///< the named command
  std::string text{};                ///< the help, or the mistake as one line with the place and the remedy
};

/// Parses the arguments of the program, the first of which is its name.
/// \pre `root` and the places of its options outlive the result
ParsedCommandLine parse(Command& root, int argc, const char* const* argv);

/// The command that the words name; the program if there are none. \param asking  the command that they were given to
/// \throws Error (unusable_input) naming the word that is no command, and the nearest
const Command& command_named(const Command& root, std::string_view asking, const std::vector<std::string>& words);

/// The help of the command that the words name, as --help prints it. Without words it is the help of the program; for
/// the only word `options`, that of the common options.
/// \throws Error (unusable_input) naming the word that is no command, and the nearest
std::string help_text(const Command& root, const std::vector<std::string>& words);

}  // namespace quadrille::cli
