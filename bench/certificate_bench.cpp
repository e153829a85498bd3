// Benchmark of Paper Soccer certificates: checking those of data/results, in positions per second, and reading the same
// bytes without playing the positions. It also writes a certificate from a whole table of winners.
#include <benchmark/benchmark.h>
#include <xxhash.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <span>
#include <string>

#include "enumerate/confirm/soccer/certificate.hpp"
#include "enumerate/confirm/soccer/certificate_reader.hpp"
#include "enumerate/soccer/certificate/certificate.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"

namespace quadrille {
namespace {

std::string certificate_of(const std::string& name) {
  std::ifstream file(QUADRILLE_DATA "/results/certificates/soccer-" + name, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void check(benchmark::State& state, const std::string& name) {
  const std::string file = certificate_of(name);
  std::uint64_t positions = 0;
  for ([[maybe_unused]] auto _ : state) {
    positions += confirm::check_certificate(std::as_bytes(std::span(file))).positions;
  }
  state.counters["positions"] = benchmark::Counter(static_cast<double>(positions), benchmark::Counter::kIsRate);
}

// Reads the numbers of the walk and its checksum, without checking a position.
void read(benchmark::State& state, const std::string& name) {
  const std::string file = certificate_of(name);
  for ([[maybe_unused]] auto _ : state) {
    confirm::certificate::Reader reader(confirm::source_of(std::as_bytes(std::span(file))));
    for (int line = 0; line < 8; ++line) benchmark::DoNotOptimize(reader.line(8192));
    reader.begin_walk(file.size());
    while (const auto number = reader.number()) benchmark::DoNotOptimize(*number);
    benchmark::DoNotOptimize(reader.finish());
  }
}

void write(benchmark::State& state, const std::string& name) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const enumerate::SoccerPlaySpace<1> space(pitch);
  const auto winners = engines::solve_winners(space);
  const auto ply = [&](const soccer::WidePosition& position) {
    std::optional<soccer::Ply> found;
    for_each_ply(pitch, position, [&](const soccer::Ply& tried) {
      const auto after = play(pitch, position, tried);
      const engines::Player winner = *winners.find({after.drawing.resized<1>(), after.ball});
      if (!found && static_cast<int>(winner) == static_cast<int>(position.mover)) found = tried;
    });
    return found.value();
  };
  const auto winner = winners.start() == engines::Player::one ? soccer::Player::one : soccer::Player::two;
  for ([[maybe_unused]] auto _ : state) {
    benchmark::DoNotOptimize(enumerate::write_certificate(pitch, {pitch.start()}, winner, ply));
  }
}

BENCHMARK_CAPTURE(read, paper_5x5, "paper-5x5.certificate")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check, paper_5x5, "paper-5x5.certificate")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(check, paper_3x3, "paper-3x3.certificate")->Unit(benchmark::kMicrosecond);
BENCHMARK_CAPTURE(write, classic_2x4, "classic:2x4")->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace quadrille
