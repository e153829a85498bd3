// The commands of Paper Soccer, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::soccer_commands {

void add_count_soccer(Command& parent);
void add_solve_soccer(Command& parent);
void add_estimate_soccer(Command& parent);
void add_sample_soccer(Command& parent, CommonArguments& common);
void add_replay_soccer(Command& parent);
void add_export_graph(Command& parent, CommonArguments& common);
void add_export_positions(Command& parent, CommonArguments& common);
void add_export_edges(Command& parent);
void add_picture_soccer(Command& group, CommonArguments& common);
void add_play_soccer(Command& group, CommonArguments& common);

}  // namespace quadrille::cli::soccer_commands
