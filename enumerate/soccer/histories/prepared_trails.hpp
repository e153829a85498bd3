// Prepares a pitch for the engine `trails`: makes the plan of the sweep, defines the statistics (the quantities that
// the sweep counts for Paper Soccer), and chooses counters that are wide enough.
#pragma once

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "enumerate/engines/trail_sweep/sweep.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/natural.hpp"

namespace quadrille::enumerate {

// The statistics that a sweep over trails counts for Paper Soccer, a type for each question.
//
// A history is a trail from b0. The goals are not part of the swept graph: a history that ends in a goal is one that
// does not, with one more ply, and that ply is always free. So a trail that ends at v counts once, and once more for
// each segment from v to a goal.
//
// Each type is an engines::TrailStatistic (enumerate/engines/trail_sweep/sweep.hpp), which says what its functions
// mean.

/// The most edges that can be drawn after each vertex is opened.
using MostDrawn = std::vector<std::size_t>;

/// One lane: all histories.
class AllHistories {
 public:
  explicit AllHistories(const PliesBeyond& beyond) {
    for (const auto& plies : beyond) times_.push_back(plies.size());
  }

  static std::size_t lanes_closing(std::size_t /*vertex*/) { return 1; }
  static std::size_t lanes_opening(std::size_t /*vertex*/) { return 1; }
  bool may_end(std::size_t vertex) const { return times_[vertex] != 0; }
  template <class Visit>
  void close(std::size_t vertex, std::size_t /*from_lanes*/, const engines::Closing& closing, Visit&& visit) const {
    const std::size_t times = closing.ends_here ? times_[vertex] : 1;
    for (std::size_t i = 0; i < times; ++i) visit(0, 0);
  }
  template <class Visit>
  static void open(std::size_t /*vertex*/, std::size_t /*from_lanes*/, std::size_t /*drawn*/, Visit&& visit) {
    visit(0, 0);
  }

 private:
  std::vector<std::size_t> times_;
};

/// One lane: the finished games. If a trail ends at a vertex beside goals, its games end in one of them, because that
/// ply is free. At any other vertex a game ends blocked, with all segments there drawn.
///
/// Between the halves of a vertex's step there are two lanes: 0, and 1 if the game ends there with all its segments so
/// far drawn, so that those to come must be drawn too.
class FinishedGames {
 public:
  /// A vertex of the sweep.
  struct Vertex {
    std::size_t backward = 0;  ///< its segments to earlier vertices
    std::size_t forward = 0;   ///< its segments to later ones
    std::size_t goals = 0;     ///< its segments to goals
  };

  explicit FinishedGames(std::vector<Vertex> vertices) : vertices_(std::move(vertices)) {}

  static std::size_t lanes_closing(std::size_t /*vertex*/) { return 2; }
  static std::size_t lanes_opening(std::size_t /*vertex*/) { return 1; }
  static bool may_end(std::size_t /*vertex*/) { return true; }

  template <class Visit>
  void close(std::size_t vertex, std::size_t /*from_lanes*/, const engines::Closing& closing, Visit&& visit) const {
    const Vertex& at = vertices_[vertex];
    if (!closing.ends_here) return visit(0, 0);
    for (std::size_t goal = 0; goal < at.goals; ++goal) visit(0, 0);
    if (at.goals != 0 || closing.drawn != at.backward) return;
    if (!closing.closed) return visit(0, 1);
    if (at.forward == 0) visit(0, 0);
  }

  template <class Visit>
  void open(std::size_t vertex, std::size_t from_lanes, std::size_t drawn, Visit&& visit) const {
    visit(0, 0);
    if (from_lanes > 1 && drawn == vertices_[vertex].forward) visit(1, 0);
  }

 private:
  std::vector<Vertex> vertices_;
};

/// A lane for each number of plies, up to a last one.
class HistoriesByPly {
 public:
  HistoriesByPly(PliesBeyond beyond, const MostDrawn& most_drawn, std::size_t last_ply) : beyond_(std::move(beyond)) {
    for (const std::size_t drawn : most_drawn) lanes_.push_back(std::min(drawn + 1, last_ply) + 1);  // a goal's ply too
  }

  std::size_t lanes_closing(std::size_t vertex) const {
    return vertex == 0 ? std::min<std::size_t>(2, lanes_[0]) : lanes_[vertex - 1];
  }
  std::size_t lanes_opening(std::size_t vertex) const { return lanes_[vertex]; }
  bool may_end(std::size_t vertex) const { return !beyond_[vertex].empty(); }
  template <class Visit>
  void close(std::size_t vertex, std::size_t from_lanes, const engines::Closing& closing, Visit&& visit) const {
    if (!closing.ends_here) return shift(0, from_lanes, lanes_closing(vertex), visit);
    for (const std::size_t plies : beyond_[vertex]) shift(plies, from_lanes, lanes_closing(vertex), visit);
  }
  template <class Visit>
  void open(std::size_t vertex, std::size_t from_lanes, std::size_t drawn, Visit&& visit) const {
    shift(drawn, from_lanes, lanes_[vertex], visit);
  }

 private:
  // A lane beyond the last one is empty, or is beyond the last ply.
  template <class Visit>
  static void shift(std::size_t plies, std::size_t from_lanes, std::size_t to_lanes, Visit&& visit) {
    for (std::size_t from = 0; from < from_lanes && from + plies < to_lanes; ++from) visit(from, from + plies);
  }

