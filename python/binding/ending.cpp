#include "python/binding/ending.hpp"

#include <pthread.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <thread>
#include <utility>

#include "python/binding/errors.hpp"

namespace quadrille::python {

namespace {

// The thread by which Python ends; none before.
std::atomic<std::thread::id> ending_thread{};

// The work that goes on.
struct Going {
  std::mutex mutex{};
  std::condition_variable changed{};
  std::list<std::stop_source> works{};
  std::atomic<bool> forked = false;  // whether this process is one that was forked while there were works
};

// Never taken down: threads use it while the process ends.
Going& going() {
  static Going& all = *new Going;
  return all;
}

bool python_ends() {
#if PY_VERSION_HEX >= 0x030D0000
  return Py_IsFinalizing() != 0;
#else
  return _Py_IsFinalizing() != 0;
#endif
}

// The last that Python does. Work ends in tenths of a second; what does not is left to the end of the process.
void stop_all() {
  Going& all = going();
  std::unique_lock lock(all.mutex);
  for (std::stop_source& stop : all.works) stop.request_stop();
  all.changed.wait_for(lock, std::chrono::seconds(5), [&] { return all.works.empty(); });
}

// Around a fork no thread changes the list.
void before_fork() { going().mutex.lock(); }
void after_fork_in_parent() { going().mutex.unlock(); }
void after_fork_in_child() {
  Going& all = going();
  all.forked = all.forked || !all.works.empty();
  all.works.clear();  // their threads are not here, nor what would have taken them off
  all.mutex.unlock();
}

}  // namespace

void park() {
  for (;;) ::pause();
}

bool ended_by_another() {
  const std::thread::id ending = ending_thread;
  return ending != std::thread::id() && ending != std::this_thread::get_id() && python_ends();
}

void Unlocked::lock() {
  if (ended_by_another()) park();
  ParkedAtTheEnd parked;
  PyEval_RestoreThread(std::exchange(state_, nullptr));
  parked.over();
}

Pauses::Pauses() {
  // An import of sys would fail at Python's end; its function may be gone by then, too.
  PyObject* const ask = PySys_GetObject("getswitchinterval");
  const std::chrono::duration<double> interval(
      ask == nullptr ? 0.005 : py::reinterpret_borrow<py::function>(ask)().cast<double>());
  between_ = std::chrono::duration_cast<std::chrono::steady_clock::duration>(1.5 * interval);
}

void Pauses::pause_if_due() {
  if (std::chrono::steady_clock::now() - last_ < between_) return;
  { const Unlocked others_run; }
  last_ = std::chrono::steady_clock::now();
  hear_signals();
}

StoppedAtTheEnd::StoppedAtTheEnd(std::stop_source stop) {
  Going& all = going();
  const std::scoped_lock lock(all.mutex);
  place_ = all.works.insert(all.works.end(), std::move(stop));
}

StoppedAtTheEnd::~StoppedAtTheEnd() {
  Going& all = going();
  const std::scoped_lock lock(all.mutex);
  all.works.erase(place_);
  all.changed.notify_all();
}

bool forked_amid_work() { return going().forked; }

void require_not_forked() {
  if (!forked_amid_work()) return;
  throw_limit("fork", "this process was forked while a call of quadrille went on, and has none of its threads",
              "start processes by spawn (multiprocessing.set_start_method), or fork between calls");
}

void bind_ending(py::module_& /*module*/) {
  if (pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) != 0) throw std::bad_alloc();
  py::module_::import("atexit").attr("register")(py::cpp_function([] { ending_thread = std::this_thread::get_id(); }));
  if (Py_AtExit(stop_all) != 0) throw py::import_error("quadrille: Python takes no more functions for its end");
}

}  // namespace quadrille::python
