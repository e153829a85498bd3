#include "python/binding/call.hpp"

#include <fmt/format.h>
#include <pthread.h>
#include <signal.h>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <stop_token>
#include <string_view>
#include <thread>

#include "enumerate/run/sizes.hpp"
#include "python/binding/ending.hpp"
#include "python/binding/errors.hpp"
#include "quadrille/error.hpp"

namespace quadrille::python {

namespace {

// How soon Ctrl-C is heard, and how often progress is handed on.
constexpr std::chrono::milliseconds pause{40};

// While it lives, threads are created with all signals blocked: they are the main thread's, and Python's.
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

// What the two threads tell each other.
struct Shared {
  std::mutex mutex{};
  std::condition_variable changed{};
  bool done = false;
  std::optional<Progress> latest{};
  std::exception_ptr failure{};
  std::vector<std::string> notes{};
};

// Calls the callback. \throws py::error_already_set
void hand_on(const py::object& callback, const Progress& at) {
  PyObject* const given = py::make_tuple(at.unit, at.grade, at.done, at.total, at.found, at.worked,
                                         at.fraction ? py::cast(*at.fraction) : py::none())
                              .release()
                              .ptr();
  PyObject* const returned = until_the_end([&] { return PyObject_CallObject(callback.ptr(), given); });
  Py_DECREF(given);
  if (returned == nullptr) throw py::error_already_set();
  Py_DECREF(returned);
}

// Ctrl-C and progress. \returns what was raised
std::optional<py::error_already_set> attend(const Settings& settings, const std::optional<Progress>& at) {
  try {
    hear_signals();
    if (at && !settings.progress.is_none()) hand_on(settings.progress, *at);
  } catch (py::error_already_set& raised) {
    return std::move(raised);
  }
  return std::nullopt;
}

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

}  // namespace

void run_on_thread(const Settings& settings, std::vector<std::string>& notes,
                   const std::function<void(const Options&)>& work) {
  require_not_forked();
  Shared shared;
  std::stop_source source;
  const Options options = options_of(settings, shared, source.get_token());
  std::optional<py::error_already_set> raised;
  {
    // It is known before another thread may run, and fork.
    auto known = std::make_unique<StoppedAtTheEnd>(source);
    Unlocked others_run;
    std::unique_ptr<std::thread> thread;
    {
      const SignalsElsewhere elsewhere;
      thread = std::make_unique<std::thread>([&, until_the_thread_ends = std::move(known)] {
        std::exception_ptr failure;
        try {
          work(options);
        } catch (...) {
          failure = std::current_exception();
        }
        const std::scoped_lock lock(shared.mutex);
        shared.failure = std::move(failure);
        shared.done = true;
        shared.changed.notify_one();
      });
    }
    std::unique_lock lock(shared.mutex);
    while (!shared.changed.wait_for(lock, pause, [&] { return shared.done; })) {
      const std::optional<Progress> at = std::exchange(shared.latest, std::nullopt);
      lock.unlock();
      if (!raised) {
        others_run.lock();
        raised = attend(settings, at);
        // What was called may have forked: in the new process the work has no thread, and nothing ends its lock.
        if (forked_amid_work()) {
          static_cast<void>(thread.release());
          if (raised) throw std::move(*raised);
          require_not_forked();
        }
        others_run.unlock();
      }
      if (raised) source.request_stop();
      lock.lock();
    }
    lock.unlock();
    thread->join();
  }
  notes = std::move(shared.notes);
  if (raised) throw std::move(*raised);
  if (shared.failure) std::rethrow_exception(shared.failure);
}

void agree_to(const Settings& settings, const std::optional<RequestSize>& size, const std::string& remedy) {
  if (settings.large || !size || !is_beyond_usual(*size)) return;
  const std::uint64_t most = size->unit == RequestSize::Unit::rows ? usual_rows : usual_states;
  refuse("large",
         fmt::format("not given, and this request {}, more than {}", running::size_in_words(*size, "gives"), most),
         fmt::format("say large=True, or ask for {}", remedy));
}

}  // namespace quadrille::python
