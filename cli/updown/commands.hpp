// The commands of Up's & Down's, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::updown_commands {

void add_count_updown(Command& parent);
void add_solve_updown(Command& parent);
void add_replay_updown(Command& parent);
void add_picture_updown(Command& group, CommonArguments& common);
void add_play_updown(Command& group, CommonArguments& common);

}  // namespace quadrille::cli::updown_commands
