// Benchmark of sampling uniform drawings of Paper Soccer: one sample and 10,001 samples, beside the sweep that counts
// all drawings. The reference runs on a pitch whose drawings can be listed. Each sample after the first costs the
// difference of the two times, divided by 10,000.
#include <benchmark/benchmark.h>

#include <string>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/sample/samplers.hpp"

namespace quadrille::enumerate {
namespace {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// Counts all drawings: the time of one sweep.
void sweep(benchmark::State& state, const std::string& name) {
  const soccer::Pitch pitch = pitch_of(name);
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(count_soccer_frontier(pitch, By::total));
  }
}

// Argument: the number of samples.
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
