#include "enumerate/soccer/histories/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/statistic.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using engines::FrontierResult;
using engines::RunStatus;
using soccer::Pitch;

// A pitch as a graph to sweep, goals left out, and what a statistic asks of it.
struct PreparedTrails {
  SoccerSweep soccer;
  engines::TrailPlan plan;
  MostDrawn most_drawn;
};

PreparedTrails prepare_trails(const Pitch& pitch) {
  PreparedTrails prepared{whole_sweep(pitch), {}, {}};
  prepared.plan = graphs::plan_trails(trail_graph(prepared.soccer));
  std::size_t drawn = 0;
  for (const graphs::TrailStep& step : prepared.plan) prepared.most_drawn.push_back(drawn += step.forward.size());
  return prepared;
}

// The number of ways to pair some of so many things.
double involutions(std::size_t things) {
  double before = 1;
  double all = 1;
  for (std::size_t i = 2; i <= things; ++i) before = std::exchange(all, all + static_cast<double>(i - 1) * before);
  return all;
}

// Words that hold every count: at a vertex of degree d there are at most as many ways to draw and to join as
// involutions of d + 2 things, the start and the end among them.
std::size_t words_needed(const PreparedTrails& prepared) {
  double bits = 4;
  for (const graphs::TrailStep& step : prepared.plan) {
    bits += std::log2(involutions(step.backward.size() + step.forward.size() + 2));
  }
  return static_cast<std::size_t>(bits) / 64 + 1;
}

// Runs a sweep with counters of 128 bits, and with wider ones if those overflow. A checkpoint is that of one width, so
// with one they are wide enough from the start.
template <class Statistic>
FrontierResult run_trails(const PreparedTrails& prepared, const Statistic& statistic,
                          const engines::RunOptions& options) {
  const std::size_t most = words_needed(prepared);
  if (options.modulus != 0) {
    return engines::Trails<engines::residues, Statistic>(prepared.plan, statistic, 1, options).run();
  }
  if (options.checkpoint) return engines::Trails<0, Statistic>(prepared.plan, statistic, most, options).run();
  FrontierResult found = engines::Trails<2, Statistic>(prepared.plan, statistic, 2, options).run();
  for (std::size_t words = 4; found.status == RunStatus::overflow && words < 2 * most; words *= 2) {
    found = engines::Trails<0, Statistic>(prepared.plan, statistic, words, options).run();
  }
  return found;
}

// Every history: the trail itself, and one for each segment to a goal.
PliesBeyond all_histories(const PreparedTrails& prepared) {
  PliesBeyond beyond;
  for (const auto& segments : prepared.soccer.segments) {
    beyond.emplace_back(segments.size() + 1, 1);
    beyond.back().front() = 0;
  }
  return beyond;
}

// Those that end in the goal of one player.
PliesBeyond in_goal(const PreparedTrails& prepared, const Pitch& pitch, soccer::Goal goal) {
  PliesBeyond beyond(prepared.soccer.vertices.size());
  for (std::size_t at = 0; at < beyond.size(); ++at) {
    for (const std::size_t segment : prepared.soccer.segments[at]) {
      if (pitch.goal(prepared.soccer.goals[segment]) == goal) beyond[at].push_back(1);
    }
  }
  return beyond;
}

BlockedByPly blocked_trails(const PreparedTrails& prepared, const Pitch& pitch, std::size_t last_ply) {
  std::vector<BlockedByPly::Vertex> vertices;
  for (std::size_t at = 0; at < prepared.plan.size(); ++at) {
    const graphs::TrailStep& step = prepared.plan[at];
    vertices.push_back({step.backward.size(), step.forward.size(), prepared.soccer.segments[at].empty(),
                        !pitch.wall(prepared.soccer.vertices[at]), step.root});
  }
  return {std::move(vertices), prepared.most_drawn, last_ply};
}

std::size_t last_ply_of_trails(const PreparedTrails& prepared, const engines::RunOptions& options) {
  const std::size_t all = prepared.most_drawn.back() + 1;
  return options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
}

// The histories by ply, or of all plies in one. The rest of `counted` says how the sweep ended, if it did not.
template <CountRow Row>
std::vector<Natural> histories(const PreparedTrails& prepared, const engines::RunOptions& options, bool by_ply,
                               Counted<Row>& counted) {
  const PliesBeyond beyond = all_histories(prepared);
  const FrontierResult found =
      by_ply ? run_trails(prepared, HistoriesByPly(beyond, prepared.most_drawn, last_ply_of_trails(prepared, options)),
                          options)
             : run_trails(prepared, AllHistories(beyond), options);
  counted.status = found.status;
  counted.reached = fmt::format("at vertex {} of {}", found.steps_done / 2, prepared.plan.size());
  return found.lanes;
}

// The classes, from the frontier, which needs little beside the sweep over trails.
template <CountRow Row>
bool count_classes_beside(const Pitch& pitch, const engines::RunOptions& options, Counted<Row>& counted) {
  engines::RunOptions beside = options;
  beside.checkpoint.reset();
  counted = count_soccer_frontier<Row>(pitch, Symmetry::none, beside);
  return counted.status == RunStatus::complete;
}

