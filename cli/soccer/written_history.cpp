#include "cli/soccer/written_history.hpp"

#include <fmt/format.h>

#include "games/soccer/record.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

std::vector<soccer::Point> parse_history(const std::string& text) {
  std::vector<soccer::Point> written;
  try {
    written = soccer::parse_points(text, 1);
  } catch (const Error& error) {
    throw error.within("--history");
  }
  if (written.empty()) {
    throw Error(ErrorKind::unusable_input, "--history '': names no vertex; write it as '(1,2) (0,2)', the start first");
  }
  return written;
}

std::string fault_of_history(const soccer::Fault& fault) {
  return fmt::format("--history: ply {}: {}", fault.ply, fault.message);
}

soccer::History legal_history(const soccer::Pitch& pitch, const std::string& text) {
  const soccer::Replay replayed = soccer::replay(pitch, parse_history(text));
  if (replayed.fault) throw Error(ErrorKind::breaks_rules, fault_of_history(*replayed.fault));
  return history_of(pitch, replayed);
}

}  // namespace quadrille::cli::soccer_commands
