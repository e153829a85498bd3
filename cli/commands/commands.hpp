// Declares the functions that add the commands that do not belong to one game, such as `check` and `report`. Also
// declares the function that builds the tree of all commands.
#pragma once

#include <memory>

#include "cli/options/choices.hpp"
#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// The format of a page for a browser.
enum class PageFormat { html };
ChoiceOption<PageFormat> page_format_option();

void add_check(Command& root);
void add_verify(Command& root);
void add_report(Command& root, CommonArguments& common);
void add_explore(Command& root, CommonArguments& common);
void add_rules(Command& root, CommonArguments& common);
void add_completions(Command& root);
void add_manual(Command& root, CommonArguments& common);
void add_help(Command& root);

/// All commands of the program: those of its games, and the ones above.
/// \pre `common` outlives the parsing
std::unique_ptr<Command> program_commands(CommonArguments& common);

}  // namespace quadrille::cli
