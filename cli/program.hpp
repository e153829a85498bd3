// Declares the function `run`, which is the whole program. It takes the arguments of the command line and returns the
// exit status. The program quadrille-mpi also calls `run`, with a Program that describes the differences from
// `quadrille`.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "cli/exit.hpp"
#include "cli/interrupt.hpp"
#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// The differences between `quadrille` and another of our programs.
struct Program {
  std::function<std::unique_ptr<Command>(CommonArguments&)> commands;  ///< all its commands
  /// Called before anything is parsed; a status that it returns ends the program.
  std::function<std::optional<Exit>(Interrupt&)> begin{};
  std::function<void(CommonArguments&)> fill{};  ///< sets common options that were not given
  std::function<void(Options&)> amend{};         ///< adds to a job's options what the session does not know
};

/// The same as below, for another program. \pre no other thread runs yet
Exit run(int argc, const char* const* argv, const Program& program);

/// Parses the arguments, runs the command they name, and turns each error into one line on standard error and an exit
/// status.
/// \pre no other thread runs yet (interrupt.hpp)
Exit run(int argc, const char* const* argv);

}  // namespace quadrille::cli
