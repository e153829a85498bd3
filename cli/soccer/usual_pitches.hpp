// The pitches that a shell offers after --pitch: those that are often asked about. Any other may be given too.
#pragma once

#include <string>
#include <vector>

namespace quadrille::cli::soccer_commands {

inline std::vector<std::string> usual_pitches() {
  return {"paper:1x3",   "paper:3x3",   "paper:3x5",   "paper:5x5",
          "classic:2x2", "classic:4x4", "classic:6x8", "classic:8x10"};
}

}  // namespace quadrille::cli::soccer_commands
