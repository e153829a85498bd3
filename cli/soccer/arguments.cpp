// Checks the file of the option --checkpoint. Also computes how much memory the search may use when the program plays a
// game.
#include "cli/soccer/arguments.hpp"

#include <algorithm>

#include "enumerate/run/runner.hpp"
#include "quadrille/error.hpp"

namespace quadrille::cli::soccer_commands {

void require_checkpoint_file(const Session& session, const std::string& checkpoint) {
  if (checkpoint.empty()) {
    throw Error(ErrorKind::unusable_input,
                "--checkpoint '': names no file; name a file in a folder that can be written to");
  }
  const auto& out = session.arguments().out;
  if (!out || !is_same_file(*out, checkpoint)) return;
  throw Error(ErrorKind::unusable_input, "--checkpoint: --out names the same file; give each its own");
}

std::size_t memory_of_proofs(const Session& session, std::size_t most) {
  // The look-ahead's table, its winning turns, and the turns of the positions on its line.
  constexpr std::size_t looking_ahead = std::size_t{20} << 20U;
  const running::Runner runner(session.options());
  const std::size_t budget = runner.memory_budget();
  return budget > looking_ahead ? std::min(most, budget - looking_ahead) : 0;
}

}  // namespace quadrille::cli::soccer_commands
