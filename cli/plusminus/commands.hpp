// The commands of Plusses and Minuses, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::plusminus_commands {

void add_count_plusminus(Command& parent);
void add_solve_plusminus(Command& parent);
void add_replay_plusminus(Command& parent);
void add_picture_plusminus(Command& group, CommonArguments& common);
void add_play_plusminus(Command& group, CommonArguments& common);

}  // namespace quadrille::cli::plusminus_commands
