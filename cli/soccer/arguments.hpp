// Arguments that several commands of Paper Soccer take: the pitch, the file of --checkpoint, and the memory of an
// opponent.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli::soccer_commands {

/// A checkpoint needs a file, and the table must not be written over it. \throws Error (unusable_input) otherwise
void require_checkpoint_file(const Session& session, const std::string& checkpoint);

/// The bytes that an opponent's table of proofs may take, of what the process may hold: what looking ahead leaves.
std::size_t memory_of_proofs(const Session& session, std::size_t most);

// The pitches that a shell offers after --pitch: those that are often asked about. Any other may be given too.

inline std::vector<std::string> usual_pitches() {
  return {"paper:1x3",   "paper:3x3",   "paper:3x5",   "paper:5x5",
          "classic:2x2", "classic:4x4", "classic:6x8", "classic:8x10"};
}

/// The pitch that a command asks about, with `--pitch` before it or without.
inline void add_pitch(Command& command, std::string& pitch) {
  command.add_option("--pitch", pitch, "paper:MxN, classic:WxH or the FILE of a board")
      .type_name("PITCH")
      .suggest(usual_pitches())
      .or_argument()
      .required();
}

}  // namespace quadrille::cli::soccer_commands
