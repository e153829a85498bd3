#include "python/binding/ending.hpp"

#include <unistd.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace quadrille::python {

namespace {

// The thread by which Python ends; none before.
std::atomic<std::thread::id> ending_thread{};

// The work that goes on.
struct Going {
  std::mutex mutex{};
  std::condition_variable changed{};
  std::list<OwnWork> works{};
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
  // A process that was forked off has no threads of the one before.
  all.works.remove_if([](const OwnWork& work) { return work.process != ::getpid(); });
  for (OwnWork& work : all.works) work.stop.request_stop();
  all.changed.wait_for(lock, std::chrono::seconds(5), [&] { return all.works.empty(); });
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

StoppedAtTheEnd::StoppedAtTheEnd(std::stop_source stop) {
  Going& all = going();
  const std::scoped_lock lock(all.mutex);
  place_ = all.works.insert(all.works.end(), {::getpid(), std::move(stop)});
}

StoppedAtTheEnd::~StoppedAtTheEnd() {
  Going& all = going();
  const std::scoped_lock lock(all.mutex);
  all.works.erase(place_);
  all.changed.notify_all();
}

void bind_ending(py::module_& /*module*/) {
  py::module_::import("atexit").attr("register")(py::cpp_function([] { ending_thread = std::this_thread::get_id(); }));
  if (Py_AtExit(stop_all) != 0) throw py::import_error("quadrille: Python takes no more functions for its end");
}

}  // namespace quadrille::python
