// Starting oneTBB.
#pragma once

#include <tbb/task_arena.h>

namespace quadrille::running {

/// Starts oneTBB, once; it creates its threads when work asks for them. Where an allocation fails in its start, its
/// next call waits for ever, so std::bad_alloc ends the process here.
inline void start_threads() noexcept {
  [[maybe_unused]] static const tbb::task_arena* const first = [] {
    auto* const arena = new tbb::task_arena(1);  // never taken down, and oneTBB not with it
    arena->execute([] {});
    return arena;
  }();
}

}  // namespace quadrille::running
