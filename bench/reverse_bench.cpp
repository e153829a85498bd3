// Benchmark of reverse search on the whole of paper:3x3, in classes per second. It runs beside the layered engine, on
// one thread and on two, and beside a direct implementation of its definition.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/reverse.hpp"
#include "enumerate/soccer/reverse_space.hpp"

namespace quadrille::enumerate {
namespace {

constexpr const char* pitch_name = "paper:3x3";

void report(benchmark::State& state, std::int64_t classes) {
  state.counters["classes"] = benchmark::Counter(static_cast<double>(classes), benchmark::Counter::kIsRate);
}

// Argument: threads.
template <auto Count>
void engine(benchmark::State& state) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(0)));
  const soccer::Pitch pitch(soccer::parse_pitch_name(pitch_name));
  std::int64_t classes = 0;
  for ([[maybe_unused]] auto _ : state) {
    classes += Count(pitch, By::total, Symmetry::none, {}).rows.at(0).weak_classes->template convert_to<std::int64_t>();
  }
  report(state, classes);
}

// The definition, on one thread: a successor is a child of `state` if its computed canonical parent is `state`.
std::int64_t states_below(const SoccerReverseSpace<1>& space, const SoccerState<1>& state) {
  std::int64_t states = 1;
  space.for_each_move(state, [&](const soccer::Ply& ply) {
    const SoccerState<1> next = space.after(state, ply);
    if (space.canonical_parent(next) == state) states += states_below(space, next);
  });
  return states;
}

void definition(benchmark::State& state) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(pitch_name));
  const SoccerReverseSpace<1> space(pitch);
  std::int64_t classes = 0;
  for ([[maybe_unused]] auto _ : state) classes += states_below(space, space.start());
  report(state, classes);
}

BENCHMARK(definition)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_TEMPLATE(engine, count_soccer_layered)
    ->Name("layered")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_TEMPLATE(engine, count_soccer_reverse)
    ->Name("reverse_search")
    ->Arg(1)
    ->Arg(2)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
