// Reporter: reports the progress of a parallel run to the run's observer.
//
// Each thread tells the Reporter when it has finished a task. Only the thread that called the engine calls the
// observer, as the type Observer requires.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>

#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// Counts finished tasks, and reports them.
class Reporter {
 public:
  /// \param unit      the unit of progress, as Progress::unit
  /// \param observer  outlives this object
  Reporter(const char* unit, const Observer& observer, std::uint64_t total)
      : unit_(unit), observer_(observer), total_(total) {}

  /// Counts a finished task. Any thread may call it.
  void one_done() {
    const std::uint64_t done = ++done_;
    if (!observer_ || std::this_thread::get_id() != caller_) return;
    Progress progress;
    progress.unit = unit_;
    progress.done = progress.worked = done;
    progress.total = total_;
    progress.fraction = static_cast<double>(done) / static_cast<double>(total_);
    observer_(progress);
  }

 private:
  const char* unit_;
  const Observer& observer_;
  const std::uint64_t total_;
  const std::thread::id caller_ = std::this_thread::get_id();
  std::atomic<std::uint64_t> done_{0};
};

}  // namespace quadrille::engines
