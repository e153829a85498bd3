// An engine's counts on their way into a table, and what their ending says to the shell: the same for every command
// whose rows are the engine's.
#pragma once

#include <string>

#include "cli/exit.hpp"
#include "cli/output/table_output.hpp"
#include "cli/session.hpp"
#include "quadrille/detail/counts.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// Adds the rows as they stand; a count that the engine cannot know becomes an empty cell.
void append_rows(Table& table, const engines::Counts& counts);

/// What ended a run before its end, for people.
struct Shortfall {
  std::string why;      ///< "interrupted", "--memory 64M: reached; give more"; empty if nothing did
  std::string missing;  ///< which rows are, as Table::missing
};

/// Writes the rows that there are, and says how the run ended: its time, or what is missing and why.
Exit finish(const Session& session, const TableOutput& output, Table& table, engines::RunStatus run_status,
            const Shortfall& shortfall);

/// What a run that ended so exits with.
Exit status(engines::RunStatus run_status);

}  // namespace quadrille::cli
