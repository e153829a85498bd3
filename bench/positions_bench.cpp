// Benchmark of the stream of positions against its reference, in rows per second: the rows alone, and the rows as lines
// of csv. The stream alone lists pitches that the reference cannot finish, on one thread and on two.
#include <benchmark/benchmark.h>

#include <span>
#include <string>
#include <string_view>

#include "enumerate/soccer/positions.hpp"
#include "export/graphs/soccer/positions.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::exports {
namespace {

using soccer::PositionRow;

// Arguments: the last ply, threads, 1 to write the rows as lines.
void stream(benchmark::State& state, const char* name) {
  Options options;
  options.threads = static_cast<int>(state.range(1));
  const soccer::PositionsRequest request{name, static_cast<int>(state.range(0))};
  std::size_t bytes = 0;
  soccer::PositionTextSink sink;
  sink.append = [&](std::span<const PositionRow> rows, std::string& text) {
    if (state.range(2) != 0) append_csv(rows, text);
  };
  sink.take = [&](std::string_view text) {
    bytes += text.size();
    return true;
  };
  std::uint64_t taken = 0;
  for ([[maybe_unused]] auto _ : state) taken += for_each_position(request, sink, options).taken;
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
