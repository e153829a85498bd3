// A program run as a child process, without a shell: its standard output is kept, its standard error is this program's.
//
// posix_spawn, for Boost.Process cannot unblock the signals that this program blocks (interrupt.hpp): a child would
// inherit that, and no Ctrl-C would reach it.
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

/// Runs a program to its end, with nothing on its standard input. A request to stop reaches it as SIGTERM.
/// \param words   its name, then its arguments
/// \param folder  where it works
/// \param silent  takes its standard error away
/// \throws Error (unusable_input) naming the program if it cannot be started, or its output read
ChildRun run_child(const std::filesystem::path& program, std::vector<std::string> words,
                   const std::filesystem::path& folder, bool silent, const std::stop_token& stop);

}  // namespace quadrille::cli
