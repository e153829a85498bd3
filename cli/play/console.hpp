// The console of `quadrille play`. It reads the turns of the people from standard input, and shows the game on standard
// output. In a terminal, people can edit the line that they type, and the text fits the height of the terminal.
#pragma once

#include "cli/exit.hpp"
#include "cli/session.hpp"
#include "quadrille/play.hpp"

namespace quadrille::cli {

/// Plays the match with the people who type on standard input. A session ends by `quit`, at the end of the input, or by
/// an interruption. Only then is the record of --out written, so that the last turn can be taken back until the end. A
/// session without a choice writes no record, unless a player resigned. `save` replaces a file of an earlier session
/// only when asked twice.
/// \param settings  without options and save, which are the session's
/// \throws Error (unusable_input) if standard input or output, or the file of --out, cannot be used
Exit play_match(Match& match, PlaySettings settings, const Session& session);

}  // namespace quadrille::cli
