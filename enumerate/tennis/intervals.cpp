#include "enumerate/tennis/intervals.hpp"

#include <fmt/format.h>
#include <tbb/blocked_range.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using tennis::Position;

// The valued positions of one total, the most work (most bids) last.
std::vector<Position> positions_of(const TennisTask& task, int total) {
  const int most = std::max(task.points_1, task.points_2);
  const int least = std::min(task.points_1, task.points_2);
  std::vector<Position> positions;
  for (int points_2 = std::max(0, total - most); points_2 <= std::min(total / 2, least); ++points_2) {
    for (int ball = -task.rules.fields; ball <= task.rules.fields; ++ball) {
      const Position position{total - points_2, points_2, ball};
      if (is_valued(position)) positions.push_back(position);
    }
  }
  return positions;
}

// The total's part of the width. The remainder of the division is distributed too.
Fixed share_of_width(const TennisTask& task, int total) {
  const int whole = task.points_1 + task.points_2;
  return task.width / whole * total + task.width % whole * total / whole;
}

// The work for the positions of one total. A position of n bids is a program of n rows that takes n steps.
double work_of(const TennisTask& task, int total) {
  double work = 0;
  for (const Position& position : positions_of(task, total)) {
    work += static_cast<double>(position.points_2) * position.points_2 * position.points_2 + 100;
  }
  return work;
}

// The interval before anything but the rules is known of a value.
Enclosure anything(const tennis::Rules& rules) { return {-rules.beyond * fixed_one, rules.beyond * fixed_one}; }

Enclosure both(const Enclosure& a, const Enclosure& b) {
  return {std::max(a.lower, b.lower), std::min(a.upper, b.upper)};
}

// Values the positions of one total after those of the lesser totals. `value` returns false if it was stopped.
class Layers {
 public:
  Layers(const TennisTask& task, const engines::RunOptions& options, const OnMix& on_mix, TennisSolution& solution)
      : task_(task), options_(options), on_mix_(on_mix), solution_(solution) {}

  bool value(int total) {
    positions_ = positions_of(task_, total);
    found_.assign(positions_.size(), {});
    tbb::parallel_for(tbb::blocked_range<std::size_t>(0, positions_.size(), grain), [&](const auto& range) {
      CertifiedStrategySolver solver(solution_.values);
      for (std::size_t i = range.begin(); i < range.end() && !options_.stop.stop_requested(); ++i) {
        found_[i] = propose(solver, positions_[i]);
      }
    });
    if (options_.stop.stop_requested() || !narrow(share_of_width(task_, total))) return false;
    for (std::size_t i = 0; i < positions_.size(); ++i) solution_.values.enter(positions_[i], found_[i].guaranteed);
    if (on_mix_) report_mixes();
    return true;
  }

 private:
  static constexpr std::size_t grain = 8;

  // The bounds, and the mixes if the caller wants them.
  TennisStrategies propose(CertifiedStrategySolver& solver, const Position& position) const {
    if (is_its_own_mirror(position)) return {};
    auto strategies = solver.at(position);
    if (!on_mix_) return {{}, {}, strategies ? strategies->guaranteed : anything(task_.rules)};
    return strategies ? std::move(*strategies)
                      : solver.with(position, any_mix(position.points_1), any_mix(position.points_2));
  }

  static Mix any_mix(int points) { return pure_mix(static_cast<std::size_t>(tennis::legal_bids(points).size()), 0); }

  void solve_exactly(CertifiedStrategySolver& solver, const Position& position, TennisStrategies& found) const {
    if (!on_mix_) {
      if (const auto exact = solver.exactly(position)) found.guaranteed = both(found.guaranteed, *exact);
      return;
    }
    auto exact = solver.exactly_at(position);
    if (!exact) return;
    if (exact->guaranteed.lower > found.guaranteed.lower) found.player_1 = std::move(exact->player_1);
    if (exact->guaranteed.upper < found.guaranteed.upper) found.player_2 = std::move(exact->player_2);
    found.guaranteed = both(found.guaranteed, exact->guaranteed);
  }

