// Counts the classes of Paper Soccer by sweeps of the engine `frontier`: in total, by ply, by ball, and with mirror
// images counted once.
#include "enumerate/soccer/frontier.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string>
#include <utility>

#include "enumerate/soccer/sweep.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Pitch;
using soccer::Vertex;

// The results of the sweeps of one question, and how they ended.
struct Found {
  std::map<std::size_t, Natural> classes;  // by ply, or by the ball's vertex on the pitch; by 0 if all are one
  engines::RunStatus status = engines::RunStatus::complete;
  std::string reached;

  // Takes over how a sweep ended; returns true if it is complete.
  bool take(const engines::FrontierResult& answer, const PreparedSweep& prepared) {
    status = answer.status;
    reached = fmt::format("at vertex {} of {}", answer.steps_done, prepared.sweep.plan.size());
    return status == engines::RunStatus::complete;
  }
};

Found total(const PreparedSweep& prepared, const engines::RunOptions& options) {
  const TotalStatistic statistic(prepared.soccer.segments);
  Found found;
  const engines::FrontierResult answer = run_sweep(prepared, statistic, options);
  if (!found.take(answer, prepared)) return found;
  // The empty drawing, and the goals beside the start.
  found.classes[0] = answer.lanes[0] + 1 + prepared.soccer.segments[prepared.soccer.graph.root].size();
  return found;
}

Found by_ply(const PreparedSweep& prepared, const engines::RunOptions& options) {
  const std::vector<int> marks = marks_by_step(prepared);
  const std::size_t all = static_cast<std::size_t>(marks.back()) + 1;
  const std::size_t last = options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
  const PlyStatistic statistic(with_goals(prepared.soccer.segments), marks, last);
  Found found;
  const engines::FrontierResult answer = run_sweep(prepared, statistic, options);
  if (!found.take(answer, prepared)) return found;
  for (std::size_t ply = 0; ply < answer.lanes.size(); ++ply) found.classes[ply] = answer.lanes[ply];
  found.classes[0] += 1;
  if (last >= 1) found.classes[1] += prepared.soccer.segments[prepared.soccer.graph.root].size();
  return found;
}

constexpr std::size_t balls_together = 8;

// The number of vertices whose balls one sweep tells apart: all if the states are few, otherwise few enough for
// classic:8x10 to stay below 12 GiB.
std::size_t balls_a_sweep(const PreparedSweep& prepared) {
  std::size_t open = 0;
  for (const graphs::SweepStep& step : prepared.sweep.plan) {
    const auto free = std::count(step.open.begin(), step.open.end(), graphs::no_vertex);
    open = std::max(open, step.open.size() - static_cast<std::size_t>(free));
  }
  return open <= 8 ? prepared.soccer.vertices.size() : balls_together;
}

Found by_ball(const PreparedSweep& prepared, const engines::RunOptions& options) {
  const SoccerSweep& soccer = prepared.soccer;
  const std::size_t count = soccer.vertices.size();
  const std::size_t at_a_time = balls_a_sweep(prepared);
  engines::RunOptions for_sweep = options;
  EarlierBalls earlier;
  if (options.checkpoint) {
    if (options.checkpoint->resume) earlier = EarlierBalls::of(options.checkpoint->resume->earlier);
    for_sweep.checkpoint->save = [&](engines::SavedProgress progress, const auto& write) {
      progress.earlier = earlier.numbers();
      return options.checkpoint->save(progress, write);
    };
  }
  if (options.observer) {
    for_sweep.observer = [&](engines::Progress at) {
      const std::size_t sweeps = (count + at_a_time - 1) / at_a_time;
      const std::size_t done = earlier.first / at_a_time;
      if (at.fraction) at.fraction = (static_cast<double>(done) + *at.fraction) / static_cast<double>(sweeps);
      options.observer(at);
    };
  }
  Found found;
  for (std::size_t& first = earlier.first; first < count; first += at_a_time) {
    const std::size_t last = std::min(first + at_a_time, count);
    const BallStatistic statistic(soccer.segments, soccer.goals.size(), first, last);
    const engines::FrontierResult answer = run_sweep(prepared, statistic, for_sweep);
    if (!found.take(answer, prepared)) return found;
    for (std::size_t at = first; at < last; ++at)
      earlier.classes[soccer.vertices[at]] += answer.lanes[statistic.lane_of(at)];
    for (std::size_t goal = 0; goal < soccer.goals.size(); ++goal) {
      earlier.classes[soccer.goals[goal]] += answer.lanes[statistic.lane_of_goal(goal)];
    }
    for (auto& [vertex, classes] : earlier.classes) classes = reduced(classes, options.modulus);
    if (for_sweep.checkpoint) for_sweep.checkpoint->resume.reset();
  }
  found.classes = std::move(earlier.classes);
  found.classes[soccer.vertices[soccer.graph.root]] += 1;
  for (const std::size_t goal : soccer.segments[soccer.graph.root]) found.classes[soccer.goals[goal]] += 1;
  return found;
}

