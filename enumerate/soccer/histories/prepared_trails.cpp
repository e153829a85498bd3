// Prepares a pitch for sweeps of the engine `trails`, and bounds the size of the numbers that these sweeps count.
#include "enumerate/soccer/histories/prepared_trails.hpp"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>

namespace quadrille::enumerate {

PreparedTrails prepare_trails(const soccer::Pitch& pitch) {
  PreparedTrails prepared{whole_sweep(pitch, graphs::Remembered::edges), {}, {}};
  prepared.plan = graphs::plan_trails(trail_graph(prepared.soccer));
  std::size_t drawn = 0;
  for (const graphs::TrailStep& step : prepared.plan) prepared.most_drawn.push_back(drawn += step.forward.size());
  return prepared;
}

std::size_t last_ply_of_trails(const PreparedTrails& prepared, const engines::RunOptions& options) {
  const std::size_t all = prepared.most_drawn.back() + 1;
  return options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
}

double involutions(std::size_t things) {
  double before = 1;
  double all = 1;
  for (std::size_t i = 2; i <= things; ++i) before = std::exchange(all, all + static_cast<double>(i - 1) * before);
  return all;
}

std::size_t words_needed(const PreparedTrails& prepared) {
  double bits = 4;
  for (const graphs::TrailStep& step : prepared.plan) {
    bits += std::log2(involutions(step.backward.size() + step.forward.size() + 2));
  }
  return static_cast<std::size_t>(bits) / 64 + 1;
}

std::vector<Natural> FinishedSweeps::numbers() const {
  std::vector<Natural> numbers;
  for (const std::vector<Natural>& of_sweep : lanes) {
    numbers.emplace_back(of_sweep.size());
    numbers.insert(numbers.end(), of_sweep.begin(), of_sweep.end());
  }
  return numbers;
}

FinishedSweeps FinishedSweeps::of(const std::vector<Natural>& numbers) {
  FinishedSweeps finished;
  for (auto at = numbers.begin(); at != numbers.end();) {
    const auto size = (at++)->convert_to<std::ptrdiff_t>();
    finished.lanes.emplace_back(at, at + size);
    at += size;
  }
  return finished;
}

}  // namespace quadrille::enumerate
