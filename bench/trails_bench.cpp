// Benchmark of the trails of a king on the endless lattice, in paths per second: the depth-first counter against its
// reference and against length doubling. Both counters run on one thread and on two. The last benchmarks take half a
// minute; `--benchmark_filter` leaves them out.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>
#include <tbb/task_arena.h>

#include "enumerate/walks/lattice_trails.hpp"
#include "enumerate/walks/trails_doubling.hpp"

namespace quadrille::enumerate {
namespace {

// Reports the paths of the longest length as a rate.
void set_rate(benchmark::State& state, const Natural& paths) {
  state.counters["paths"] = benchmark::Counter(paths.convert_to<double>() * static_cast<double>(state.iterations()),
                                               benchmark::Counter::kIsRate);
}

// Calls count(query) as often as the benchmark asks. Arguments: plies, threads.
template <class Count>
void measure(benchmark::State& state, bool acyclic, Count count) {
  const auto threads = static_cast<int>(state.range(1));
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, static_cast<std::size_t>(threads));
  tbb::task_arena arena(threads);
  const PathQuery query{static_cast<int>(state.range(0)), acyclic};
  Natural paths = 0;
  for ([[maybe_unused]] auto _ : state) paths = arena.execute([&] { return count(query); });
  set_rate(state, paths);
}

Natural last_of(const PathCounts& counts) { return counts.paths.back(); }

// Count all lengths up to the last.
void reference(benchmark::State& state, bool acyclic) {
  measure(state, acyclic, [](const PathQuery& query) { return last_of(count_lattice_trails_ref(query)); });
}
void depth_first(benchmark::State& state, bool acyclic) {
  measure(state, acyclic, [](const PathQuery& query) { return last_of(count_lattice_trails(query)); });
}
// Counts the last length alone.
void doubling(benchmark::State& state, bool acyclic) {
  measure(state, acyclic, [](const PathQuery& query) { return count_by_doubling(query); });
}

BENCHMARK_CAPTURE(reference, trails, false)->Args({6, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(depth_first, trails, false)
    ->Args({6, 1})
    ->Args({12, 1})
    ->Args({12, 2})
    ->Args({14, 1})
    ->Args({14, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(doubling, trails, false)
    ->Args({6, 1})
    ->Args({12, 1})
    ->Args({12, 2})
    ->Args({14, 1})
    ->Args({14, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

BENCHMARK_CAPTURE(reference, walks, true)->Args({6, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(depth_first, walks, true)
    ->Args({6, 1})
    ->Args({12, 1})
    ->Args({12, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(doubling, walks, true)
    ->Args({6, 1})
    ->Args({12, 1})
    ->Args({12, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

// The longest length of the results.
BENCHMARK_CAPTURE(doubling, sixteen_plies, false)
    ->Args({16, 1})
    ->Args({16, 2})
    ->Iterations(1)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