Found sweep_once(const PreparedSweep& prepared, By by, const engines::RunOptions& options) {
  if (by == By::ball) return by_ball(prepared, options);
  if (by == By::ply || options.last_grade) return by_ply(prepared, options);
  return total(prepared, options);
}

// Burnside: half the sum of all classes and of those that are their own mirror image. A ball counts at the smaller of
// its two vertices.
void take_orbits(Found& found, const Found& own_images, By by, const soccer::Automorphism& mirror,
                 std::uint64_t modulus) {
  std::map<std::size_t, Natural> twice;
  const auto add = [&](const std::map<std::size_t, Natural>& classes) {
    for (const auto& [key, count] : classes) {
      const bool ball = by == By::ball;
      twice[ball ? std::min<std::size_t>(key, mirror.image(static_cast<Vertex>(key))) : key] += count;
    }
  };
  add(found.classes);
  add(own_images.classes);
  for (auto& [key, count] : twice) {
    count = modulus == 0 ? orbits(count, 2) : Natural(count * ((modulus + 1) / 2) % modulus);  // times a half
  }
  found.classes = std::move(twice);
}

Found sweep(const Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options, std::size_t words) {
  const bool no_game = pitch.goal(pitch.start()) != soccer::Goal::none;
  if (no_game) return {{{by == By::ball ? pitch.start() : 0U, Natural(1)}}, engines::RunStatus::complete, {}};
  PreparedSweep prepared = prepare_sweep(whole_sweep(pitch), words);
  if (by != By::ball) {
    prepared.sweep.folds = soccer_folds(pitch, prepared.soccer, prepared.sweep.plan);
  }
  if (symmetry == Symmetry::none) return sweep_once(prepared, by, options);

  const soccer::Automorphism mirror = soccer::mirror_of(pitch);
  engines::RunOptions for_half = options;  // the smaller sweep by far: it goes first, and is not worth a checkpoint
  for_half.checkpoint.reset();
  for_half.observer = {};
  Found own_images = sweep_once(prepare_sweep(folded_sweep(pitch, mirror), words), by, for_half);
  if (own_images.status != engines::RunStatus::complete) return own_images;
  Found found = sweep_once(prepared, by, options);
  if (found.status != engines::RunStatus::complete) return found;
  take_orbits(found, own_images, by, mirror, options.modulus);
  return found;
}

}  // namespace

std::size_t bits_of_frontier(const Pitch& pitch) {
  return pitch.goal(pitch.start()) == soccer::Goal::none ? bits_needed(whole_sweep(pitch)) + 1 : 1;
}

Counted count_soccer_frontier(const Pitch& pitch, By by, Symmetry symmetry, const engines::RunOptions& options,
                              std::size_t words) {
  if (by == By::ball && options.last_grade) {
    refuse(mention("plies"), "the frontier counts by ball for the whole game only", "leave it out");
  }
  Found found = sweep(pitch, by, symmetry, options, words);
  Counted counted{.status = found.status, .reached = std::move(found.reached)};
  if (found.status != engines::RunStatus::complete) return counted;

  Natural all = 0;
  for (const auto& [key, classes] : found.classes) {
    all += classes;
    if (classes == 0 && options.modulus == 0) continue;  // a residue may be 0, and its row is one of many
    counted.last_finished_grade = static_cast<int>(key);
    if (by == By::ply) {
      counted.rows.push_back({.ply = static_cast<int>(key), .weak_classes = classes, .strong_classes = classes});
    } else if (by == By::ball) {
      counted.rows.emplace_back(row_of_key(pitch, by, key)).weak_classes = classes;
    }
  }
  if (by == By::total) counted.rows.push_back({.weak_classes = all, .strong_classes = all});
  return counted;
}

Counted count_own_images(const Pitch& pitch, engines::RunOptions options) {
  options.checkpoint.reset();
  options.observer = {};
  const soccer::Automorphism mirror = soccer::mirror_of(pitch);
  const Found found = sweep_once(prepare_sweep(folded_sweep(pitch, mirror)), By::total, options);
  Counted counted{.status = found.status, .reached = found.reached};
  if (found.status != engines::RunStatus::complete) return counted;
  counted.rows.push_back({.weak_classes = found.classes.at(0), .strong_classes = found.classes.at(0)});
  return counted;
}

template engines::FrontierResult run_sweep(const PreparedSweep&, const PlyStatistic&, const engines::RunOptions&);

}  // namespace quadrille::enumerate
