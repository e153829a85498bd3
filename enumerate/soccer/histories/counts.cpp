#include "enumerate/soccer/histories/counts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

#include "enumerate/soccer/classes/ended.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/outcomes.hpp"
#include "enumerate/soccer/histories/prepared_trails.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using engines::FrontierResult;
using engines::RunStatus;
using soccer::Pitch;

// The histories by ply, or of all plies in one. The rest of `counted` says how the sweep ended, if it did not.
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

// The classes, from the frontier, which needs little beside the sweep over trails.
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
    if (pitch.goal(pitch.start()) == soccer::Goal::none) graphs::plan_trails(trail_graph(whole_sweep(pitch)));
    return true;
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
  // By outcome: the lanes of the games that end blocked, where a vertex is opened. Where it is closed a state has six a
  // ply, but there are a tenth as many states.
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
  if (counted.status != RunStatus::complete) return counted;  // the classes stand, their histories are empty
  if (by == By::ply) {
    for (CountRow& row : counted.rows) row.histories = found[static_cast<std::size_t>(*row.ply)];
  } else {
    counted.rows.at(0).histories = std::accumulate(found.begin(), found.end(), Natural(0));
  }
  counted.reached.clear();
  return counted;
}

}  // namespace quadrille::enumerate
