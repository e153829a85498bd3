// The stream of positions against its reference, rows a second: the rows alone, as lines of csv, and whole pitches that
// the reference cannot finish, with one thread and with two.
#include <benchmark/benchmark.h>
#include <tbb/global_control.h>

#include "enumerate/soccer/positions.hpp"
#include "export/graphs/soccer/positions.hpp"

namespace quadrille::exports {
namespace {

using enumerate::PositionBlock;

// Arguments: the last ply, threads, whether lines are made of the rows.
void stream(benchmark::State& state, const char* name) {
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism,
                                    static_cast<std::size_t>(state.range(1)));
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const PositionRows rows(pitch);
  engines::RunOptions options;
  options.last_grade = static_cast<int>(state.range(0));
  enumerate::PositionSink sink;
  std::size_t bytes = 0;
  if (state.range(2) != 0) sink.prepare = [&](PositionBlock& block) { rows.csv(block.rows, block.text); };
  sink.take = [&](const PositionBlock& block) {
    bytes += block.text.size();
    return true;
  };
  std::uint64_t taken = 0;
  for ([[maybe_unused]] auto _ : state) taken += soccer_positions(pitch, sink, options).rows;
  benchmark::DoNotOptimize(bytes);
  state.counters["rows"] = benchmark::Counter(static_cast<double>(taken), benchmark::Counter::kIsRate);
}

// Argument: the last ply.
void reference(benchmark::State& state, const char* name) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  std::uint64_t taken = 0;
  for ([[maybe_unused]] auto _ : state) {
    taken += enumerate::soccer_positions_ref(pitch, static_cast<int>(state.range(0))).size();
  }
  state.counters["rows"] = benchmark::Counter(static_cast<double>(taken), benchmark::Counter::kIsRate);
}

BENCHMARK_CAPTURE(reference, paper_3x3, "paper:3x3")->Arg(7)->Arg(8)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(stream, paper_3x3, "paper:3x3")
    ->Args({7, 1, 0})
    ->Args({8, 1, 0})
    ->Args({42, 1, 0})
    ->Args({42, 1, 1})
    ->Args({42, 2, 0})
    ->Args({42, 2, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(stream, paper_5x5, "paper:5x5")
    ->Args({9, 1, 1})
    ->Args({9, 2, 1})
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();

}  // namespace
}  // namespace quadrille::exports
