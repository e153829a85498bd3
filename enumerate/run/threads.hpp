// Starts oneTBB, the library that runs tasks in parallel, and its threads at a moment that the caller chooses.
//
// By itself, oneTBB starts when it is first used. If that start fails, or if the process's memory has been limited by
// then, the process hangs or ends.
#pragma once

#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <latch>
#include <memory>

namespace quadrille::running {

/// Starts oneTBB, once; it creates its threads when work needs them. After a failed allocation in its start, the next
/// call of oneTBB waits for ever, so std::bad_alloc ends the process here.
inline void start_threads() noexcept {
  [[maybe_unused]] static const tbb::task_arena* const first = [] {
    auto arena = std::make_unique<tbb::task_arena>(1);
    arena->execute([] {});
    return arena.release();  // never destroyed, so that oneTBB keeps running
  }();
}

/// Lets oneTBB create its threads now, before the process's memory is bounded: the system counts their stacks. If the
/// system refuses a thread, the process ends here. \pre oneTBB may run that many threads (tbb::global_control)
inline void create_threads(int threads) noexcept {
  start_threads();
  tbb::task_arena arena(threads);
  arena.execute([threads] {
    std::latch all_are_there(threads);
    tbb::task_group group;
    for (int i = 0; i < threads; ++i) group.run([&] { all_are_there.arrive_and_wait(); });
    group.wait();
  });
}

}  // namespace quadrille::running
