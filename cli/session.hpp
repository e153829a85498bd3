// Session: what every command is given when it runs: the common options, read and checked, and the means to talk.
//
// The common options are read before any command starts, so a mistake in them is refused before any work.
#pragma once

#include <sys/resource.h>

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
  /// The threads to work on: those asked for, or as many as there are processors.
  int threads() const { return threads_; }

  /// When the run began: UTC, as ISO 8601.
  std::string started() const;
  /// How the run went so far.
  Timing timing() const;

  /// What a job is told: threads, memory, and where its notes go. Listening to signals and progress are the caller's.
  Options options() const;

  /// Makes the system refuse this process more than --memory, or than the machine has if that was not given: for what
  /// is in no engine's account, as rows and their text. It is called once the engine has ended, for an engine may
  /// reserve more than it fills, or before one that makes its rows beyond its account. What does not fit throws
  /// std::bad_alloc, which ends the program with exit 3. A limit that the caller has set (ulimit -d) stays.
  /// \param least  what is left in any case
  void bound_memory(std::size_t least = 0) const;
  /// What is left for rows in any case, so that what was found in too little memory can be written.
  static constexpr std::size_t room_for_rows = std::size_t{1} << 20U;
  /// What messages say when it did not suffice: `--memory 64M: reached`, or that the machine's own is used up.
  std::string memory_ended() const;

  /// Says how large a request is that is not small, and lets one beyond the usual start with --yes only.
  /// \param remedy  how to ask for less: "give fewer --plies"
  /// \throws Error (unusable_input) naming the number
  void agree_to(const std::optional<RequestSize>& size, std::string_view remedy) const;

  /// A note for people on standard error, a line where that is no terminal; with --quiet none.
  void note(std::string_view text) const;
  /// The note every command that works for long ends with: its seconds, and its threads if it used --threads.
  void note_time() const;
  void note_time_and_threads() const;

  /// Opens --out, or standard output. \throws Error as Output does, and if --timings was given without JSON
  Output output(Output::OnStandardOutput on_standard_output = Output::OnStandardOutput::write) const;

 private:
  double seconds() const;

  CommonArguments arguments_;
  Interrupt& interrupt_;
  const std::function<void(Options&)> amend_;
  int threads_;
  std::size_t memory_;
  rlimit allowed_data_{RLIM_INFINITY, RLIM_INFINITY};  // as the caller has set it (ulimit -d)
  std::chrono::system_clock::time_point started_ = std::chrono::system_clock::now();
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

using running::version;

}  // namespace quadrille::cli
