// Session: what every command is given when it runs: the common options, read and checked, and the means to talk.
//
// The common options are read before any command starts, so a mistake in them is refused before any work.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "cli/interrupt.hpp"
#include "cli/output/output.hpp"
#include "enumerate/run/version.hpp"
#include "enumerate/run/worker_threads.hpp"
#include "quadrille/job.hpp"
#include "quadrille/table.hpp"

namespace quadrille::cli {

/// The common options as they were written; nothing where one was not given.
struct CommonArguments {
  std::optional<std::string> format;
  std::optional<std::string> column;
  std::optional<std::string> out;
  std::optional<std::string> threads;
  std::optional<std::string> memory;
  bool quiet = false;
  bool timings = false;
  bool yes = false;
};

class Session {
 public:
  /// \throws Error (unusable_input) naming the option that cannot be used
  /// \param amend  tells each job more than the session knows; nothing if empty
  Session(CommonArguments arguments, Interrupt& interrupt, std::function<void(Options&)> amend = {});
  /// Takes back the bounds below: what ends the process afterwards may need memory, too.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  const CommonArguments& arguments() const { return arguments_; }
  Interrupt& interrupt() const { return interrupt_; }
  bool quiet() const { return arguments_.quiet; }
  /// The threads there are to work on: those asked for, or as many as the system creates.
  int threads() const { return threads_.count(); }

  /// When the run began: UTC, as ISO 8601.
  std::string started() const;
  /// How the run went so far.
  Timing timing() const;

  /// What a job is told: threads, memory, and where its notes go. Listening to signals and progress are the caller's.
  Options options() const;

  /// Makes the system refuse this process more than --memory, or than the machine has if that was not given: for work
  /// that keeps no account of its own. What does not fit throws std::bad_alloc, which ends the program with exit 3. An
  /// engine keeps an account, and may reserve more than it fills. A limit that the caller has set (ulimit -d) stays.
  void bound_memory() const;
  /// The same for rows and their text, which are in no engine's account: once the engine has ended, or before one that
  /// makes its rows beyond its account. Leaves a little in any case, so that what it found in too little memory can be
  /// written, and goes without where the system refuses the bound.
  void bound_memory_of_rows() const;
  /// What messages say when it did not suffice: `--memory 64M: reached`, or that the machine's own is used up.
  std::string memory_ended() const;

  /// Says how large a request is that is not small, and lets one beyond the usual start with --yes only.
  /// \param remedy  how to ask for less: "give fewer --plies"
  /// \throws Error (unusable_input) naming the number
  void agree_to(const std::optional<RequestSize>& size, std::string_view remedy) const;

  /// A note for people on standard error; with --quiet none.
  void note(std::string_view text) const;
  /// The note every command that works for long ends with: its seconds, and its threads if it used --threads.
  void note_time() const;
  void note_time_and_threads() const;

  /// Opens --out, or standard output. \throws Error as Output does, and if --timings was given without JSON
  Output output(Output::OnStandardOutput on_standard_output = Output::OnStandardOutput::write) const;

 private:
  double seconds() const;
  bool bound_data(std::size_t least) const;  // whether the system agrees

  CommonArguments arguments_;
  Interrupt& interrupt_;
  const std::function<void(Options&)> amend_;
  // They are the process's, and never given back: where memory has ended, oneTBB waits for ever in taking itself down.
  const running::WorkerThreads& threads_;
  std::size_t memory_;
  std::size_t allowed_data_;
  std::chrono::system_clock::time_point started_ = std::chrono::system_clock::now();
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

using running::version;

}  // namespace quadrille::cli
