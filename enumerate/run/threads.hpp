// Starting oneTBB and its threads.
#pragma once

#include <tbb/task_arena.h>
#include <tbb/task_group.h>

#include <latch>
#include <memory>

namespace quadrille::running {

/// Starts oneTBB, once; it creates its threads when work asks for them. Where an allocation fails in its start, its
/// next call waits for ever, so std::bad_alloc ends the process here.
inline void start_threads() noexcept {
  [[maybe_unused]] static const tbb::task_arena* const first = [] {
    auto arena = std::make_unique<tbb::task_arena>(1);
    arena->execute([] {});
    return arena.release();  // never taken down, and oneTBB not with it
  }();
}

/// Lets oneTBB create its threads now, before the process's memory is bounded: the system counts their stacks.
/// A thread that the system refuses ends the process here. \pre oneTBB may run as many (tbb::global_control)
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
