#include "cli/soccer/checkpoint_option.hpp"

#include <filesystem>
#include <system_error>

#include "quadrille/error.hpp"

namespace quadrille::cli {

void require_checkpoint_file(const Session& session, const std::string& checkpoint) {
  if (checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input,
                "--checkpoint '': names no file; name a file in a folder that can be written to");
  }
  const auto& out = session.arguments().out;
  const auto place = [](const std::string& path) {
    std::error_code unknown;
    const auto from_root = std::filesystem::absolute(path, unknown);
    return std::filesystem::weakly_canonical(from_root, unknown);
  };
  if (!out || place(*out) != place(checkpoint)) return;
  throw Error(ErrorKind::unusable_input, "--checkpoint: --out names the same file; give each its own");
}

}  // namespace quadrille::cli
