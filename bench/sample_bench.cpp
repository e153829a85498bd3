// Uniform drawings of Paper Soccer: one and 10,001 of them beside the sweep that counts them all, and, where the
// drawings can be listed, beside the reference. A drawing further than the first costs the difference over 10,000.
#include <benchmark/benchmark.h>

#include <string>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/sample/samplers.hpp"

namespace quadrille::enumerate {
namespace {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// All drawings, counted: what "a sweep" takes.
void sweep(benchmark::State& state, const std::string& name) {
  const soccer::Pitch pitch = pitch_of(name);
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(count_soccer_frontier(pitch, By::total));
  }
}

// Argument: how many are drawn.
template <class Draw>
void measure(benchmark::State& state, const std::string& name, const Draw& draw) {
  const soccer::Pitch pitch = pitch_of(name);
  const SampleSize size{.count = static_cast<std::size_t>(state.range(0)), .seed = 1};
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(draw(pitch, size));
  state.counters["drawings"] = benchmark::Counter(
      static_cast<double>(size.count) * static_cast<double>(state.iterations()), benchmark::Counter::kIsRate);
}

void drawings(benchmark::State& state, const std::string& name) {
  measure(state, name, [](const soccer::Pitch& pitch, const SampleSize& size) { return sample_drawings(pitch, size); });
}
void reference(benchmark::State& state, const std::string& name) {
  measure(state, name,
          [](const soccer::Pitch& pitch, const SampleSize& size) { return sample_drawings_ref(pitch, size); });
}

BENCHMARK_CAPTURE(reference, paper_2x3, "paper:2x3")->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(drawings, paper_2x3, "paper:2x3")->Arg(1)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_CAPTURE(sweep, paper_5x5, "paper:5x5")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(drawings, paper_5x5, "paper:5x5")->Arg(1)->Arg(10'001)->Unit(benchmark::kMillisecond)->UseRealTime();

BENCHMARK_CAPTURE(sweep, classic_6x8, "classic:6x8")->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(drawings, classic_6x8, "classic:6x8")
    ->Arg(1)
    ->Arg(10'001)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::enumerate
