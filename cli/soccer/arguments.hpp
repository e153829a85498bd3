// Arguments that several commands of Paper Soccer share. They are the pitch, the file of --checkpoint, and the memory
// that the search may use when the program plays a game.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::soccer_commands {

/// Checks that --checkpoint names a file, and that --out names another. \throws Error (unusable_input) otherwise
void require_checkpoint_file(const Session& session, const std::string& checkpoint);

/// The bytes that an opponent's table of proofs may take: the memory budget without the part for looking ahead.
/// \param most  the greatest result
std::size_t memory_of_proofs(const Session& session, std::size_t most);

/// The pitches that a shell offers after --pitch, which are often asked about. Any other may be given too.
inline std::vector<std::string> usual_pitches() {
  return {"paper:1x3",   "paper:3x3",   "paper:3x5",   "paper:5x5",
          "classic:2x2", "classic:4x4", "classic:6x8", "classic:8x10"};
}

/// Adds the option for the pitch that a command is about, with `--pitch` before it or without.
inline void add_pitch(Command& command, std::string& pitch) {
  command.add_option("--pitch", pitch, "paper:MxN, classic:WxH or the FILE of a board")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument()
      .required();
}

}  // namespace quadrille::cli::soccer_commands
