// Benchmark of the counts of Tennis and Footsteps. Both ways to count the games run beside the reference, which plays
// all games. Then they run alone at the sizes of their performance targets and of their limit. The way by words uses
// one thread and two. The count of positions runs beside its own reference.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include "enumerate/tennis/counts.hpp"

namespace quadrille::enumerate {
namespace {

TennisStart start_of(const benchmark::State& state, tennis::Variant variant = tennis::Variant::tennis) {
  return {static_cast<int>(state.range(0)), {variant}};
}

// Argument: points.
template <class Count>
void count_rows(benchmark::State& state, const Count& count) {
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count(start_of(state)).rows);
}
void games_reference(benchmark::State& state) { count_rows(state, count_tennis_games_ref); }
void games_swept(benchmark::State& state) { count_rows(state, count_tennis_games_swept); }
void positions_reference(benchmark::State& state) { count_rows(state, count_tennis_positions_ref); }
void positions(benchmark::State& state) {
  count_rows(state, [](const TennisStart& start) { return count_tennis_positions(start); });
}

// Arguments: points, threads.
void games(benchmark::State& state, tennis::Variant variant) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count_tennis_games(start_of(state, variant)).rows);
}
void games_of_tennis(benchmark::State& state) { games(state, tennis::Variant::tennis); }
void games_of_footsteps(benchmark::State& state) { games(state, tennis::Variant::footsteps); }

BENCHMARK(games_reference)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(games_swept)->Arg(8)->Arg(30)->Arg(100)->Unit(benchmark::kMillisecond);
BENCHMARK(games_of_tennis)->ArgsProduct({{8, 30, 100, 200, 500}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(games_of_footsteps)->ArgsProduct({{30, 100, 500}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(positions_reference)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(positions)->Arg(8)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace quadrille::enumerate