  // Solves exactly the positions whose intervals are wider than their share. \returns false if it was stopped
  bool narrow(Fixed share) {
    std::optional<CertifiedStrategySolver> solver;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      if (options_.stop.stop_requested()) return false;
      if (found_[i].guaranteed.width() > share) {
        if (!solver) solver.emplace(solution_.values);
        solve_exactly(*solver, positions_[i], found_[i]);
        ++solution_.tried_exactly;
      }
      const Fixed width = found_[i].guaranteed.width();
      if (width <= task_.width) continue;
      ++solution_.wide;
      if (width <= widest_) continue;
      widest_ = width;
      solution_.widest = positions_[i];
    }
    return true;
  }

  // Player 2's mix is player 1's in the mirror image.
  void report_mixes() const {
    std::map<Position, const Mix*> mixes;
    for (std::size_t i = 0; i < positions_.size(); ++i) {
      mixes[positions_[i]] = &found_[i].player_1;
      if (!is_its_own_mirror(positions_[i])) mixes[mirrored(positions_[i])] = &found_[i].player_2;
    }
    for (const auto& [position, mix] : mixes) on_mix_(position, *mix, solution_.values.lower(position));
  }

  const TennisTask& task_;
  const engines::RunOptions& options_;
  const OnMix& on_mix_;
  TennisSolution& solution_;
  std::vector<Position> positions_;
  std::vector<TennisStrategies> found_;
  Fixed widest_ = 0;
};

int most_points(const TennisTask& task) { return std::max(task.points_1, task.points_2); }

std::size_t bytes_of_tables(const TennisTask& task) { return TennisValues::bytes(task.rules, most_points(task)); }

// The memory of one thread's programs besides the tables. GLPK holds a program several times over.
std::size_t bytes_of_a_thread(const TennisTask& task) {
  const auto bids = static_cast<std::size_t>(std::min(task.points_1, task.points_2)) + 2;
  return bids * bids * 200;
}

}  // namespace

void require_solvable(const TennisTask& task) {
  const auto require = [](const char* what, int value, int least, int most) {
    if (value >= least && value <= most) return;
    refuse(fmt::format("{} {}", what, value), "out of range", fmt::format("give from {} to {}", least, most));
  };
  for (const int points : {task.points_1, task.points_2}) require("points", points, 0, tennis::most_solved_points);
  require("fields", task.rules.fields, 1, tennis::most_fields);
  require("beyond", task.rules.beyond, 1, largest_payoff);
}

int threads_to_solve_tennis(const TennisTask& task, std::size_t memory, int most) {
  require_solvable(task);
  const std::size_t tables = bytes_of_tables(task);
  const std::size_t fit = memory > tables ? (memory - tables) / bytes_of_a_thread(task) : 0;
  return static_cast<int>(std::clamp<std::size_t>(fit, 1, static_cast<std::size_t>(std::max(most, 1))));
}

TennisSolution solve_tennis(const TennisTask& task, const engines::RunOptions& options, const OnMix& on_mix) {
  require_solvable(task);
  const int most = most_points(task);
  const auto threads = static_cast<std::size_t>(std::max(tbb::this_task_arena::max_concurrency(), 1));
  if (bytes_of_tables(task) + threads * bytes_of_a_thread(task) > options.memory) {
    return {engines::RunStatus::memory, TennisValues(task.rules, 0)};
  }
  TennisSolution solution{engines::RunStatus::complete, TennisValues(task.rules, most)};
  const int totals = task.points_1 + task.points_2;
  double work = 0;
  for (int total = 1; total <= totals; ++total) work += work_of(task, total);
  Layers layers(task, options, on_mix, solution);
  solution.last_total = 0;
  double worked = 0;
  for (int total = 1; total <= totals; ++total) {
    if (!layers.value(total)) {
      solution.status = engines::RunStatus::interrupted;
      break;
    }
    solution.last_total = total;
    worked += work_of(task, total);
    if (options.observer) {
      engines::Progress progress;
      progress.unit = "total";
      progress.grade = total;
      progress.fraction = worked / work;
      options.observer(progress);
    }
  }
  return solution;
}

}  // namespace quadrille::enumerate
