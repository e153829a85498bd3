// The help of a command: usage, the command's own options, the commands below it, remarks and examples.
//
// Options that every command takes have a page of their own, `help options`, so that a command's help is about the
// command. The text is at most as wide as the terminal.
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
