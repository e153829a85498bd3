// Writes the help of a command: the usage line, the command's own options, its subcommands, remarks and examples.
//
// The options that all commands share have a page of their own, `quadrille help options`. So the help of a command does
// not repeat them. No line is wider than the terminal.
#pragma once

#include <cstddef>
#include <string>

#include "cli/options/command.hpp"

namespace quadrille::cli {

/// The help of a command, as --help prints it. \complexity O(length)
std::string help_of(const Command& command, std::size_t width);

/// The options that every command of the program takes. \param root  the whole program
std::string help_of_common_options(const Command& root, std::size_t width);

}  // namespace quadrille::cli
