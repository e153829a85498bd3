// Arguments that several commands of Paper Soccer take: a history as --history has it on the command line,
// '(1,2) (0,2)', the start first.
#pragma once

#include <string>
#include <vector>

#include "cli/session.hpp"
#include "games/soccer/history.hpp"

namespace quadrille::cli::soccer_commands {

/// The points of --history, whether or not the rules allow them.
/// \throws Error (unusable_input) naming the option: no points, or none at all
std::vector<soccer::Point> parse_history(const std::string& text);

/// `--history: ply 2: (0,2) (1,2) is already drawn`.
std::string fault_of_history(const soccer::Fault& fault);

/// The written history as vertices, every ply of it legal.
/// \throws as parse_history; Error (breaks_rules) at the first ply that is not
soccer::History legal_history(const soccer::Pitch& pitch, const std::string& text);

// The file of --checkpoint.

/// Whether two paths name one file, links resolved.
bool is_same_file(const std::string& one, const std::string& other);

/// A checkpoint needs a file, and the table must not be written over it. \throws Error (unusable_input) otherwise
void require_checkpoint_file(const Session& session, const std::string& checkpoint);

// The pitches that a shell offers after --pitch: those that are often asked about. Any other may be given too.

inline std::vector<std::string> usual_pitches() {
  return {"paper:1x3",   "paper:3x3",   "paper:3x5",   "paper:5x5",
          "classic:2x2", "classic:4x4", "classic:6x8", "classic:8x10"};
}

}  // namespace quadrille::cli::soccer_commands
