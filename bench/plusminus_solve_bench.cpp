// Plusses and Minuses: both placement engines, the generic backward induction and the reference implementation on the
// same grids, and the fast one alone on those that the others cannot finish.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/confirm/plusminus/placements.hpp"
#include "enumerate/plusminus/placing.hpp"
#include "enumerate/plusminus/solve.hpp"
#include "enumerate/plusminus/space.hpp"
#include "quadrille/engines.hpp"

namespace quadrille::enumerate {
namespace {

// Arguments: n, threads.
void residual_boards(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const int n = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solve_plusminus(n, 2, false, {}));
}

// Arguments: n, threads. All pairs of lists.
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

// Arguments: n, threads. Both phases, player 2 placing first.
void generic(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const int n = static_cast<int>(state.range(0));
  const PlusminusSpace space(n);
  const auto ended = [&](const PlusminusState& end) {
    const auto points = plusminus::score(space.predictions(end), space.permutation(end)).points;
    return static_cast<std::int8_t>(points[0] - points[1]);
  };
  const auto combine = [&](const PlusminusState& from,
                           std::span<const engines::MoveValue<PlusminusSpace::Move, std::int8_t>> moves) {
    const int marks = space.grade(from);
    const bool largest = (marks % 2 == 0) == (marks < 2 * (n - 1));
    std::int8_t best = moves.front().value;
    for (const auto& [move, value] : moves) best = largest ? std::max(best, value) : std::min(best, value);
    return best;
  };
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(engines::backward_induction<std::int8_t>(space, {}, ended, combine).start());
  }
}

// Argument: n.
void reference(benchmark::State& state) {
  const int n = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solve_plusminus_ref(n, 2));
}

BENCHMARK(reference)->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);
BENCHMARK(generic)->Args({4, 1})->Args({5, 1})->Unit(benchmark::kMillisecond)->UseRealTime();
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
