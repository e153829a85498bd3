// Benchmark of the counts of Plusses and Minuses. Each runs beside its brute-force reference on a board that the
// reference can finish, then alone on the boards of its performance targets, on one thread and on two.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include "enumerate/plusminus/counts.hpp"

namespace quadrille::enumerate {
namespace {

// Lists without a symmetry that an engine might use: one alternates, the other has a period of three.
plusminus::Predictions lists(std::int64_t n) {
  plusminus::Predictions result;
  for (int k = 0; k + 1 < n; ++k) {
    result[0] = result[0].with(k % 2 == 0);
    result[1] = result[1].with(k % 3 != 2);
  }
  return result;
}

// Argument: n.
void matches_reference(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count_matches_ref(lists(state.range(0))));
}
void descents_reference(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(count_descents_ref(static_cast<int>(state.range(0))));
  }
}
void pairs_reference(benchmark::State& state) {
  const int n = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count_pairs_ref(n, n));
}

// Arguments: n, threads.
template <class Count>
void on_threads(benchmark::State& state, const Count& count) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count(static_cast<int>(state.range(0))));
}
void matches(benchmark::State& state) {
  on_threads(state, [](int n) { return count_matches(lists(n)); });
}
void descents(benchmark::State& state) {
  on_threads(state, [](int n) { return count_descents(n); });
}
void pairs(benchmark::State& state) {
  on_threads(state, [](int n) { return count_pairs(n, n); });
}

BENCHMARK(matches_reference)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(matches)->ArgsProduct({{8, 20, 34, 40}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(descents_reference)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(descents)->ArgsProduct({{8, 100, 200}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(pairs_reference)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK(pairs)->ArgsProduct({{8, 13, 17, 20}, {1, 2}})->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
