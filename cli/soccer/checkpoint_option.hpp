// The file of --checkpoint, as the commands of Paper Soccer take it.
#pragma once

#include <string>

#include "cli/session.hpp"

namespace quadrille::cli::soccer_commands {

/// Whether two paths name one file, links resolved.
bool is_same_file(const std::string& one, const std::string& other);

/// A checkpoint needs a file, and the table must not be written over it. \throws Error (unusable_input) otherwise
void require_checkpoint_file(const Session& session, const std::string& checkpoint);

}  // namespace quadrille::cli::soccer_commands
