// The command line, parsed: which command was named, with its texts in their places; or what is wrong with it.
//
// CLI11 does the parsing and prints the help. It is known to parser.cpp alone: every file that sees it takes the
// compiler ten seconds more.
#pragma once

#include <string>
#include <string_view>

#include "cli/options/command.hpp"

namespace quadrille::cli {

struct ParsedCommandLine {
  enum class Outcome { command, help, version, mistake };

  Outcome outcome = Outcome::mistake;
  const Command* command = nullptr;  ///< the command that was named
  std::string text{};                ///< the help, or the mistake as one line with the place and the remedy
};

/// Parses the arguments of the program, the first of which is its name.
/// \pre `root` and the places of its options outlive the result
ParsedCommandLine parse(const Command& root, int argc, const char* const* argv);

}  // namespace quadrille::cli
