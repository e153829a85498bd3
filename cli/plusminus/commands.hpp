// The commands of Plusses and Minuses, each in a file of its own.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

void add_count_plusminus(Command& parent);
void add_solve_plusminus(Command& parent);
void add_replay_plusminus(Command& parent);
void add_picture_plusminus(Command& group, CommonArguments& common);

/// What `replay plusminus` prints.
TableSchema table_of_replay_plusminus();

}  // namespace quadrille::cli
