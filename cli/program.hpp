// The program as a function: arguments in, exit status out.
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "cli/exit.hpp"
#include "cli/interrupt.hpp"
#include "cli/options/command.hpp"
#include "cli/session.hpp"

namespace quadrille::cli {

/// What another program of ours does otherwise.
struct Program {
  std::function<std::unique_ptr<Command>(CommonArguments&)> commands;  ///< all that it has
  /// Called before anything is parsed; what it returns ends the program.
  std::function<std::optional<Exit>(Interrupt&)> begin{};
  std::function<void(CommonArguments&)> fill{};  ///< sets common options that were not given
  std::function<void(Options&)> amend{};         ///< tells jobs more than the session knows
};

/// As below, for another program. \pre no other thread runs yet
Exit run(int argc, const char* const* argv, const Program& program);

/// Parses the arguments, runs the command they name, and turns whatever goes wrong into one line on standard error and
/// an exit status.
/// \pre no other thread runs yet (interrupt.hpp)
Exit run(int argc, const char* const* argv);

}  // namespace quadrille::cli
