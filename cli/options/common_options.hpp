// The options that every command has, which may be given before a command as well as after it.
#pragma once

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// The heading under which the help lists them.
inline constexpr const char* common_options_group = "Common options";

/// Adds them to `root` and to all commands below it. A command that has a --format of its own keeps it, others get that
/// of tables; a command that only holds others takes every word that one of those takes.
/// \pre all commands were added; `common` outlives the parsing
void add_common_options(Command& root, CommonArguments& common);

}  // namespace quadrille::cli
