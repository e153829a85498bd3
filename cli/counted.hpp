// An engine's counts on their way into a table, and what their ending says to the shell: the same for every command
// whose rows are the engine's.
#pragma once

#include "cli/exit.hpp"
#include "enumerate/counts.hpp"
#include "export/table.hpp"

namespace quadrille::cli {

/// Adds the rows as they stand; a count that the engine cannot know becomes an empty cell.
void append_rows(exports::Table& table, const enumerate::Counts& counts);

/// What a run that ended so exits with.
Exit status(enumerate::Ending ending);

}  // namespace quadrille::cli
