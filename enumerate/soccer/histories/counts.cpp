// Counts the histories and finished games of Paper Soccer by sweeps of the engine `trails`, and their classes by the
// engine `frontier`.
#include "enumerate/soccer/histories/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/prepared_trails.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using engines::FrontierResult;
using engines::RunStatus;
using soccer::Pitch;

// The histories by ply, or of all plies in one. If the sweep ended early, the rest of `counted` says how.
std::vector<Natural> histories(const PreparedTrails& prepared, const engines::RunOptions& options, bool by_ply,
                               Counted& counted) {
  const PliesBeyond beyond = with_goals(prepared.soccer.segments);
  const FrontierResult found =
      by_ply ? run_trails(prepared, HistoriesByPly(beyond, prepared.most_drawn, last_ply_of_trails(prepared, options)),
                          options)
             : run_trails(prepared, AllHistories(beyond), options);
  counted.status = found.status;
  counted.reached = fmt::format("at vertex {} of {}", found.steps_done / 2, prepared.plan.size());
  return found.lanes;
}

// Counts the classes by the frontier, which needs little beside the sweep over trails.
bool count_classes_beside(const Pitch& pitch, By by, const engines::RunOptions& options, Counted& counted) {
  engines::RunOptions beside = options;
  beside.checkpoint.reset();
  counted = count_soccer_frontier(pitch, by, Symmetry::none, beside);
  if (by == By::ply) add_ended_classes(pitch, beside, counted);
  return counted.status == RunStatus::complete;
}

}  // namespace

std::size_t bits_of_trails(const Pitch& pitch) {
  return pitch.goal(pitch.start()) == soccer::Goal::none ? 64 * words_needed(prepare_trails(pitch)) : 1;
}

bool fits_trails(const soccer::PitchName& name) {
  try {
    const Pitch pitch(name);
    if (pitch.goal(pitch.start()) != soccer::Goal::none) return true;
    graphs::plan_trails(trail_graph(whole_sweep(pitch, graphs::Remembered::edges)));
    return !is_board(name) || most_open(whole_sweep(pitch)) <= graphs::most_slots;  // the frontier counts its classes
  } catch (const Error&) {
    return false;
  }
}

TrailsCost cost_of_trails(const soccer::PitchName& name, By by, const std::optional<int>& last_ply,
                          TrailCounters counters) {
  const Pitch pitch(name);
  if (pitch.goal(pitch.start()) != soccer::Goal::none) return {};
  const PreparedTrails prepared = prepare_trails(pitch);
  const std::size_t likely = (words_needed(prepared) + 1) / 2;  // the bound is twice too high
  const bool exact = counters == TrailCounters::exact;
  const std::size_t words = exact ? std::max<std::size_t>(2, likely) : 1;
  const double passes = exact ? 1 : static_cast<double>(likely) + 2;
  const std::size_t last = last_ply ? static_cast<std::size_t>(*last_ply) : prepared.most_drawn.back() + 1;
  const bool by_ply = by != By::total || last_ply;
  // By outcome: the lanes of the games that end blocked, when a vertex is opened. When it is closed a state has six
  // lanes a ply, but there are a tenth as many states.
  const double lanes_a_ply = by == By::outcome ? 2 : 1;
  // Measured on paper:3x5 to 4x6 and classic:4x4 to 4x8: a state takes 0.3 microseconds, a word of a lane 12
  // nanoseconds; three sweeps by outcome on paper:4x4 take 380 s.
  TrailsCost cost;
  std::size_t crossing = 0;
  for (std::size_t at = 0; at < prepared.plan.size(); ++at) {
    crossing += prepared.plan[at].forward.size() - prepared.plan[at].backward.size();
    const double plies = by_ply ? static_cast<double>(std::min(prepared.most_drawn[at] + 1, last) + 1) : 1;
    const double numbers = plies * lanes_a_ply * static_cast<double>(words);
    const double states = involutions(crossing + 1);
    cost.bytes = std::max(cost.bytes, 1.25 * states * (1 + numbers) * sizeof(std::uint64_t));
    cost.seconds += passes * states * (3e-7 + 1.2e-8 * numbers) * (by == By::outcome ? 3 : 1);
  }
  return cost;
}

Counted count_soccer_trails(const Pitch& pitch, By by, const engines::RunOptions& options) {
  // A game that is over at ply 0 has nothing to sweep, to save or to share.
  if (pitch.goal(pitch.start()) != soccer::Goal::none) {
    engines::RunOptions alone = options;
    alone.checkpoint.reset();
    alone.ranks = nullptr;
    return count_soccer_layered(pitch, by, Symmetry::none, alone);
  }
  if (by == By::outcome) return count_outcomes(pitch, options);
  const PreparedTrails prepared = prepare_trails(pitch);
  Counted counted;
  if (!count_classes_beside(pitch, by, options, counted)) return counted;
  const std::vector<Natural> found = histories(prepared, options, by == By::ply || options.last_grade, counted);
  if (counted.status != RunStatus::complete) return counted;  // the classes are complete, their histories are empty
  if (by == By::ply) {
    for (CountRow& row : counted.rows) row.histories = found[static_cast<std::size_t>(*row.ply)];
  } else {
    counted.rows.at(0).histories = std::accumulate(found.begin(), found.end(), Natural(0));
  }
  counted.reached.clear();
  return counted;
}

