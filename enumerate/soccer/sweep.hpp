// Prepares a pitch of Paper Soccer for a sweep, which goes through a graph vertex by vertex and counts sets of edges.
// This file makes the graph, defines the statistics by which the counted sets are grouped, and runs the sweep with
// counters that are wide enough.
//
// The sweep takes the vertices of a rectangle row by row. A vertex is open while some of its edges are swept and others
// are not. Rows run along the shorter side, so that as few vertices as possible are open at a time. If the user defines
// the pitch (a board), graphs/sweep_order.hpp finds an order of the vertices. Vertices that the ball cannot reach are
// left out. Goals are left out too: each segment to a goal only changes how often a set of edges counts.
//
// A pitch with a mirror symmetry also has a folded graph, which consists of the mirror's axis and the half of the pitch
// on its left. The sets of edges that the sweep counts on the folded graph correspond to the drawings that are their
// own mirror images. In the folded graph, a segment off the axis represents two segments, itself and its image. If a
// segment off the axis has an end on the axis, its image has the same end. So the segment and its image together do not
// change whether the degree of this end is odd.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "games/soccer/pitch.hpp"
#include "games/soccer/symmetry.hpp"
#include "graphs/sweep_order.hpp"
#include "quadrille/detail/frontier/frontier.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/sweep.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

// The statistics that a sweep counts beside each state, one small type for each grouping of Paper Soccer's classes.
//
// The goals are no part of the swept graph: a drawing that touches a goal is one that does not, with one segment more
// from its ball, and that segment is always free. So a drawing of the swept graph whose ball lies on v counts once for
// itself, and once more for each segment from v to a goal.
//
// Each is an engines::FrontierStatistic (quadrille/detail/frontier/frontier.hpp), which says what its functions mean.

/// The goals that each vertex of the sweep has a segment to, as numbers of lanes from 0.
using GoalSegments = std::vector<std::vector<std::size_t>>;

/// One lane: all classes.
class TotalStatistic {
 public:
  explicit TotalStatistic(const GoalSegments& goals) {
    for (const auto& segments : goals) times_.push_back(1 + segments.size());
  }

  static std::size_t lanes(std::size_t /*step*/) { return 1; }
  static bool wants(std::size_t /*end*/) { return true; }

  template <class Visit>
  void apply(std::size_t /*step*/, std::size_t /*from_lanes*/, int /*marks*/, std::size_t end, Visit&& visit) const {
    const std::size_t times = end == graphs::no_vertex ? 1 : times_[end];
    for (std::size_t i = 0; i < times; ++i) visit(0, 0);
  }

 private:
  std::vector<std::size_t> times_;
};

/// For each vertex of the sweep the plies that a history has beyond the trail that ends there, once for each history
/// that counts. A vertex beside two goals has {0, 1, 1} if all histories count, {1, 1} if those that end in a goal do.
using PliesBeyond = std::vector<std::vector<std::size_t>>;

/// All histories, or their drawings: the trail itself, and one for each segment to a goal.
inline PliesBeyond with_goals(const GoalSegments& goals) {
  PliesBeyond beyond;
  for (const auto& segments : goals) {
    beyond.emplace_back(segments.size() + 1, 1);
    beyond.back().front() = 0;
  }
  return beyond;
}

/// Only those that end with one of the segments for which `counts` holds.
template <class Test>
PliesBeyond with_goals_alone(const GoalSegments& goals, const Test& counts) {
  PliesBeyond beyond(goals.size());
  for (std::size_t at = 0; at < goals.size(); ++at) {
    beyond[at].assign(static_cast<std::size_t>(std::count_if(goals[at].begin(), goals[at].end(), counts)), 1);
  }
  return beyond;
}

