// The decision to colour text or not: --color auto, always or never.
//
// With auto, the default, the program colours text that goes to a terminal that can show colours. It does not colour
// text that goes into a file or to another program. The environment variable NO_COLOR, set to anything, turns colours
// off (https://no-color.org); --color always overrules it.
#pragma once

#include <string>

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// Adds --color. \pre `written` outlives the parsing and holds `auto`
void add_color_option(Command& command, std::string& written);

/// True if text for the session's output is coloured.
/// \throws Error (unusable_input) naming the option unless it is auto, always or never
bool in_colour(const std::string& written, const Session& session);

}  // namespace quadrille::cli
