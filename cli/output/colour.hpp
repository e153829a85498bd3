// Whether text for a terminal is coloured: --color auto, always or never.
//
// Left to itself the program colours what a person will see in a terminal that shows colours, and nothing that goes
// into a file or to another program. The environment variable NO_COLOR, set to anything, turns colours off everywhere
// (https://no-color.org); --color always overrules it.
#pragma once

#include <string>

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// Adds --color. \pre `written` outlives the parsing and holds `auto`
void add_color_option(Command& command, std::string& written);

/// Whether to colour what goes to the session's output.
/// \throws Error (unusable_input) naming the option unless it is auto, always or never
bool in_colour(const std::string& written, const Session& session);

}  // namespace quadrille::cli