Counted<soccer::OutcomeCounts> count_outcomes(const Pitch& pitch, const engines::RunOptions& options) {
  const PreparedTrails prepared = prepare_trails(pitch);
  const std::size_t last = last_ply_of_trails(prepared, options);
  Counted<soccer::OutcomeCounts> counted;
  std::vector<FrontierResult> sweeps;
  const auto add = [&](const auto& statistic) {
    sweeps.push_back(run_trails(prepared, statistic, options));
    counted.status = sweeps.back().status;
    counted.reached = fmt::format("at vertex {} of {}, sweep {} of 3", sweeps.back().steps_done / 2,
                                  prepared.plan.size(), sweeps.size());
    return counted.status == RunStatus::complete;
  };
  const bool whole = add(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g2), prepared.most_drawn, last)) &&
                     add(HistoriesByPly(in_goal(prepared, pitch, soccer::Goal::g1), prepared.most_drawn, last)) &&
                     add(blocked_trails(prepared, pitch, last));
  if (!whole) return counted;
  const auto lane = [](const FrontierResult& found, std::size_t at) {
    return at < found.lanes.size() ? found.lanes[at] : Natural(0);
  };
  for (std::size_t ply = 0; ply <= last; ++ply) {
    // Player 1 is to move, and has lost, in the odd lanes.
    soccer::OutcomeCounts row{static_cast<int>(ply), lane(sweeps[0], ply), lane(sweeps[1], ply),
                              lane(sweeps[2], 2 * ply), lane(sweeps[2], 2 * ply + 1)};
    const bool empty = row.goal_wins_1 + row.goal_wins_2 + row.blocked_wins_1 + row.blocked_wins_2 == 0;
    if (empty && options.modulus == 0) continue;
    counted.rows.push_back(std::move(row));
  }
  counted.last_finished_grade = static_cast<int>(last);
  return counted;
}

}  // namespace

std::size_t bits_of_trails(const Pitch& pitch) {
  return pitch.goal(pitch.start()) == soccer::Goal::none ? 64 * words_needed(prepare_trails(pitch)) : 1;
}

bool fits_trails(const soccer::PitchName& name) {
  try {
    const Pitch pitch(name);
    if (pitch.goal(pitch.start()) == soccer::Goal::none) graphs::plan_trails(trail_graph(whole_sweep(pitch)));
    return true;
  } catch (const Error&) {
    return false;
  }
}

TrailsCost cost_of_trails(const soccer::PitchName& name, Grouping by, const std::optional<int>& last_ply) {
  const Pitch pitch(name);
  if (pitch.goal(pitch.start()) != soccer::Goal::none) return {};
  const PreparedTrails prepared = prepare_trails(pitch);
  const std::size_t words = std::max<std::size_t>(2, (words_needed(prepared) + 1) / 2);  // the bound is twice too high
  const std::size_t last = last_ply ? static_cast<std::size_t>(*last_ply) : prepared.most_drawn.back() + 1;
  const bool by_ply = by != Grouping::total || last_ply;
  const double lanes_a_ply = by == Grouping::outcome ? 6 : 1;  // those of the games that end blocked
  // Measured on paper:3x5 to 4x6 and classic:4x4 to 4x8: a state takes 0.3 microseconds, a word of a lane 12
  // nanoseconds.
  TrailsCost cost;
  std::size_t crossing = 0;
  for (std::size_t at = 0; at < prepared.plan.size(); ++at) {
    crossing += prepared.plan[at].forward.size() - prepared.plan[at].backward.size();
    const double plies = by_ply ? static_cast<double>(std::min(prepared.most_drawn[at] + 1, last) + 1) : 1;
    const double numbers = plies * lanes_a_ply * static_cast<double>(words);
    const double states = involutions(crossing + 1);
    cost.bytes = std::max(cost.bytes, 1.25 * states * (1 + numbers) * sizeof(std::uint64_t));
    cost.seconds += states * (3e-7 + 1.2e-8 * numbers) * (by == Grouping::outcome ? 2 : 1);
  }
  return cost;
}

template <RowOfTrails Row>
Counted<Row> count_soccer_trails(const Pitch& pitch, const engines::RunOptions& options) {
  // A game that is over at ply 0 has nothing to sweep, to save or to share.
  if (pitch.goal(pitch.start()) != soccer::Goal::none) {
    engines::RunOptions alone = options;
    alone.checkpoint.reset();
    alone.ranks = nullptr;
    return count_soccer_layered<Row>(pitch, Symmetry::none, alone);
  }
  if constexpr (OneOf<Row, soccer::OutcomeCounts>) {
    return count_outcomes(pitch, options);
  } else {
    const PreparedTrails prepared = prepare_trails(pitch);
    Counted<Row> counted;
    if (!count_classes_beside(pitch, options, counted)) return counted;
    constexpr bool by_ply = OneOf<Row, soccer::PlyCounts>;
    const std::vector<Natural> found = histories(prepared, options, by_ply || options.last_grade, counted);
    if (counted.status != RunStatus::complete) return counted;  // the classes stand, their histories are empty
    if constexpr (by_ply) {
      for (Row& row : counted.rows) row.histories = found[static_cast<std::size_t>(row.ply)];
    } else {
      counted.rows.at(0).histories = std::accumulate(found.begin(), found.end(), Natural(0));
    }
    counted.reached.clear();
    return counted;
  }
}

template Counted<soccer::PlyCounts> count_soccer_trails(const Pitch&, const engines::RunOptions&);
template Counted<soccer::TotalCounts> count_soccer_trails(const Pitch&, const engines::RunOptions&);
template Counted<soccer::OutcomeCounts> count_soccer_trails(const Pitch&, const engines::RunOptions&);

}  // namespace quadrille::enumerate
