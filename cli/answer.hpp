// A command run inside another: `report` asks the program's own commands, as they stand below its charts, for their
// tables.
#pragma once

#include <string>

#include "cli/exit.hpp"
#include "cli/session.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

struct Answer {
  Table table;
  Exit exit = Exit::done;
};

/// What `quadrille COMMAND_LINE` finds, with the threads and the memory of the session that asks. It notes and writes
/// nothing; what ends it before its end is complained of as always, and told by `exit`.
/// \param command_line  words separated by blanks, quoted as in a shell, without the program's name
/// \throws std::logic_error if it cannot be parsed: a mistake in the program; and as the command does
Answer answer(const Session& outer, const std::string& command_line);

}  // namespace quadrille::cli
