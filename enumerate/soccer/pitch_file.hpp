// The pitch that a request names: by its rules and size, or a board in a file.
#pragma once

#include <string>

#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// As soccer::parse_pitch_name, and `FILE.board`, `FILE.g6`, or any text with a slash: the board in that file, in
/// graph6 where the file's name ends in .g6. A fingerprint behind the file's name, `FILE@1f2e3d4c5b6a7988`, is compared
/// with that of the board. \throws Error (unusable_input) if the file cannot be read; naming the file and the line of
/// what is wrong in it; if the
///         board is another one than the fingerprint's
soccer::PitchName read_pitch(const std::string& text);

}  // namespace quadrille::enumerate
