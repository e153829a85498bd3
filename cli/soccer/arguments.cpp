#include "cli/soccer/arguments.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <system_error>

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

bool is_same_file(const std::string& one, const std::string& other) {
  const auto place = [](const std::string& path) {
    std::error_code unknown;
    const auto from_root = std::filesystem::absolute(path, unknown);
    return std::filesystem::weakly_canonical(from_root, unknown);
  };
  return place(one) == place(other);
}

void require_checkpoint_file(const Session& session, const std::string& checkpoint) {
  if (checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input,
                "--checkpoint '': names no file; name a file in a folder that can be written to");
  }
  const auto& out = session.arguments().out;
  if (!out || !is_same_file(*out, checkpoint)) return;
  throw Error(ErrorKind::unusable_input, "--checkpoint: --out names the same file; give each its own");
}

}  // namespace quadrille::cli::soccer_commands
