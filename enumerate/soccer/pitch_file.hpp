// Reads the argument `pitch` of a request: the rules and size of a pitch (`paper:3x3`), or the name of a file that
// holds a board.
#pragma once

#include <string>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// Parses the text as soccer::parse_pitch_name does. `FILE.board`, `FILE.g6` and any text with a slash name the board
/// in that file, in graph6 if the file's name ends in .g6. A fingerprint behind the file's name,
/// `FILE@1f2e3d4c5b6a7988`, is compared with that of the board.
/// \throws Error (unusable_input) if the file cannot be read, naming the file and the line if its content is wrong, or
///         if the board does not have the fingerprint
soccer::PitchName read_pitch(const std::string& text);

}  // namespace quadrille::enumerate
