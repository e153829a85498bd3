// Threads of oneTBB, created before there is work, and no more than the system allows.
//
// oneTBB creates its threads when work asks for them, and ends the process where it cannot (its functions that do so
// are noexcept). So as many threads as are wanted are created here first, all at once, and ended again; oneTBB is then
// made to create its own at once, as many as succeeded, which it keeps for the life of the process. If some failed,
// a quarter of those that succeeded is used: what the others would take is left to the work.
#pragma once

#include <tbb/global_control.h>

#include <cstddef>

namespace quadrille::running {

/// Whether oneTBB is being started, which ends the process where memory ends, by an abort or worse. Asks for no lock,
/// so that a signal handler may call it.
bool threads_starting();

/// While it lives, oneTBB's work runs on no more than count() threads, this one included.
class WorkerThreads {
 public:
  /// Results do not depend on their number, so fewer threads are no error.
  /// \param wanted  at least 1
  explicit WorkerThreads(int wanted);

  int wanted() const { return wanted_; }
  /// From 1 to wanted().
  int count() const { return count_; }

 private:
  int wanted_;
  int count_;
  tbb::global_control control_;
};

}  // namespace quadrille::running
