// Decides if text is coloured. The option --color is auto (the default), always or never.
//
// With auto, text is coloured only if it goes to a terminal that can show colours. But if the environment variable
// NO_COLOR has a value, auto means no colours (https://no-color.org). With always or never, neither the terminal nor
// NO_COLOR matters.
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