  PliesBeyond beyond_;
  std::vector<std::size_t> lanes_;
};

/// Histories whose last vertex has no free segment, by plies and by the player to move there. The lane is 2 * plies + 1
/// if the drawn vertices off the wall are odd in number, so that player 1 is blocked (ledger: soccer/mover); otherwise
/// it is 2 * plies.
///
/// Between the halves of a vertex's step there are three lanes for each of these: 0 if nothing was drawn at the vertex
/// so far, 1 if something was, 2 if the trail ends at it and all its segments so far are drawn.
class BlockedByPly {
 public:
  /// A vertex of the sweep.
  struct Vertex {
    std::size_t backward = 0;  ///< its segments to earlier vertices
    std::size_t forward = 0;   ///< its segments to later ones
    bool may_block = false;    ///< true if it has no segment to a goal
    bool off_the_wall = true;  ///< true for the root too
    bool root = false;
  };

  BlockedByPly(std::vector<Vertex> vertices, const MostDrawn& most_drawn, std::size_t last_ply)
      : vertices_(std::move(vertices)) {
    for (const std::size_t drawn : most_drawn) plies_.push_back(std::min(drawn, last_ply) + 1);
  }

  std::size_t lanes_closing(std::size_t vertex) const { return 6 * (vertex == 0 ? 1 : plies_[vertex - 1]); }
  std::size_t lanes_opening(std::size_t vertex) const { return 2 * plies_[vertex]; }
  bool may_end(std::size_t vertex) const { return vertices_[vertex].may_block; }

  template <class Visit>
  void close(std::size_t vertex, std::size_t from_lanes, const engines::Closing& closing, Visit&& visit) const {
    const Vertex& at = vertices_[vertex];
    const bool touched = closing.drawn != 0 || at.root;
    if (closing.ends_here && closing.drawn != at.backward) return;
    if (closing.closed) {  // nothing is drawn forward
      if (closing.ends_here && at.forward != 0) return;
      const std::size_t turns = touched && at.off_the_wall ? 1 : 0;
      for (std::size_t from = 0; from < from_lanes; ++from) visit(from, from ^ turns);
      return;
    }
    const std::size_t kind = closing.ends_here ? 2 : touched ? 1 : 0;
    for (std::size_t from = 0; from < std::min(from_lanes, lanes_closing(vertex) / 3); ++from) {
      visit(from, 3 * from + kind);
    }
  }

  template <class Visit>
  void open(std::size_t vertex, std::size_t from_lanes, std::size_t drawn, Visit&& visit) const {
    const Vertex& at = vertices_[vertex];
    for (std::size_t from = 0; from < from_lanes; ++from) {
      const std::size_t kind = from % 3;
      if (kind == 2 && drawn != at.forward) continue;
      const std::size_t turns = (kind != 0 || drawn != 0) && at.off_the_wall ? 1 : 0;
      const std::size_t to = ((from / 3) ^ turns) + 2 * drawn;
      if (to < lanes_opening(vertex)) visit(from, to);
    }
  }

 private:
  std::vector<Vertex> vertices_;
  std::vector<std::size_t> plies_;
};

/// A pitch as a graph to sweep, without goals, and the data that its statistics need.
struct PreparedTrails {
  SoccerSweep soccer;
  engines::TrailPlan plan;
  MostDrawn most_drawn;
};

/// \pre the start is no goal
/// \throws Error (unusable_input) if more segments cross the frontier than the engine takes
PreparedTrails prepare_trails(const soccer::Pitch& pitch);

/// The last ply that has a lane: options.last_grade, or that of the longest history if that is less.
std::size_t last_ply_of_trails(const PreparedTrails& prepared, const engines::RunOptions& options);

/// The number of ways to pair some of `things` things. O(things)
double involutions(std::size_t things);

/// Words that hold every count: at a vertex of degree d there are at most as many ways to draw and to join as
/// involutions of d + 2 things, the start and the end among them.
std::size_t words_needed(const PreparedTrails& prepared);

/// Runs a sweep with counters of 128 bits, and with wider ones if those overflow. A checkpoint fits one width only, so
/// with a checkpoint the counters are wide enough from the start.
template <class Statistic>
engines::FrontierResult run_trails(const PreparedTrails& prepared, const Statistic& statistic,
                                   const engines::RunOptions& options) {
  const std::size_t most = words_needed(prepared);
  if (options.modulus != 0) {
    return engines::Trails<engines::residues, Statistic>(prepared.plan, statistic, 1, options).run();
  }
  if (options.checkpoint) return engines::Trails<0, Statistic>(prepared.plan, statistic, most, options).run();
  engines::FrontierResult found = engines::Trails<2, Statistic>(prepared.plan, statistic, 2, options).run();
  for (std::size_t words = 4; found.status == engines::RunStatus::overflow && words < 2 * most; words *= 2) {
    found = engines::Trails<0, Statistic>(prepared.plan, statistic, words, options).run();
  }
  return found;
}

/// The lanes of each finished sweep, in order, for a question that takes several sweeps. A checkpoint holds them beside
/// the current sweep.
struct FinishedSweeps {
  std::vector<std::vector<Natural>> lanes;

  /// The form of SavedProgress::earlier: for each sweep the number of its lanes, then the lanes.
  std::vector<Natural> numbers() const;
  static FinishedSweeps of(const std::vector<Natural>& numbers);
};

}  // namespace quadrille::enumerate
