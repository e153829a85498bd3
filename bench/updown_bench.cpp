// Benchmark of Up's & Down's: the score, the counts and the values, each beside its reference. The engines alone run at
// sizes that the references cannot reach. Two engines count by signature: all words with their vectors, and first
// passage.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <random>

#include "enumerate/updown/counts.hpp"
#include "enumerate/updown/minimax.hpp"
#include "games/updown/score.hpp"

namespace quadrille::enumerate {
namespace {

// Argument: the letters of a word.
template <class Score>
void score_words(benchmark::State& state, Score score) {
  std::mt19937_64 random(1);
  const auto length = static_cast<int>(state.range(0));
  std::vector<updown::Word> words(1024);
  for (auto& word : words) word = {random() >> static_cast<unsigned>(64 - length), length};
  int sum = 0;
  for ([[maybe_unused]] auto _ : state) {
    for (const auto& word : words) sum += score(word);
  }
  benchmark::DoNotOptimize(sum);
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(words.size()));
}

void score_by_bits(benchmark::State& state) { score_words(state, updown::score); }
void score_reference(benchmark::State& state) { score_words(state, updown::score_ref); }
BENCHMARK(score_by_bits)->Arg(19)->Arg(63);
BENCHMARK(score_reference)->Arg(19)->Arg(63);

// Arguments: n, threads.
void count_scores(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(count_updown(static_cast<int>(state.range(0))).rows);
}

// Argument: n.
void count_all_signatures(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(signature_counts(static_cast<int>(state.range(0))));
}

void count_reference(benchmark::State& state) {
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(count_updown_ref(static_cast<int>(state.range(0))));
  }
}

BENCHMARK(count_reference)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK(count_all_signatures)->Arg(9)->Arg(20)->Unit(benchmark::kMillisecond);
BENCHMARK(count_scores)
    ->Args({9, 1})
    ->Args({20, 1})
    ->Args({20, 2})
    ->Args({24, 2})
    ->Args({30, 1})
    ->Args({30, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

// Solves the game for both starters. Argument: n.
template <class Solve>
void solve_both(benchmark::State& state, Solve solve) {
  for ([[maybe_unused]] auto _ : state) {
    for (const auto first : {updown::Role::offense, updown::Role::defense}) {
      benchmark::DoNotOptimize(solve(PartialRound{static_cast<int>(state.range(0)), first, {}}));
    }
  }
}

void solve_by_intervals(benchmark::State& state) {
  solve_both(state, [](const PartialRound& round) { return solve_updown(round).value_or(-1); });
}
void solve_reference(benchmark::State& state) { solve_both(state, solve_updown_ref); }

BENCHMARK(solve_reference)->Arg(8)->Unit(benchmark::kMicrosecond);
BENCHMARK(solve_by_intervals)->Arg(8)->Arg(24)->Arg(30)->Arg(34)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace quadrille::enumerate
