// Session: holds the options that all commands share, such as --out, --threads and --memory, while a command runs. A
// Session also opens the output of the command, prints notes and limits the memory of the process.
//
// The program makes the Session before it starts a command, so a mistake in --threads or --memory is refused before any
// work.
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

/// The texts of the common options; nothing for an option that was not given.
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
  /// \param amend  adds to the options of each job what the session does not know; nothing if empty
  Session(CommonArguments arguments, Interrupt& interrupt, std::function<void(Options&)> amend = {});
  /// Removes the memory bound below: the exit of the process may need memory, too.
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  const CommonArguments& arguments() const { return arguments_; }
  Interrupt& interrupt() const { return interrupt_; }
  bool quiet() const { return arguments_.quiet; }
  /// The number of threads for the work: that of --threads, or the number of processors.
  int threads() const { return threads_; }

  /// The time when the run began: UTC, as ISO 8601.
  std::string started() const;
  /// The seconds since the run began, and the threads.
  Timing timing() const;

  /// The options of a job: threads, memory, and the receiver of its notes. The caller adds the stop token and the
  /// progress.
  Options options() const;

  /// Makes the system refuse this process more memory than --memory, or than the machine has if that was not given. The
  /// bound is for data that no engine accounts for, as rows and their text. Call it once the engine has ended, because
  /// an engine may reserve more than it fills, or before an engine that makes its rows outside its account. An
  /// allocation beyond the bound throws std::bad_alloc, and the exit status is 3. A limit that the caller has set
  /// (ulimit -d) stays.
  /// \param least  the bytes that stay available in any case
  void bound_memory(std::size_t least = 0) const;
  /// The bytes that stay available for rows in any case, so that results found in too little memory can be written.
  static constexpr std::size_t room_for_rows = std::size_t{1} << 20U;
  /// The beginning of messages about insufficient memory: `--memory 64M: reached`, or `memory: used up`.
  std::string memory_ended() const;

  /// Notes the size of a request that is not small, and refuses one beyond the usual size unless --yes was given.
  /// \param remedy  the way to ask for less: "give fewer --plies"
  /// \throws Error (unusable_input) naming the number
  void agree_to(const std::optional<RequestSize>& size, std::string_view remedy) const;

  /// Prints a note for people on standard error, as one line if that is no terminal. Prints nothing with --quiet.
  void note(std::string_view text) const;
  /// The last note of every command that works for long: its seconds, and its threads if it used --threads.
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