/// A lane for each number of plies: the generating function, up to a last ply.
class PlyStatistic {
 public:
  /// \param beyond    the drawings that count, by where the ball lies before a goal
  /// \param marks_by  for each step, the most marks that a drawing can have after it, goals apart
  PlyStatistic(PliesBeyond beyond, const std::vector<int>& marks_by, std::size_t last_ply)
      : beyond_(std::move(beyond)) {
    for (const int marks : marks_by) lanes_.push_back(std::min(static_cast<std::size_t>(marks) + 1, last_ply) + 1);
  }

  std::size_t lanes(std::size_t step) const { return lanes_[step]; }
  bool wants(std::size_t end) const { return end == graphs::no_vertex || !beyond_[end].empty(); }

  template <class Visit>
  void apply(std::size_t step, std::size_t from_lanes, int marks, std::size_t end, Visit&& visit) const {
    const auto drawn = static_cast<std::size_t>(marks);
    if (end == graphs::no_vertex) return shift(drawn, from_lanes, lanes_[step], visit);
    for (const std::size_t plies : beyond_[end]) shift(drawn + plies, from_lanes, lanes_[step], visit);
  }

 private:
  // A lane beyond the last one of the step holds nothing: either it is beyond the last ply, or its source lane is zero,
  // because no drawing has as many marks.
  template <class Visit>
  static void shift(std::size_t plies, std::size_t from_lanes, std::size_t to_lanes, Visit&& visit) {
    for (std::size_t from = 0; from < from_lanes && from + plies < to_lanes; ++from) visit(from, from + plies);
  }

  PliesBeyond beyond_;
  std::vector<std::size_t> lanes_;
};

/// Lane 0 while the ball is undecided; then a lane for each goal, and one for each vertex of a range.
class BallStatistic {
 public:
  /// Balls on other vertices than first .. last - 1 are left out, and so are the goals reached from there.
  BallStatistic(const GoalSegments& goals, std::size_t goal_count, std::size_t first, std::size_t last)
      : goals_(goals), goal_count_(goal_count), first_(first), last_(last) {}

  std::size_t lanes(std::size_t /*step*/) const { return 1 + goal_count_ + (last_ - first_); }
  bool wants(std::size_t end) const { return end == graphs::no_vertex || (end >= first_ && end < last_); }
  std::size_t lane_of_goal(std::size_t goal) const { return 1 + goal; }
  std::size_t lane_of(std::size_t vertex) const { return 1 + goal_count_ + (vertex - first_); }

  template <class Visit>
  void apply(std::size_t /*step*/, std::size_t from_lanes, int /*marks*/, std::size_t end, Visit&& visit) const {
    if (end == graphs::no_vertex) {
      for (std::size_t lane = 0; lane < from_lanes; ++lane) visit(lane, lane);
    } else {
      visit(0, lane_of(end));
      for (const std::size_t goal : goals_[end]) visit(0, lane_of_goal(goal));
    }
  }

 private:
  const GoalSegments& goals_;
  std::size_t goal_count_;
  std::size_t first_;
  std::size_t last_;
};

struct SoccerSweep {
  graphs::SweepGraph graph;
  std::vector<soccer::Vertex> vertices;  ///< of the pitch, in the order of the sweep
  std::vector<soccer::Vertex> goals;     ///< of the pitch, by the numbers that `segments` uses
  GoalSegments segments;                 ///< from each vertex of the sweep to goals
};

/// The sweep over every drawing that touches no goal. \pre the start is no goal
/// \param remembered  by a sweep in the order of a board's vertices
SoccerSweep whole_sweep(const soccer::Pitch& pitch, graphs::Remembered remembered = graphs::Remembered::vertices);

/// The most vertices that are open at a time, the one that is taken in included. O(vertices + edges).
std::size_t most_open(const SoccerSweep& sweep);

/// The same graph for a sweep over its trails.
graphs::TrailGraph trail_graph(const SoccerSweep& sweep);

/// The sweep over the drawings that are their own mirror image. \pre as above, and the pitch is no board
SoccerSweep folded_sweep(const soccer::Pitch& pitch, const soccer::Automorphism& mirror);

