// Runs a program as a child process, without a shell, and returns the child's standard output as a text.
//
// The parent blocks some signals (interrupt.hpp). If the child inherited this block, Ctrl-C could not stop the child.
// So this code starts the child by posix_spawn, which can unblock the signals in the child. Boost.Process cannot do
// this.
#pragma once

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace quadrille::cli {

struct ChildRun {
  std::string text;  ///< its standard output
  int status;        ///< its exit status; 128 + N if signal N ended it, as in a shell
};

/// Runs a program until it exits, with nothing on its standard input. A request to stop reaches it as SIGTERM.
/// \param words   its name, then its arguments
/// \param folder  its working folder
/// \param silent  true to discard its standard error
/// \throws Error (unusable_input) naming the program if it cannot be started, or its output read
ChildRun run_child(const std::filesystem::path& program, std::vector<std::string> words,
                   const std::filesystem::path& folder, bool silent, const std::stop_token& stop);

}  // namespace quadrille::cli
