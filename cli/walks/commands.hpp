// The commands of Trails of the endless lattice, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::walks_commands {

void add_count_trails(Command& parent);

}  // namespace quadrille::cli::walks_commands