/// The steps of whole_sweep's plan after which states may be merged with their reflections along the row, with the
/// images of the slots. A board has none. Both reflections of a pitch serve, also the one that exchanges the goals: the
/// drawings that it exchanges have as many plies, but their balls lie elsewhere.
std::vector<std::optional<engines::SlotImages>> soccer_folds(const soccer::Pitch& pitch, const SoccerSweep& sweep,
                                                             const std::vector<graphs::SweepStep>& plan);

/// A width for counters, in bits, that no count of the sweep outgrows. Of all edge sets with given parities there are
/// at most 2 to the power of (edges less rank of the parities). The ball is one of the vertices or a goal beside it.
std::size_t bits_needed(const SoccerSweep& sweep);

// A pitch prepared for the engine frontier, and a sweep of it with counters as wide as needed.

/// A sweep with all data that depend on the pitch alone.
struct PreparedSweep {
  SoccerSweep soccer;
  engines::FrontierSweep sweep;  ///< without folds
  std::size_t words = 0;         ///< of a counter
};

/// \param words  if 0, as many as no count outgrows
inline PreparedSweep prepare_sweep(SoccerSweep soccer, std::size_t words = 0) {
  PreparedSweep prepared{std::move(soccer), {}, words};
  prepared.sweep.plan = graphs::plan_sweep(prepared.soccer.graph);
  prepared.sweep.folds.resize(prepared.sweep.plan.size());
  if (words == 0) prepared.words = bits_needed(prepared.soccer) / 64 + 1;
  return prepared;
}

/// The most marks after each step, goals apart.
inline std::vector<int> marks_by_step(const PreparedSweep& prepared) {
  std::vector<int> marks;
  int so_far = 0;
  for (const graphs::SweepStep& step : prepared.sweep.plan) {
    for (const graphs::SweepLink& link : step.links) so_far += link.marks;
    marks.push_back(so_far);
  }
  return marks;
}

/// Runs one sweep with the narrowest counters that are compiled in and wide enough.
template <engines::FrontierStatistic Statistic>
engines::FrontierResult run_sweep(const PreparedSweep& prepared, const Statistic& statistic,
                                  const engines::RunOptions& options) {
  const engines::FrontierSweep& sweep = prepared.sweep;
  const std::size_t words = prepared.words;
  if (options.modulus != 0) return engines::Frontier<engines::residues, Statistic>(sweep, statistic, 1, options).run();
  switch (words) {
    case 1:
      return engines::Frontier<1, Statistic>(sweep, statistic, words, options).run();
    case 2:
      return engines::Frontier<2, Statistic>(sweep, statistic, words, options).run();
    case 3:
      return engines::Frontier<3, Statistic>(sweep, statistic, words, options).run();
    case 4:
      return engines::Frontier<4, Statistic>(sweep, statistic, words, options).run();
    default:
      return engines::Frontier<0, Statistic>(sweep, statistic, words, options).run();
  }
}

// frontier.cpp and classes.cpp sweep by ply: the engine is compiled for that once, in frontier.cpp.
extern template engines::FrontierResult run_sweep(const PreparedSweep&, const PlyStatistic&,
                                                  const engines::RunOptions&);

/// The classes by ball that the sweeps before the current one have found. A checkpoint holds them beside the current
/// sweep.
struct EarlierBalls {
  std::size_t first = 0;                   ///< the first vertex of the current sweep
  std::map<std::size_t, Natural> classes;  ///< by the ball's vertex on the pitch

  /// The form of SavedProgress::earlier: `first`, then each vertex with its classes.
  std::vector<Natural> numbers() const;
  static EarlierBalls of(const std::vector<Natural>& numbers);
};

/// The count, reduced modulo `modulus` unless that is 0.
inline Natural reduced(const Natural& count, std::uint64_t modulus) {
  return modulus == 0 ? count : Natural(count % modulus);
}

}  // namespace quadrille::enumerate
