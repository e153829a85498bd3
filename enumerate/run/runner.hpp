// Runner: what all jobs have in common: threads, memory, stop token and progress of one run.
//
// A job makes a Runner of its Options, asks it for what an engine is told (engine_options), and lets its work run on
// the threads that were asked for.
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
  /// A thread of this object's keeps the time; where the system allows none, `look` does alone.
  /// \param at  never if empty
  Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer);
  Deadline(const Deadline&) = delete;
  Deadline& operator=(const Deadline&) = delete;

  std::stop_token token() const { return at_ ? source_.get_token() : outer_; }
  bool is_set() const { return at_.has_value(); }
  /// Sets the token if the time has come. For work that is done in pieces.
  void look() const;

 private:
  std::optional<std::chrono::steady_clock::time_point> at_;
  std::stop_token outer_;
  std::stop_source source_{};
  std::stop_callback<std::function<void()>> on_outer_;
  std::jthread clock_{};
};

class Runner {
 public:
  /// \param options  outlives this object
  explicit Runner(const Options& options);

  /// The threads that work runs on, at least 1: as many as were asked for. oneTBB throws where it cannot create one.
  int threads() const { return threads_; }

  /// The bytes that an engine which starts now may hold: the limit, less what the process holds already.
  std::size_t memory_budget() const;

  /// What an engine that starts now is told: a stop token that the deadline sets too, observer, and memory_budget().
  /// \pre this object outlives the engine's run
  engines::RunOptions engine_options() const;

  /// Tells what people may want to know, before long work and in it; nothing where nobody listens.
  /// \param text  may mention arguments
  void note(std::string_view text) const;

  /// Notes how long the work will take on all threads, if that is more than a second or so.
  /// \param processor_seconds  of one processor
  void note_cost(double processor_seconds) const;

  /// work(), on no more than threads() threads of oneTBB.
  template <class Work>
  auto on_threads(Work&& work) const {
    return on_threads(threads(), std::forward<Work>(work));
  }
  /// work(), on no more than so many. \param most  from 1 to threads()
  template <class Work>
  auto on_threads(int most, Work&& work) const {
    tbb::task_arena arena(most);  // as many slots as threads, also where the machine has fewer processors
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
