// What a sweep counts beside each state, for each way to group Paper Soccer's classes: one small type each.
//
// The goals are no part of the swept graph: a drawing that touches a goal is one that does not, with one segment more
// from its ball, and that segment is always free. So a drawing of the swept graph whose ball lies on v stands for
// itself and for one more for each segment from v to a goal.
//
// Each is an engines::FrontierStatistic (quadrille/detail/frontier/frontier.hpp), which says what its functions mean.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "quadrille/detail/sweep.hpp"

namespace quadrille::enumerate {

/// For each vertex of the sweep the goals that it has a segment to, as lanes' numbers from 0.
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

/// A lane for each number of plies: the generating function, up to a last ply.
class PlyStatistic {
 public:
  /// \param marks_by  for each step, the most marks that a drawing can have after it, goals apart
  PlyStatistic(const GoalSegments& goals, const std::vector<int>& marks_by, std::size_t last_ply)
      : last_ply_(last_ply) {
    for (const auto& segments : goals) goals_.push_back(segments.size());
    for (const int marks : marks_by) lanes_.push_back(std::min(static_cast<std::size_t>(marks) + 1, last_ply) + 1);
  }

  std::size_t lanes(std::size_t step) const { return lanes_[step]; }
  static bool wants(std::size_t /*end*/) { return true; }

  template <class Visit>
  void apply(std::size_t step, std::size_t from_lanes, int marks, std::size_t end, Visit&& visit) const {
    const auto shift = static_cast<std::size_t>(marks);
    const std::size_t goals = end == graphs::no_vertex ? 0 : goals_[end];
    // A lane beyond the last one of the step can hold nothing: either it is beyond last_ply, or the lane it comes from
    // is zero, because no drawing has as many marks.
    for (std::size_t from = 0; from < from_lanes && from + shift < lanes_[step]; ++from) visit(from, from + shift);
    for (std::size_t i = 0; i < goals; ++i) {
      for (std::size_t from = 0; from < from_lanes && from + shift + 1 < lanes_[step]; ++from) {
        visit(from, from + shift + 1);
      }
    }
  }

 private:
  std::vector<std::size_t> goals_;
  std::vector<std::size_t> lanes_;
  std::size_t last_ply_;
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

}  // namespace quadrille::enumerate
