// Runs long computations for Python. Meanwhile it handles signals and reports progress. It stops the computations when
// Python exits.
#include "python/binding/call.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <pybind11/eval.h>
#include <pybind11/stl.h>
#include <signal.h>

#include <atomic>
#include <mutex>
#include <string_view>
#include <thread>

#include "enumerate/run/sizes.hpp"
#include "python/binding/errors.hpp"
#include "quadrille/error.hpp"

namespace quadrille::python {

namespace {

// Never destroyed: threads use it while the process exits.
std::stop_source& ending() {
  static std::stop_source& source = *new std::stop_source;
  return source;
}

std::atomic<int> awaited = 0;
thread_local bool ends_python = false;
py::handle nothing{};  // a function of Python that does nothing

// Python calls it when it exits, while the interpreter still works (the module atexit). Calls stop within tenths of a
// second; after five seconds Python exits without them.
void stop_calls() {
  ends_python = true;
  ending().request_stop();
  const auto latest = std::chrono::steady_clock::now() + std::chrono::seconds(5);
  while (awaited > 0 && std::chrono::steady_clock::now() < latest) {
    const py::gil_scoped_release others_run;
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

// Blocks all signals in the threads that start while it lives, oneTBB's among them. Otherwise the system may deliver to
// one of them a signal that Python's main thread blocks to wait for it (signal.sigwait).
class SignalsElsewhere {
 public:
  SignalsElsewhere() {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before_);
  }
  ~SignalsElsewhere() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }
  SignalsElsewhere(const SignalsElsewhere&) = delete;
  SignalsElsewhere& operator=(const SignalsElsewhere&) = delete;

 private:
  sigset_t before_{};
};

// The reports of the work to the calling thread.
struct Shared {
  std::mutex mutex{};
  std::optional<Progress> latest{};
  std::vector<std::string> notes{};
};

Options options_of(const Settings& settings, Shared& shared, std::stop_token stop) {
  Options options;
  options.threads = settings.threads;
  options.memory = settings.memory;
  options.checkpoint = settings.checkpoint;
  options.spelling = keyword;
  if (settings.seconds) options.deadline = in_seconds(*settings.seconds);
  options.stop = std::move(stop);
  if (!settings.progress.is_none()) {
    options.progress = [&shared](const Progress& at) {
      const std::scoped_lock lock(shared.mutex);
      shared.latest = at;
    };
  }
  options.note = [&shared](std::string_view text) {
    const std::scoped_lock lock(shared.mutex);
    shared.notes.emplace_back(text);
  };
  return options;
}

// Calls the callback if there is new progress. \throws py::error_already_set
void hand_on(const py::object& callback, Shared& shared) {
  std::optional<Progress> at;
  {
    const std::scoped_lock lock(shared.mutex);
    at = std::exchange(shared.latest, std::nullopt);
  }
  if (at) callback(at->unit, at->grade, at->done, at->total, at->found, at->worked, at->fraction);
}

}  // namespace

void check_signals() {
  if (PyErr_CheckSignals() != 0) throw py::error_already_set();
  if (!end_of_python().stop_requested()) return;
  PyErr_SetNone(PyExc_SystemExit);
  throw py::error_already_set();
}

std::stop_token end_of_python() { return ends_python ? std::stop_token() : ending().get_token(); }

AwaitedAtTheEnd::AwaitedAtTheEnd() { ++awaited; }
AwaitedAtTheEnd::~AwaitedAtTheEnd() { --awaited; }

void Pauses::pause() {
  // At the beginning of a function, Python gives the GIL to another thread that has waited long enough. A thread that
  // releases it and takes it back more often than that (sys.getswitchinterval) gives it to nobody.
  nothing();
  check_signals();
}

std::future<void> on_thread(std::function<void()> work) {
  const SignalsElsewhere elsewhere;
  return std::async(std::launch::async, std::move(work));
}

void run_on_thread(const Settings& settings, std::vector<std::string>& notes,
                   const std::function<void(const Options&)>& work) {
  const AwaitedAtTheEnd until_the_gil_is_back;
  check_signals();
  Shared shared;
  std::stop_source source;
  const Options options = options_of(settings, shared, source.get_token());
  std::future<void> result = on_thread([&] { work(options); });
  const auto is_over = [&result] {
    const py::gil_scoped_release others_run;
    return result.wait_for(between_looks) == std::future_status::ready;
  };
  try {
    while (!is_over()) {
      check_signals();
      hand_on(settings.progress, shared);
    }
  } catch (...) {
    source.request_stop();
    while (!is_over()) continue;
    throw;
  }
  result.get();
  notes = std::move(shared.notes);
}

void agree_to(const Settings& settings, const std::optional<RequestSize>& size, const std::string& remedy) {
  if (settings.large || !size || !is_beyond_usual(*size)) return;
  const std::string reason = running::why_too_large(*size, "gives");
  if (running::is_beyond_any_machine(*size)) refuse("size", reason, "ask for " + remedy);
  refuse("large", "not given, and " + reason, fmt::format("give large=True, or ask for {}", remedy));
}

void bind_call(py::module_& /*module*/) {
  nothing = py::eval("lambda: None", py::dict()).release();
  py::module_::import("atexit").attr("register")(py::cpp_function(stop_calls));
}

}  // namespace quadrille::python
