// Benchmark of solving Plusses and Minuses: both placement engines and the reference implementation, which is the
// generic backward induction. They share small grids; the fast engine alone solves those that the others cannot finish.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <cstdint>
#include <vector>

#include "enumerate/confirm/plusminus/margin_proof.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "enumerate/plusminus/placing.hpp"

namespace quadrille::enumerate {
namespace {

// Arguments: n, threads.
void residual_boards(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const int n = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solve_plusminus(n, 2, false, {}));
}

// Solves all pairs of lists. Arguments: n, threads.
void plain(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const int n = static_cast<int>(state.range(0));
  std::vector<confirm::SignLists> pairs;
  for (std::uint32_t first = 0; first < 1U << (n - 1); ++first) {
    for (std::uint32_t second = 0; second < 1U << (n - 1); ++second) pairs.push_back({first, second});
  }
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(confirm::placement_margins_plain(n, 2, pairs));
}

// Solves both phases by the generic backward induction; player 2 places first. Arguments: n, threads.
void reference(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const int n = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solve_plusminus_ref(n, 2));
}

BENCHMARK(reference)->Args({4, 1})->Args({5, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(plain)->Args({5, 1})->Args({6, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(residual_boards)
    ->Args({4, 1})
    ->Args({5, 1})
    ->Args({6, 1})
    ->Args({8, 1})
    ->Args({8, 2})
    ->Args({9, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
