// How a run of the program can end: its exit status, as the design's contract has it.
#pragma once

#include <exception>

namespace quadrille::cli {

enum class Exit : int {
  done = 0,
  mismatch = 1,       ///< a verdict differs from the ledger's, or a record parses but breaks the rules
  unusable = 2,       ///< arguments or input that cannot be used, or an output that cannot be written
  limit = 3,          ///< a limit ended the work; what was found is written
  interrupted = 130,  ///< by Ctrl-C or a request to terminate; what was found is written
};

/// Whether the system refused the standard library, or oneTBB, a thread.
bool is_refusal_of_system(const std::exception& error);

/// From now on std::terminate is exit 3 with a message where memory has ended, or oneTBB could not create a thread and
/// its exception met a noexcept. Every other exception still aborts.
void terminate_at_limits();

}  // namespace quadrille::cli
