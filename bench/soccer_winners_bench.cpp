// Benchmark of the classes of a whole pitch by winner: states that are drawings alone, against the generic engine on
// states with balls. Each run has its own process, so that its peak memory does not include another's. The solver of
// distances runs beside them.
#include <benchmark/benchmark.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <tbb/global_control.h>
#include <unistd.h>

#include <chrono>
#include <functional>

#include "enumerate/soccer/space.hpp"
#include "enumerate/soccer/values/winners.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille::enumerate {
namespace {

// Runs the work in a child process. This process starts no thread of its own, so the child may start threads.
void measure(benchmark::State& state, const std::function<bool()>& work) {
  double mib = 0;
  for ([[maybe_unused]] auto _ : state) {
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = ::fork();
    if (child < 0) return state.SkipWithError("no process");
    if (child == 0) {
      const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                        static_cast<std::size_t>(state.range(0)));
      ::_exit(work() ? 0 : 1);
    }
    struct rusage usage = {};
    int status = 0;
    ::wait4(child, &status, 0, &usage);
    if (status != 0) return state.SkipWithError("the run did not end as it should");
    state.SetIterationTime(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
    mib = static_cast<double>(usage.ru_maxrss) / 1024;
  }
  state.counters["MiB"] = mib;
}

void by_drawings(benchmark::State& state, const char* name) {
  measure(state, [name] {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    return count_soccer_winners(pitch).status == engines::RunStatus::complete;
  });
}

void generic_with_balls(benchmark::State& state, const char* name) {
  measure(state, [name] {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const SoccerPlaySpace<1> space(pitch);
    return engines::solve_winners(space, {}, engines::KeepValues::start).status() == engines::RunStatus::complete;
  });
}

void distances(benchmark::State& state, const char* name) {
  measure(state, [name] {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    return solve_distances(pitch, start).status == engines::RunStatus::complete;
  });
}

// Argument: threads.
BENCHMARK_CAPTURE(generic_with_balls, paper_3x3, "paper:3x3")
    ->Arg(1)
    ->Arg(2)
    ->UseManualTime()
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(by_drawings, paper_3x3, "paper:3x3")->Arg(1)->Arg(2)->UseManualTime()->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(distances, paper_3x3, "paper:3x3")->Arg(1)->Arg(2)->UseManualTime()->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace quadrille::enumerate
