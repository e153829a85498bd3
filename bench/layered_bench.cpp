// Benchmark of the layered engine against its brute-force reference, in classes per second. Both count the same pitch
// to the same ply. The engine alone counts boards that the reference cannot finish, on one thread and on two.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include "enumerate/soccer/layered.hpp"

namespace quadrille::enumerate {
namespace {

using namespace engines;

std::int64_t weak_classes(const std::vector<CountRow>& rows) {
  return rows.at(0).weak_classes->convert_to<std::int64_t>();
}

// Arguments: the last ply, threads.
void layered(benchmark::State& state, const char* name) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  RunOptions options;
  options.last_grade = static_cast<int>(state.range(0));
  std::int64_t classes = 0;
  for ([[maybe_unused]] auto _ : state) {
    classes += weak_classes(count_soccer_layered(pitch, By::total, Symmetry::none, options).rows);
  }
  state.counters["classes"] = benchmark::Counter(static_cast<double>(classes), benchmark::Counter::kIsRate);
}

// Argument: the last ply.
void reference(benchmark::State& state, const char* name) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  std::int64_t classes = 0;
  for ([[maybe_unused]] auto _ : state) {
    classes += weak_classes(count_soccer_ref(pitch, By::total, Symmetry::none, static_cast<int>(state.range(0))));
  }
  state.counters["classes"] = benchmark::Counter(static_cast<double>(classes), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(reference, paper_3x3, "paper:3x3")->Arg(7)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(layered, paper_3x3, "paper:3x3")
    ->Args({7, 1})
    ->Args({9, 1})
    ->Args({42, 1})
    ->Args({42, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(layered, paper_5x5, "paper:5x5")
    ->Args({10, 1})
    ->Args({10, 2})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
