// The exit statuses of the program, and a handler of std::terminate. The handler ends the program with a message if
// memory or threads run out and no code catches the exception.
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

/// True if the system refused a thread to the standard library or to oneTBB.
bool is_refusal_of_system(const std::exception& error);

/// Makes std::terminate print a message and exit with status 3 if memory is used up, or if oneTBB could not create a
/// thread and its exception reached a noexcept. Every other exception still aborts.
void terminate_at_limits();

}  // namespace quadrille::cli
