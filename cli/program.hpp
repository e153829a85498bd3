// The program as a function: arguments in, exit status out.
#pragma once

#include "cli/exit.hpp"

namespace quadrille::cli {

/// Parses the arguments, runs the command they name, and turns whatever goes wrong into one line on standard error and
/// an exit status.
/// \pre no other thread runs yet (interrupt.hpp)
Exit run(int argc, const char* const* argv);

}  // namespace quadrille::cli
