#include "enumerate/run/runner.hpp"

#include <fmt/format.h>
#include <tbb/info.h>

#include "enumerate/run/lent_arena.hpp"
#include "enumerate/run/process_memory.hpp"

namespace quadrille::running {

Runner::Runner(const Options& options)
    : options_(options),
      deadline_(options.deadline, options.stop),
      threads_(options.threads > 0 ? options.threads : tbb::info::default_concurrency()),
      memory_(options.memory.value_or(available_memory())) {}

std::size_t Runner::memory_budget() const {
  // Besides its tables an engine needs stacks for its threads, and the allocator its own.
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

void Runner::run_on_threads(int most, engines::FunctionRef<void()> work) {
  const LentArena lent(most);  // as many slots as threads, also where the machine has fewer processors
  lent.arena().execute([&] { work(); });
}

}  // namespace quadrille::running
