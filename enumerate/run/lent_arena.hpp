// Arenas of oneTBB that are lent for a job and used again.
//
// oneTBB (2021.8, Debian 12's) never frees some 7 KiB of an arena for more than one thread. A program that runs one job
// does not notice; a process that runs thousands, as Python does, would grow by that with each.
#pragma once

#include <tbb/task_arena.h>

#include <memory>

namespace quadrille::running {

/// An arena for so many threads, this object's alone while it lives. Safe to make from several threads.
class LentArena {
 public:
  /// \param threads  at least 1
  explicit LentArena(int threads);
  ~LentArena();
  LentArena(const LentArena&) = delete;
  LentArena& operator=(const LentArena&) = delete;

  tbb::task_arena& arena() const { return *arena_; }

 private:
  int threads_;
  std::unique_ptr<tbb::task_arena> arena_;
};

}  // namespace quadrille::running
