// A long call from Python: the work runs on a thread of its own, while the thread that called lets other threads of
// Python run, listens to Ctrl-C, and hands progress on.
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

/// The time between two looks at signals, at progress and at Python's end.
inline constexpr std::chrono::milliseconds between_looks{40};

/// Runs the handlers of signals that came, such as Ctrl-C. \pre the caller holds the lock of Python (the GIL)
/// \throws py::error_already_set  what a handler raises; SystemExit, which ends the thread, once Python ends
void hear_signals();

/// The token that Python's end sets. The thread that ends Python may call until the last: its token is never set.
std::stop_token end_of_python();

/// A call that gives up the GIL, or a thread of one. Python's end waits until it is destroyed: Python unwinds a thread
/// that asks for the GIL later, and the process would abort.
class AwaitedAtTheEnd {
 public:
  AwaitedAtTheEnd();
  ~AwaitedAtTheEnd();
  AwaitedAtTheEnd(const AwaitedAtTheEnd&) = delete;
  AwaitedAtTheEnd& operator=(const AwaitedAtTheEnd&) = delete;
};

/// Long work that holds the GIL: now and then other threads of Python run, and signals are heard.
class Pauses {
 public:
  /// \throws py::error_already_set  as hear_signals
  Pauses() { hear_signals(); }

  /// Called after each of many small pieces of work. \throws py::error_already_set  as hear_signals
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

/// What the caller in Python says about a call, apart from its query.
struct Settings {
  int threads = 0;                      ///< as Options::threads
  std::optional<std::size_t> memory{};  ///< as Options::memory
  py::object progress = py::none();     ///< called with the members of a Progress, in their order; None for no calls
  bool large = false;                   ///< whether requests beyond the usual size are run (is_beyond_usual)
  std::string checkpoint{};             ///< as Options::checkpoint
  std::optional<double> seconds{};      ///< Options::deadline, from the call on
};

/// Runs work(options) on a new thread until it returns, which it does soon once options.stop is set.
///
/// It is set when a signal's handler raises (Ctrl-C: KeyboardInterrupt) or settings.progress does; that is then raised
/// from here, once the work has ended. No thread of this function's outlives it.
/// \param notes  receives what the work notes
/// \pre the caller holds the GIL
/// \throws what the work throws; py::error_already_set
void run_on_thread(const Settings& settings, std::vector<std::string>& notes,
                   const std::function<void(const Options&)>& work);

/// What was found, with the notes for people that came before it.
template <class Found>
struct Noted {
  Found found;
  std::vector<std::string> notes{};
};

/// job(options), run as run_on_thread does.
template <class Job>
auto run(const Settings& settings, Job&& job) {
  using Found = decltype(job(std::declval<const Options&>()));
  std::optional<Found> found;
  std::vector<std::string> notes;
  run_on_thread(settings, notes, [&](const Options& options) { found.emplace(job(options)); });
  return Noted<Found>{std::move(found).value(), std::move(notes)};
}

/// Refuses a request that is beyond the usual size, unless the caller said large=True.
/// \param remedy  how to ask for less: "fewer plies"
/// \throws Error (unusable_input) naming the size
void agree_to(const Settings& settings, const std::optional<RequestSize>& size, const std::string& remedy);

/// Has Python's end stop the calls that go on.
void bind_call(py::module_& module);

}  // namespace quadrille::python
