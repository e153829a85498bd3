// Benchmark of three engines on one board: layered, reverse search and frontier, in seconds and peak memory. Each count
// runs in its own process, so that the peak of one engine does not include another's memory. The reference walks each
// history separately. It cannot finish the board, so it stops at a given ply.
#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <tbb/global_control.h>
#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <functional>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/layered.hpp"

namespace quadrille::enumerate {
namespace {

using namespace engines;

Natural weak_classes(const std::vector<CountRow>& rows) {
  Natural sum = 0;
  for (const CountRow& row : rows) sum += *row.weak_classes;
  return sum;
}

// Runs the count in a child process. This process starts no thread of its own, so the child may start threads.
void measure(benchmark::State& state, const std::function<std::vector<CountRow>()>& count) {
  double mib = 0;
  std::uint64_t classes = 0;
  for ([[maybe_unused]] auto _ : state) {
    int ends[2] = {};
    if (::pipe(ends) != 0) return state.SkipWithError("no pipe");
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child < 0) return state.SkipWithError("no process");
    if (child == 0) {
      const auto found = weak_classes(count()).convert_to<std::uint64_t>();
      const bool written = ::write(ends[1], &found, sizeof found) == sizeof found;
      ::_exit(written ? 0 : 1);
    }
    ::close(ends[1]);
    const bool heard = ::read(ends[0], &classes, sizeof classes) == sizeof classes;
    ::close(ends[0]);
    struct rusage usage = {};
    int status = 0;
    ::wait4(child, &status, 0, &usage);
    if (!heard || status != 0) return state.SkipWithError("the count failed");
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    mib = static_cast<double>(usage.ru_maxrss) / 1024;
  }
  state.counters["classes"] = static_cast<double>(classes);
  state.counters["MiB"] = mib;
}

// Argument: threads.
void engine(benchmark::State& state, soccer::Engine which, const char* name) {
  measure(state, [&] {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                      static_cast<std::size_t>(state.range(0)));
    return count_soccer(which, soccer::Pitch(soccer::parse_pitch_name(name)), By::ply, Symmetry::none).rows;
  });
}

// Argument: the last ply.
void reference(benchmark::State& state, const char* name) {
  measure(state, [&] {
    return count_soccer_ref(soccer::Pitch(soccer::parse_pitch_name(name)), By::ply, Symmetry::none,
                            static_cast<int>(state.range(0)));
  });
}

BENCHMARK_CAPTURE(reference, paper_3x3, "paper:3x3")
    ->ArgName("plies")
    ->Arg(9)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, layered_paper_3x3, soccer::Engine::layered, "paper:3x3")
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, reverse_paper_3x3, soccer::Engine::reverse, "paper:3x3")
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(engine, frontier_paper_3x3, soccer::Engine::frontier, "paper:3x3")
    ->ArgName("threads")
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace quadrille::enumerate