namespace {

using engines::RunStatus;
using soccer::Pitch;

// The histories that end in that goal.
PliesBeyond in_goal(const PreparedTrails& prepared, const Pitch& pitch, soccer::Goal goal) {
  return with_goals_alone(prepared.soccer.segments,
                          [&](std::size_t segment) { return pitch.goal(prepared.soccer.goals[segment]) == goal; });
}

BlockedByPly blocked_trails(const PreparedTrails& prepared, const Pitch& pitch, std::size_t last_ply) {
  std::vector<BlockedByPly::Vertex> vertices;
  for (std::size_t at = 0; at < prepared.plan.size(); ++at) {
    const graphs::TrailStep& step = prepared.plan[at];
    vertices.push_back({step.backward.size(), step.forward.size(), prepared.soccer.segments[at].empty(),
                        step.root || !pitch.wall(prepared.soccer.vertices[at]), step.root});
  }
  return {std::move(vertices), prepared.most_drawn, last_ply};
}

constexpr std::size_t sweep_count = 3;

// The sweeps of a question, one after the other: the results of the finished ones, and how the last one ended.
class OutcomeSweeps {
 public:
  OutcomeSweeps(const PreparedTrails& prepared, const engines::RunOptions& options)
      : prepared_(prepared), options_(options), for_sweep_(options) {
    if (options.checkpoint) {
      if (options.checkpoint->resume) finished_ = FinishedSweeps::of(options.checkpoint->resume->earlier);
      resumed_ = finished_.lanes.size();
      for_sweep_.checkpoint->save = [this](engines::SavedProgress progress, const auto& write) {
        progress.earlier = finished_.numbers();
        return options_.checkpoint->save(progress, write);
      };
    }
    if (options.observer) {
      for_sweep_.observer = [this](engines::Progress at) {
        const auto done = static_cast<double>(finished_.lanes.size());
        if (at.fraction) at.fraction = (done + *at.fraction) / static_cast<double>(sweep_count);
        options_.observer(at);
      };
    }
  }
  OutcomeSweeps(const OutcomeSweeps&) = delete;
  OutcomeSweeps& operator=(const OutcomeSweeps&) = delete;

  // Runs the next sweep, unless it was finished before or the one before it ended early.
  template <class Statistic>
  void run(const Statistic& statistic) {
    if (status_ != RunStatus::complete || next_++ < resumed_) return;
    engines::FrontierResult found = run_trails(prepared_, statistic, for_sweep_);
    status_ = found.status;
    reached_ = fmt::format("at vertex {} of {}, sweep {} of {}", found.steps_done / 2, prepared_.plan.size(), next_,
                           sweep_count);
    if (status_ != RunStatus::complete) return;
    finished_.lanes.push_back(std::move(found.lanes));
    if (for_sweep_.checkpoint) for_sweep_.checkpoint->resume.reset();
  }

  RunStatus status() const { return status_; }
  const std::string& reached() const { return reached_; }
  // The number in a lane of a finished sweep; nothing for a sweep that is not finished.
  std::optional<Natural> number(std::size_t sweep, std::size_t lane) const {
    if (sweep >= finished_.lanes.size()) return std::nullopt;
    const std::vector<Natural>& lanes = finished_.lanes[sweep];
    return lane < lanes.size() ? lanes[lane] : Natural(0);
  }

 private:
  const PreparedTrails& prepared_;
  const engines::RunOptions& options_;
  engines::RunOptions for_sweep_;
  FinishedSweeps finished_;
  std::size_t resumed_ = 0;
  std::size_t next_ = 0;
  RunStatus status_ = RunStatus::complete;
  std::string reached_;
};

bool counts_something(const CountRow& row) {
  const std::array columns{&row.goal_wins_1, &row.goal_wins_2, &row.blocked_wins_1, &row.blocked_wins_2};
  return std::any_of(columns.begin(), columns.end(), [](const auto* count) { return count->value_or(0) != 0; });
}

}  // namespace

Counted count_outcomes(const Pitch& pitch, const engines::RunOptions& options) {
  const PreparedTrails prepared = prepare_trails(pitch);
  const std::size_t last = last_ply_of_trails(prepared, options);
  OutcomeSweeps found(prepared, options);
  found.run(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g2), prepared.most_drawn, last));
  found.run(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g1), prepared.most_drawn, last));
  found.run(blocked_trails(prepared, pitch, last));

  Counted counted;
  counted.status = found.status();
  if (counted.status != RunStatus::complete) counted.reached = found.reached();
  for (std::size_t ply = 0; ply <= last; ++ply) {
    // In the odd lanes player 1 is to move, and has lost.
    CountRow row{.ply = static_cast<int>(ply),
                 .goal_wins_1 = found.number(0, ply),
                 .goal_wins_2 = found.number(1, ply),
                 .blocked_wins_1 = found.number(2, 2 * ply),
                 .blocked_wins_2 = found.number(2, 2 * ply + 1)};
    if (counts_something(row) || options.modulus != 0) counted.rows.push_back(std::move(row));
  }
  if (counted.status == RunStatus::complete) counted.last_finished_grade = static_cast<int>(last);
  return counted;
}

}  // namespace quadrille::enumerate
