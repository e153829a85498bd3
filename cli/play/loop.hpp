// The loop of `quadrille play`: boards and menus out, choices and commands in, until the session ends.
//
// It names no game. Between a person and the program it asks the person first where both choose at once. A session
// ends by `quit`, at the end of the input, or by an interruption; only then is the record of --out written, so that the
// last turn can be taken back until the end.
#pragma once

#include "cli/exit.hpp"
#include "cli/play/match.hpp"
#include "cli/play/options.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// Plays the match with whoever types on standard input.
/// \throws Error (unusable_input) if standard input or output, or the file of --out, cannot be used
Exit play_match(Match& match, const PlaySettings& settings, const Session& session);

}  // namespace quadrille::cli
