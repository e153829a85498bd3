// The commands of Tennis and Footsteps, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::tennis_commands {

void add_count_tennis(Command& parent);
void add_solve_tennis(Command& parent);
void add_replay_tennis(Command& parent);
void add_picture_tennis(Command& group, CommonArguments& common);
void add_play_tennis(Command& group, CommonArguments& common);

}  // namespace quadrille::cli::tennis_commands
