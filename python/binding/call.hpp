// Runs a long computation for Python on a separate thread. Meanwhile the calling thread lets other threads of Python
// run, reacts to Ctrl-C, and reports progress.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <future>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/job.hpp"

namespace quadrille::python {

namespace py = pybind11;

/// The time between two checks of signals, of progress and of Python's exit.
inline constexpr std::chrono::milliseconds between_looks{40};

/// Runs the handlers of pending signals, such as Ctrl-C. \pre the caller holds the lock of Python (the GIL)
/// \throws py::error_already_set  the exception of a handler; SystemExit, which ends the thread, once Python exits
void check_signals();

/// The token that Python's exit sets. The exiting thread itself may call until the last: its token is never set.
std::stop_token end_of_python();

/// A call that releases the GIL, or a thread of one. Python's exit waits until it is destroyed: Python unwinds a thread
/// that requests the GIL later, and the process would abort.
class AwaitedAtTheEnd {
 public:
  AwaitedAtTheEnd();
  ~AwaitedAtTheEnd();
  AwaitedAtTheEnd(const AwaitedAtTheEnd&) = delete;
  AwaitedAtTheEnd& operator=(const AwaitedAtTheEnd&) = delete;
};

/// Long work that holds the GIL: at times it lets other threads of Python run, and handles signals.
class Pauses {
 public:
  /// \throws py::error_already_set  as check_signals
  Pauses() { check_signals(); }

  /// Called after each of many small pieces of work. \throws py::error_already_set  as check_signals
  void after_piece() {
    if (++pieces_ % pieces_between_pauses == 0) pause();
  }

 private:
  static constexpr std::uint32_t pieces_between_pauses = 256;
  static void pause();

  AwaitedAtTheEnd awaited_{};
  std::uint32_t pieces_ = 0;
};

/// Runs work() on a new thread, to which no signal is delivered.
std::future<void> on_thread(std::function<void()> work);

/// The settings of a call from Python, apart from its request.
struct Settings {
  int threads = 0;                      ///< as Options::threads
  std::optional<std::size_t> memory{};  ///< as Options::memory
  py::object progress = py::none();     ///< called with the members of a Progress, in their order; None for no calls
  bool large = false;                   ///< true to run requests beyond the usual size (is_beyond_usual)
  std::string checkpoint{};             ///< as Options::checkpoint
  std::optional<double> seconds{};      ///< Options::deadline, from the call on
};

/// Runs work(options) on a new thread until it returns, which it does soon once options.stop is set.
///
/// The function sets options.stop when a signal's handler (Ctrl-C: KeyboardInterrupt) or settings.progress raises. It
/// raises the same once the work has ended. No thread of this function outlives it.
/// \param notes  receives the notes of the work
/// \pre the caller holds the GIL
/// \throws the exceptions of the work; py::error_already_set
void run_on_thread(const Settings& settings, std::vector<std::string>& notes,
                   const std::function<void(const Options&)>& work);

/// The result of a job, with the notes for people that came before it.
template <class Found>
struct Noted {
  Found found;
  std::vector<std::string> notes{};
};

/// The result of job(options), run as by run_on_thread.
template <class Job>
auto run(const Settings& settings, Job&& job) {
  using Found = decltype(job(std::declval<const Options&>()));
  std::optional<Found> found;
  std::vector<std::string> notes;
  run_on_thread(settings, notes, [&](const Options& options) { found.emplace(job(options)); });
  return Noted<Found>{std::move(found).value(), std::move(notes)};
}

/// Refuses a request that is beyond the usual size, unless the caller said large=True.
/// \param remedy  a smaller request: "fewer plies"
/// \throws Error (unusable_input) naming the size
void agree_to(const Settings& settings, const std::optional<RequestSize>& size, const std::string& remedy);

/// Makes Python's exit stop the calls that still run.
void bind_call(py::module_& module);

}  // namespace quadrille::python
