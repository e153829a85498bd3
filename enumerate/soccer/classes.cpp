// Finds the number of strong classes of a pitch, or a lower bound on this number, by a quick sweep. (A strong class is
// a set of drawn segments with the ball's place; a weak class is the set alone.) Also counts the weak classes at which
// a game is over.
#include "enumerate/soccer/classes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <utility>

#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/sweep.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::PitchName;
using soccer::Rules;

// A point has at most eight moves, and seven after the first ply: at most 8 + 8 * 7 + ... histories, below a million.
constexpr int few_plies = 6;

// A sweep within these sizes takes half a second at most, even with a column for each ply.
constexpr int most_across = 5;
constexpr int most_along = 8;

PitchName within_bounds(const PitchName& name) {
  const bool upright = name.width <= name.height;
  return {name.rules, std::min(name.width, upright ? most_across : most_along),
          std::min(name.height, upright ? most_along : most_across)};
}

// The pitch itself if it is small, otherwise a small one that lies in it around the same start. On a classic pitch all
// segments between points off the rim are playable, and those points form a paper pitch with the same centre.
PitchName swept_for(const PitchName& name) {
  if (is_board(name)) return name;
  if (name.rules == Rules::paper) return within_bounds(name);
  const auto [shorter, longer] = std::minmax(name.width, name.height);
  const bool small = shorter < most_across && longer <= most_along;
  const bool has_no_inside = shorter <= 2;  // such a pitch is swept quickly at any length that a drawing holds
  return small || has_no_inside ? name : within_bounds({Rules::paper, name.width - 2, name.height - 2});
}

// A smaller pitch that lies in it around the same start: one row and one column less, or the part inside the rim. Its
// sweep takes a fraction of the time and the memory. Nothing if the game on that pitch would be over at once.
std::optional<PitchName> next_smaller(const PitchName& name) {
  if (is_board(name)) return std::nullopt;
  if (name.rules == Rules::classic) {
    if (std::min(name.width, name.height) <= 2) return std::nullopt;
    return PitchName{Rules::paper, name.width - 2, name.height - 2};
  }
  if (name.width <= 1 || name.height <= 2) return std::nullopt;
  return PitchName{Rules::paper, name.width - 1, name.height - 1};
}

// True if a board's sweep takes about a second at most, as those of the pitches above.
bool is_swept_quickly(const PitchName& name) {
  constexpr std::size_t most = 8;  // paper:5x8 has as many vertices open
  const soccer::Pitch pitch(name);
  return pitch.goal(pitch.start()) != soccer::Goal::none || most_open(whole_sweep(pitch)) <= most;
}

struct CountedPitch {
  PitchName name;
  Natural classes;
  bool is_smaller = false;  // than the pitch that was to be swept
};

