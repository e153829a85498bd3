// Threads of Python while Python ends.
//
// Once the main thread ends, Python ends each other thread that asks for its lock (the GIL), by unwinding its stack.
// The destructors on it would then use objects of Python without the lock, and those that may not throw would end the
// process. So a thread of ours is parked instead: it sleeps until the process has ended, as Python 3.14 has it by
// itself. Work that goes on meanwhile is asked to stop, and Python's end waits for it.
//
// A process that is forked while work goes on is told apart, too: it has none of the threads.
#pragma once

#include <pybind11/pybind11.h>

#include <chrono>
#include <cstdint>
#include <exception>
#include <list>
#include <stop_token>

namespace quadrille::python {

namespace py = pybind11;

/// Sleeps until the process ends.
[[noreturn]] void park();

/// Whether Python ends, by another thread than this one.
bool ended_by_another();

/// Parks the thread if Python's end unwinds its stack beyond this object. A destructor does it, since a catch clause
/// may not take that unwinding while it handles another exception (Itanium C++ ABI, 2.5.3).
class ParkedAtTheEnd {
 public:
  ParkedAtTheEnd() : exceptions_(std::uncaught_exceptions()) {}
  ~ParkedAtTheEnd() {
    // The unwinding is no exception of C++, and is not counted as one.
    if (!over_ && std::uncaught_exceptions() == exceptions_) park();
  }
  ParkedAtTheEnd(const ParkedAtTheEnd&) = delete;
  ParkedAtTheEnd& operator=(const ParkedAtTheEnd&) = delete;

  /// The work is over: the thread leaves it by itself.
  void over() { over_ = true; }

 private:
  int exceptions_;
  bool over_ = false;
};

/// work(), which runs Python and holds nothing of Python's in a variable of its own. If Python ends meanwhile, the
/// thread is parked.
template <class Work>
auto until_the_end(const Work& work) {
  ParkedAtTheEnd parked;
  const auto result = work();
  parked.over();
  return result;
}

/// The new reference that work() returns, run as until_the_end does. \throws py::error_already_set for null
template <class Work>
py::object asked(const Work& work) {
  PyObject* const result = until_the_end(work);
  if (result == nullptr) throw py::error_already_set();
  return py::reinterpret_steal<py::object>(result);
}

/// Makes the same of a function that returns 0, or -1 for an exception.
template <class Work>
void asked_for_status(const Work& work) {
  if (until_the_end(work) != 0) throw py::error_already_set();
}

/// Runs what signals ask for, such as Ctrl-C. \throws py::error_already_set
inline void hear_signals() {
  asked_for_status([] { return PyErr_CheckSignals(); });
}

/// While it lives, other threads of Python run.
class Unlocked {
 public:
  Unlocked() : state_(PyEval_SaveThread()) {}
  ~Unlocked() {
    if (state_ != nullptr) lock();
  }
  Unlocked(const Unlocked&) = delete;
  Unlocked& operator=(const Unlocked&) = delete;

  /// This thread alone runs again. If Python ends, it is parked.
  void lock();
  void unlock() { state_ = PyEval_SaveThread(); }

 private:
  PyThreadState* state_;
};

/// The pauses of long work that holds the lock: in them other threads of Python run, and signals are heard.
///
/// A thread that waits for the lock asks its holder for it only after an interval (sys.getswitchinterval) in which
/// nobody gave it up; if the holder gives it up sooner and takes it back at once, nobody else gets it. So pauses are
/// more than an interval apart.
class Pauses {
 public:
  /// \pre the caller holds the lock of Python
  Pauses();

  /// Called after each of many small pieces of work; pauses if it is time. \throws py::error_already_set
  void after_piece() {
    if (++pieces_ % pieces_between_looks == 0) pause_if_due();
  }

 private:
  static constexpr std::uint32_t pieces_between_looks = 256;
  void pause_if_due();

  std::chrono::steady_clock::duration between_{};
  std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
  std::uint32_t pieces_ = 0;
};

/// While it lives, Python's end asks the work to stop, and waits for the end of this object.
class StoppedAtTheEnd {
 public:
  explicit StoppedAtTheEnd(std::stop_source stop);
  ~StoppedAtTheEnd();
  StoppedAtTheEnd(const StoppedAtTheEnd&) = delete;
  StoppedAtTheEnd& operator=(const StoppedAtTheEnd&) = delete;

 private:
  std::list<std::stop_source>::iterator place_;
};

/// Whether this process was forked from one while work of this module went on there. The threads of that work are not
/// in this process, and what oneTBB and the work had locked stays locked: nothing more can be run.
bool forked_amid_work();

/// \throws py::error_already_set  a LimitError, if this process was forked so
void require_not_forked();

/// Has Python tell of its end, and the system of forks.
void bind_ending(py::module_& module);

}  // namespace quadrille::python
