// Runs a program as a child process, without a shell. The caller gets the child's standard output as a text. The
// child's standard error is that of this process.
//
// It uses posix_spawn because Boost.Process cannot unblock the signals that this program blocks (interrupt.hpp). A
// child would inherit the block, and no Ctrl-C would reach it.
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
