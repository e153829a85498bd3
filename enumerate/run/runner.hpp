// Runner: manages the threads, memory limit, stop token, deadline and progress reports of one run. Every job uses it,
// so these options have the same effect in all jobs.
//
// A job makes a Runner from its Options, passes engine_options() to an engine, and runs its work on the Runner's
// threads.
#pragma once

#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <thread>
#include <utility>

#include "enumerate/run/ended.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/job.hpp"

namespace quadrille::running {

/// A stop token that is set at a time, or as soon as another token is.
class Deadline {
 public:
  /// A thread of this object watches the clock; if the system allows no thread, only `look` does.
  /// \param at  never if empty
  Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer);
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  std::stop_token token() const { return at_ ? source_.get_token() : outer_; }
  bool is_set() const { return at_.has_value(); }
  /// Sets the token if the time has come. Work that is done in pieces calls it between them.
  void look() const;

 private:
  std::optional<std::chrono::steady_clock::time_point> at_;
  std::stop_token outer_;
  std::stop_source source_{};
  std::stop_callback<std::function<void()>> on_outer_;
  std::jthread clock_{};
};

/// The resources of one run.
class Runner {
 public:
  /// \param options  outlives this object
  explicit Runner(const Options& options);

  /// The number of threads for the work, at least 1: the number requested. oneTBB throws if it cannot create one.
  int threads() const { return threads_; }

  /// The bytes that an engine may hold if it starts now: the limit less the memory that the process holds already.
  std::size_t memory_budget() const;

  /// The options of an engine that starts now: memory_budget(), the observer, and a stop token that the deadline sets
  /// too.
  /// \pre this object outlives the engine's run
  engines::RunOptions engine_options() const;

  /// Passes a message for people, before long work or during it, to Options::note; does nothing if that is empty.
  /// \param text  may mention() arguments
  void note(std::string_view text) const;

  /// Notes the time that the work will take on all threads, if that is more than a second.
  /// \param processor_seconds  the time of the work on one processor
  void note_cost(double processor_seconds) const;

  /// Calls work() on at most threads() threads of oneTBB. \returns its result
  template <class Work>
  auto on_threads(Work&& work) const {
    return on_threads(threads(), std::forward<Work>(work));
  }
  /// Calls work() on at most `most` threads. \param most  from 1 to threads() \returns its result
  template <class Work>
  auto on_threads(int most, Work&& work) const {
    tbb::task_arena arena(most);  // as many slots as threads, even if the machine has fewer processors
    return arena.execute(std::forward<Work>(work));
  }

 private:
  const Options& options_;
  Deadline deadline_;
  int threads_;
  tbb::global_control bound_;
  std::size_t memory_;
};

}  // namespace quadrille::running
