// Decides if text is coloured, by --color: auto, always or never.
//
// With auto, the default, text is coloured if it goes to a terminal that can show colours. Text that goes into a file
// or to another program is not coloured. The environment variable NO_COLOR, set to anything, turns colours off
// (https://no-color.org). But --color always overrules it.
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
