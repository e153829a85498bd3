#include "enumerate/soccer/classes/ended.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "enumerate/soccer/balls/earlier.hpp"
#include "enumerate/soccer/prepared_sweep.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Goal;
using soccer::Pitch;
using soccer::PitchName;

// Drawings that have some segments, with the ball where `beyond` says.
struct Question {
  std::optional<std::size_t> drawn_at;  // the vertex whose segments are all drawn
  PliesBeyond beyond;
  bool folds = false;  // whether reflections along the row keep what counts
};

// Which reflections of the pitch keep the start. Both keep its segments; the second exchanges the goals.
struct Reflections {
  bool left_right = false;
  bool top_bottom = false;
};

Reflections reflections_of(const Pitch& pitch) {
  const graphs::Point start = pitch.lattice().point(pitch.start());
  return {2 * start.x == pitch.name().width, 2 * start.y == pitch.name().height};
}

Question in_goal(const Pitch& pitch, const SoccerSweep& sweep, Goal goal) {
  const auto leads_there = [&](std::size_t segment) { return pitch.goal(sweep.goals[segment]) == goal; };
  const bool rows_run_along_x = pitch.name().width <= pitch.name().height;
  return {{}, with_goals_alone(sweep.segments, leads_there), rows_run_along_x};
}

Question blocked_at(const SoccerSweep& sweep, std::size_t vertex) {
  Question question{vertex, PliesBeyond(sweep.vertices.size())};
  question.beyond[vertex] = {0};
  return question;
}

bool may_block(const SoccerSweep& sweep, std::size_t vertex) {
  const auto degree =
      std::count_if(sweep.graph.edges.begin(), sweep.graph.edges.end(),
                    [&](const graphs::SweepEdge& edge) { return edge.u == vertex || edge.v == vertex; });
  const bool even = degree % 2 == 0;
  return degree != 0 && sweep.segments[vertex].empty() && even == (vertex == sweep.graph.root);
}

// The vertices that can block, the first of each set of images, and how many images it has.
std::map<std::size_t, std::size_t> blocking_vertices(const Pitch& pitch, const SoccerSweep& sweep) {
  const Reflections reflections = reflections_of(pitch);
  std::map<graphs::Point, std::size_t> first_of;  // the set's smallest point
  std::map<std::size_t, std::size_t> images;
  for (std::size_t at = 0; at < sweep.vertices.size(); ++at) {
    if (!may_block(sweep, at)) continue;
    graphs::Point least = pitch.lattice().point(sweep.vertices[at]);
    if (reflections.left_right) least.x = std::min(least.x, pitch.name().width - least.x);
    if (reflections.top_bottom) least.y = std::min(least.y, pitch.name().height - least.y);
    ++images[first_of.try_emplace(least, at).first->second];
  }
  return images;
}

engines::FrontierResult swept(const Pitch& pitch, const SoccerSweep& whole, const Question& question,
                              const engines::RunOptions& options) {
  SoccerSweep soccer = whole;
  for (graphs::SweepEdge& edge : soccer.graph.edges) {
    edge.drawn = question.drawn_at && (edge.u == *question.drawn_at || edge.v == *question.drawn_at);
  }
  PreparedSweep prepared = prepare_sweep(std::move(soccer));
  if (question.folds) prepared.sweep.folds = soccer_folds(pitch, prepared.soccer, prepared.sweep.plan);
  const std::vector<int> marks = marks_by_step(prepared);
  const std::size_t all = static_cast<std::size_t>(marks.back()) + 1;
  const std::size_t last = options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
  return run_sweep(prepared, PlyStatistic(question.beyond, marks, last), options);
}

// One sweep after the other, and how they ended.
class SweepsOverEnded {
 public:
  /// \param count  how many there will be
  SweepsOverEnded(const Pitch& pitch, const SoccerSweep& whole, engines::RunOptions options, std::size_t count)
      : pitch_(pitch), whole_(whole), options_(std::move(options)), count_(count) {
    options_.checkpoint.reset();
    if (!options_.observer) return;
    options_.observer = [this, observer = options_.observer](engines::Progress at) {
      if (at.fraction) at.fraction = (static_cast<double>(done_) + *at.fraction) / static_cast<double>(count_);
      observer(at);
    };
  }
  SweepsOverEnded(const SweepsOverEnded&) = delete;
  SweepsOverEnded& operator=(const SweepsOverEnded&) = delete;