// The classes of the pitch; if memory does not suffice for its sweep, those of a smaller one whose sweep fits. Nothing
// if the sweep was stopped.
std::optional<CountedPitch> count_classes(const PitchName& pitch, const std::optional<int>& last_ply,
                                          const engines::RunOptions& options) {
  engines::RunOptions sweep;
  sweep.last_grade = last_ply;
  sweep.memory = options.memory;
  sweep.stop = options.stop;
  sweep.observer = options.observer;
  for (std::optional<PitchName> name = pitch; name; name = next_smaller(*name)) {
    SweptClasses swept = sweep_classes(*name, last_ply, sweep);
    if (swept.status == engines::RunStatus::complete) {
      return CountedPitch{*name, std::move(swept.to_last_ply), *name != pitch};
    }
    if (swept.status != engines::RunStatus::memory) return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace

std::optional<ClassBound> bound_classes(const CountTask& task, const engines::RunOptions& options,
                                        const std::optional<Natural>& known) {
  if (task.by == By::winner && (task.last_ply || task.symmetry != Symmetry::none)) {
    return bound_classes({.pitch = task.pitch, .by = By::winner}, options);
  }
  if (task.last_ply && *task.last_ply <= few_plies && !is_board(task.pitch)) return std::nullopt;
  if (!known && is_board(task.pitch) && !is_swept_quickly(task.pitch)) return std::nullopt;
  const std::optional<CountedPitch> counted =
      known ? CountedPitch{task.pitch, *known} : count_classes(swept_for(task.pitch), task.last_ply, options);
  if (!counted) return std::nullopt;
  ClassBound bound{counted->classes, counted->name == task.pitch, counted->is_smaller};
  if (task.symmetry == Symmetry::mirror) {
    const unsigned order = is_board(task.pitch) ? order_of(soccer::Pitch(task.pitch), task.symmetry) : 2;
    bound.classes = (bound.classes + order - 1) / order;  // an orbit holds at most `order` classes
    bound.is_exact = false;
  }
  return bound;
}

std::optional<std::string> too_many_to_hold(const PitchName& pitch, std::size_t bytes_a_class,
                                            const engines::RunOptions& options) {
  const std::optional<ClassBound> bound = bound_classes({.pitch = pitch, .by = By::winner}, options);
  if (!bound) return std::nullopt;
  const Natural bytes = bound->classes * bytes_a_class;
  if (bytes <= options.memory) return std::nullopt;
  return fmt::format("before ply 0, with {}{} classes to hold at once, which take {} MiB or more",
                     bound->is_exact ? "" : "at least ", bound->classes.str(), Natural(bytes >> 20U).str());
}

SweptClasses sweep_classes(const soccer::PitchName& name, const std::optional<int>& last_ply,
                           const engines::RunOptions& options) {
  const By by = last_ply ? By::ply : By::total;
  Counted counted = count_soccer_frontier(soccer::Pitch(name), by, Symmetry::none, options);
  SweptClasses swept{.status = counted.status, .reached = std::move(counted.reached)};
  for (const CountRow& row : counted.rows) {
    swept.of_game += *row.strong_classes;
    if (!last_ply || *row.ply <= *last_ply) swept.to_last_ply += *row.strong_classes;
  }
  return swept;
}

namespace {

using soccer::Goal;
using soccer::Pitch;
using soccer::PitchName;

// The drawings that have given segments, with the ball where `beyond` says.
struct Question {
  std::optional<std::size_t> drawn_at;  // the vertex whose segments are all drawn
  PliesBeyond beyond;
  bool folds = false;  // true if reflections along the row keep the count
};

// The reflections of the pitch that keep the start. Both keep its segments; the second exchanges the goals.
struct Reflections {
  bool left_right = false;
  bool top_bottom = false;
};

Reflections reflections_of(const Pitch& pitch) {
  if (is_board(pitch.name())) return {};
  const graphs::Point start = pitch.lattice().point(pitch.start());
  return {2 * start.x == pitch.name().width, 2 * start.y == pitch.name().height};
}

Question in_goal(const Pitch& pitch, const SoccerSweep& sweep, Goal goal) {
  const auto leads_there = [&](std::size_t segment) { return pitch.goal(sweep.goals[segment]) == goal; };
  const bool rows_run_along_x = pitch.name().width <= pitch.name().height;  // boards are never folded
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

// The vertices that can block: the first of each set of images, with the number of images.
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

// Runs the sweeps one after the other, and remembers how they ended.
class SweepsOverEnded {
 public:
  /// \param count  the number of sweeps
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

  /// Adds `times` times the question's counts; does nothing once a sweep has ended early.
  void add(const Question& question, std::size_t times, std::vector<Natural>& classes) {
    if (status_ != engines::RunStatus::complete) return;
    const engines::FrontierResult found = swept(pitch_, whole_, question, options_);
    status_ = found.status;
    ++done_;
    if (classes.size() < found.lanes.size()) classes.resize(found.lanes.size());
    for (std::size_t ply = 0; ply < found.lanes.size(); ++ply) {
      classes[ply] = reduced(classes[ply] + found.lanes[ply] * times, options_.modulus);
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
    if (classes.size() > 1) classes[1] = reduced(classes[1] + 1, options.modulus);
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
