// Implements Runner (runner.hpp): the memory budget, stop token and deadline that it gives to engines, and the thread
// that watches the deadline.
#include "enumerate/run/runner.hpp"

#include <fmt/format.h>
#include <tbb/info.h>

#include <condition_variable>
#include <mutex>
#include <system_error>
#include <utility>

#include "enumerate/run/process_memory.hpp"
#include "enumerate/run/threads.hpp"

namespace quadrille::running {

Runner::Runner(const Options& options)
    : options_(options),
      deadline_(options.deadline, options.stop),
      threads_(options.threads > 0 ? options.threads : tbb::info::default_concurrency()),
      bound_(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads_)),
      memory_(options.memory.value_or(available_memory())) {
  start_threads();
}

std::size_t Runner::memory_budget() const {
  // Besides its tables, an engine needs stacks for its threads, and the allocator needs memory of its own.
  const std::size_t overhead =
      (std::size_t{1} << 20U) + static_cast<std::size_t>(threads()) * (std::size_t{256} << 10U);
  const std::size_t held = resident_memory() + overhead;
  return memory_ > held ? memory_ - held : 0;
}

engines::RunOptions Runner::engine_options() const {
  engines::RunOptions options;
  options.memory = memory_budget();
  options.stop = deadline_.token();
  options.observer = options_.progress;
  if (!deadline_.is_set()) return options;
  options.observer = [this](const Progress& at) {
    deadline_.look();
    if (options_.progress) options_.progress(at);
  };
  return options;
}

void Runner::note(std::string_view text) const {
  if (options_.note) options_.note(spelled(text, options_.spelling));
}

void Runner::note_cost(double processor_seconds) const {
  const double seconds = processor_seconds / threads();
  if (seconds > 1) note(fmt::format("about {:.0f} s, if {} processors are free", seconds, threads()));
}

Deadline::Deadline(std::optional<std::chrono::steady_clock::time_point> at, std::stop_token outer)
    : at_(at), outer_(std::move(outer)), on_outer_(outer_, [this] { source_.request_stop(); }) {
  if (!at_) return;
  try {
    clock_ = std::jthread([this](const std::stop_token& gone) {
      std::mutex mutex;
      std::condition_variable_any changed;
      std::unique_lock lock(mutex);
      changed.wait_until(lock, gone, *at_, [] { return false; });
      look();
    });
  } catch (const std::system_error&) {
    // The system allows no further thread: the threads that work call look().
  }
}

void Deadline::look() const {
  if (at_ && std::chrono::steady_clock::now() >= *at_) source_.request_stop();
}

}  // namespace quadrille::running
