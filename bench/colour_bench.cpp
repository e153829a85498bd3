// Benchmark of the colour sweep: nanoseconds per residue and step, by the instructions of its kernel and by threads.
// The reference runs on a smaller pitch.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include <algorithm>

#include "enumerate/engines/colour/field.hpp"
#include "enumerate/engines/colour/sweep.hpp"
#include "enumerate/soccer/colour.hpp"

namespace quadrille::enumerate {
namespace {

using engines::Instructions;

// Counts a pitch modulo one prime. Arguments: the instructions, threads.
void colour(benchmark::State& state, const char* name) {
  const engines::Strip strip = strip_of(soccer::Pitch(soccer::parse_pitch_name(name)));
  const auto instructions = static_cast<Instructions>(state.range(0));
  const auto here = engines::instructions_here();
  if (std::ranges::count(here, instructions) == 0) return state.SkipWithError("this processor lacks them");
  const tbb::global_control threads(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  engines::RunOptions options;
  options.modulus = engines::prime_below(std::uint32_t{1} << 31U);
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(engines::count_by_colours(strip, 1, options, engines::colour_kernels(instructions)).count);
  }
  const engines::ColourCost cost = engines::cost_of_colour_sweep(strip, 1);
  const double steps = static_cast<double>(cost.residues) * static_cast<double>(cost.steps);
  state.counters["ns_a_residue_and_step"] =
      benchmark::Counter(steps * 1e-9, benchmark::Counter::kIsIterationInvariantRate | benchmark::Counter::kInvert);
}

void reference(benchmark::State& state, const char* name) {
  const engines::Strip strip = strip_of(soccer::Pitch(soccer::parse_pitch_name(name)));
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(engines::count_by_colours_ref(strip, engines::prime_below(std::uint32_t{1} << 31U)));
  }
}

void by_instructions_and_threads(benchmark::internal::Benchmark* one) {
  one->ArgNames({"instructions", "threads"})->UseRealTime()->Unit(benchmark::kMillisecond);
  for (const Instructions instructions : {Instructions::plain, Instructions::avx2, Instructions::avx512}) {
    for (const int threads : {1, 2}) one->Args({static_cast<int>(instructions), threads});
  }
}

BENCHMARK_CAPTURE(colour, paper_7x7, "paper:7x7")->Apply(by_instructions_and_threads);
BENCHMARK_CAPTURE(colour, paper_8x8, "paper:8x8")->Apply(by_instructions_and_threads);
BENCHMARK_CAPTURE(colour, classic_8x10, "classic:8x10")->Apply(by_instructions_and_threads);
BENCHMARK_CAPTURE(reference, paper_5x5, "paper:5x5")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace quadrille::enumerate