  /// Adds what the question counts, so many times; nothing once a sweep has ended early.
  void add(const Question& question, std::size_t times, std::vector<Natural>& classes) {
    if (status_ != engines::RunStatus::complete) return;
    const engines::FrontierResult found = swept(pitch_, whole_, question, options_);
    status_ = found.status;
    ++done_;
    if (classes.size() < found.lanes.size()) classes.resize(found.lanes.size());
    for (std::size_t ply = 0; ply < found.lanes.size(); ++ply) {
      classes[ply] = told(classes[ply] + found.lanes[ply] * times, options_.modulus);
    }
  }

  engines::RunStatus status() const { return status_; }
  std::string reached() const { return fmt::format("at sweep {} of {} over classes at their ends", done_, count_); }

 private:
  const Pitch& pitch_;
  const SoccerSweep& whole_;
  engines::RunOptions options_;
  std::size_t count_;
  std::size_t done_ = 0;
  engines::RunStatus status_ = engines::RunStatus::complete;
};

std::size_t sweeps_for(const Pitch& pitch, const std::map<std::size_t, std::size_t>& blocking) {
  return blocking.size() + (reflections_of(pitch).top_bottom ? 1 : 2);
}

}  // namespace

std::size_t sweeps_over_ended_classes(const Pitch& pitch) {
  if (pitch.goal(pitch.start()) != Goal::none) return 0;
  return sweeps_for(pitch, blocking_vertices(pitch, whole_sweep(pitch)));
}

EndedClasses count_ended_classes(const Pitch& pitch, const engines::RunOptions& options) {
  EndedClasses ended;
  const Goal under_the_ball = pitch.goal(pitch.start());
  if (under_the_ball != Goal::none) {
    (under_the_ball == Goal::g1 ? ended.goal_1 : ended.goal_2) = {1};
    return ended;
  }
  const SoccerSweep whole = whole_sweep(pitch);
  const std::map<std::size_t, std::size_t> blocking = blocking_vertices(pitch, whole);
  SweepsOverEnded sweeps(pitch, whole, options, sweeps_for(pitch, blocking));
  sweeps.add(in_goal(pitch, whole, Goal::g1), 1, ended.goal_1);
  if (reflections_of(pitch).top_bottom) {
    ended.goal_2 = ended.goal_1;
  } else {
    sweeps.add(in_goal(pitch, whole, Goal::g2), 1, ended.goal_2);
  }
  for (const auto& [vertex, images] : blocking) sweeps.add(blocked_at(whole, vertex), images, ended.blocked);
  ended.status = sweeps.status();
  if (ended.status != engines::RunStatus::complete) {
    ended.reached = sweeps.reached();
    return ended;
  }

  // The goals beside the start, which no drawing of the swept graph leads to.
  for (const std::size_t segment : whole.segments[whole.graph.root]) {
    std::vector<Natural>& classes = pitch.goal(whole.goals[segment]) == Goal::g1 ? ended.goal_1 : ended.goal_2;
    if (classes.size() > 1) classes[1] = told(classes[1] + 1, options.modulus);
  }
  return ended;
}

void add_ended_classes(const Pitch& pitch, const engines::RunOptions& options, Counted& counted) {
  if (counted.status != engines::RunStatus::complete) return;
  EndedClasses ended = count_ended_classes(pitch, options);
  counted.status = ended.status;
  counted.reached = std::move(ended.reached);
  if (ended.status != engines::RunStatus::complete) return;
  const auto at = [](const std::vector<Natural>& classes, int ply) {
    const auto lane = static_cast<std::size_t>(ply);
    return lane < classes.size() ? classes[lane] : Natural(0);
  };
  for (CountRow& row : counted.rows) {
    row.goal_1 = at(ended.goal_1, *row.ply);
    row.goal_2 = at(ended.goal_2, *row.ply);
    row.blocked = at(ended.blocked, *row.ply);
  }
}

}  // namespace quadrille::enumerate
