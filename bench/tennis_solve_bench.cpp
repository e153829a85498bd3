// Benchmark of solving Tennis and Footsteps: the certified solver on growing courts, and its exact reference on those
// that it can finish. The generic backward induction runs beside both, with the same solver of matrix games as each.
// GLPK and QSopt_ex also solve single matrix games.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <limits>
#include <random>
#include <span>
#include <vector>

#include "enumerate/numbers/matrix_games/exact_game.hpp"
#include "enumerate/numbers/matrix_games/matrix_game.hpp"
#include "enumerate/tennis/intervals.hpp"
#include "enumerate/tennis/space.hpp"
#include "quadrille/engines.hpp"

namespace quadrille::enumerate {
namespace {

tennis::Rules rules_of(std::int64_t footsteps) {
  return {footsteps != 0 ? tennis::Variant::footsteps : tennis::Variant::tennis, 2, 1};
}

// Arguments: points, 1 for Footsteps, threads.
void certified(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(2)));
  const int points = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(solve_tennis({rules_of(state.range(1)), points, points}));
  }
}

// Arguments: points, 1 for Footsteps.
void reference(benchmark::State& state) {
  const int points = static_cast<int>(state.range(0));
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(solve_tennis_ref(rules_of(state.range(1)), points));
  }
}

// Values all positions reachable from the start by the generic engine, on one thread. `value_of` solves a matrix game.
template <class Payoff, class Game, class ValueOf>
void by_backward_induction(benchmark::State& state, const ValueOf& value_of) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  const tennis::Rules rules = rules_of(state.range(1));
  const TennisSpace space(static_cast<int>(state.range(0)), rules);
  const auto ended = [&](const TennisState& end) { return Payoff(tennis::worth(rules, end.position)); };
  const auto combine = [&](const TennisState& from, std::span<const engines::MoveValue<tennis::Bids, Payoff>> moves) {
    const auto rows = static_cast<std::size_t>(tennis::legal_bids(from.position.points_1).size());
    Game payoffs{rows, moves.size() / rows, {}};
    for (const auto& [bids, value] : moves) payoffs.entries.push_back(value);
    return value_of(payoffs);
  };
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(engines::backward_induction<Payoff>(space, {}, ended, combine).start());
  }
}

// A value is the payoff that the proposed mix of player 1 guarantees; it is not certified. Arguments: points, 1 for
// Footsteps.
void generic_by_glpk(benchmark::State& state) {
  MatrixGame solver;
  Proposal proposal;
  by_backward_induction<double, Payoffs>(state, [&](const Payoffs& payoffs) {
    if (!solver.solve(payoffs, proposal)) state.SkipWithError("GLPK gives up");
    double least = std::numeric_limits<double>::max();
    for (std::size_t column = 0; column < payoffs.columns; ++column) {
      double sum = 0;
      for (std::size_t row = 0; row < payoffs.rows; ++row) {
        sum += proposal.row[row] * payoffs.entries[row * payoffs.columns + column];
      }
      least = std::min(least, sum);
    }
    return least;
  });
}

// Arguments: points, 1 for Footsteps.
void generic_by_qsopt_ex(benchmark::State& state) {
  by_backward_induction<Rational, ExactPayoffs>(
      state, [](const ExactPayoffs& payoffs) { return solve_exactly(payoffs).value().value; });
}

// Payoffs in thousandths, the same for both solvers.
std::vector<int> random_entries(std::size_t size) {
  std::mt19937 random(1);
  std::vector<int> entries;
  for (std::size_t i = 0; i < size * size; ++i) entries.push_back(static_cast<int>(random() % 2001) - 1000);
  return entries;
}

// Argument: rows and columns.
void game_by_glpk(benchmark::State& state) {
  const auto size = static_cast<std::size_t>(state.range(0));
  Payoffs payoffs{size, size, {}};
  for (const int entry : random_entries(size)) payoffs.entries.push_back(entry / 1000.0);
  MatrixGame solver;
  Proposal proposal;
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solver.solve(payoffs, proposal));
}

void game_by_qsopt_ex(benchmark::State& state) {
  const auto size = static_cast<std::size_t>(state.range(0));
  ExactPayoffs payoffs{size, size, {}};
  for (const int entry : random_entries(size)) payoffs.entries.push_back(Rational(entry) / 1000);
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(solve_exactly(payoffs));
}

BENCHMARK(reference)->Args({8, 0})->Args({12, 0})->Args({12, 1})->Unit(benchmark::kMillisecond);
BENCHMARK(generic_by_qsopt_ex)->Args({8, 0})->Args({12, 0})->Unit(benchmark::kMillisecond);
BENCHMARK(generic_by_glpk)->Args({8, 0})->Args({12, 0})->Args({20, 0})->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(certified)
    ->Args({8, 0, 1})
    ->Args({12, 0, 1})
    ->Args({20, 0, 1})
    ->Args({12, 1, 1})
    ->Args({50, 0, 1})
    ->Args({50, 0, 2})
    ->Args({50, 1, 1})
    ->Args({50, 1, 2})
    ->Args({100, 0, 2})
    ->Args({100, 1, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(game_by_glpk)->Arg(5)->Arg(20)->Arg(50)->Unit(benchmark::kMicrosecond);
BENCHMARK(game_by_qsopt_ex)->Arg(5)->Arg(20)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace quadrille::enumerate
