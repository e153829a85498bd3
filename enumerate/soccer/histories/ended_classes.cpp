#include "enumerate/soccer/histories/ended_classes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "enumerate/soccer/balls/earlier.hpp"
#include "enumerate/soccer/prepared_sweep.hpp"

namespace quadrille::enumerate {

namespace {

using soccer::Goal;
using soccer::Pitch;

// Drawings that have some segments, with the ball where `beyond` says.
struct Question {
  std::optional<std::size_t> drawn_at;  // the vertex whose segments are all drawn
  PliesBeyond beyond;
};

Question in_goal(const Pitch& pitch, const SoccerSweep& sweep, Goal goal) {
  const auto leads_there = [&](std::size_t segment) { return pitch.goal(sweep.goals[segment]) == goal; };
  return {{}, with_goals_alone(sweep.segments, leads_there)};
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

engines::FrontierResult swept(const SoccerSweep& whole, const Question& question, const engines::RunOptions& options) {
  SoccerSweep soccer = whole;
  for (graphs::SweepEdge& edge : soccer.graph.edges) {
    edge.drawn = question.drawn_at && (edge.u == *question.drawn_at || edge.v == *question.drawn_at);
  }
  const PreparedSweep prepared = prepare_sweep(std::move(soccer));
  const std::vector<int> marks = marks_by_step(prepared);
  const std::size_t all = static_cast<std::size_t>(marks.back()) + 1;
  const std::size_t last = options.last_grade ? std::min(static_cast<std::size_t>(*options.last_grade), all) : all;
  return run_sweep(prepared, PlyStatistic(question.beyond, marks, last), options);
}

}  // namespace

EndedClasses count_ended_classes(const Pitch& pitch, const engines::RunOptions& options) {
  const SoccerSweep whole = whole_sweep(pitch);
  std::vector<std::size_t> blocking;
  for (std::size_t at = 0; at < whole.vertices.size(); ++at) {
    if (may_block(whole, at)) blocking.push_back(at);
  }
  const std::size_t sweeps = blocking.size() + 2;
  std::size_t done = 0;
  engines::RunOptions for_sweep = options;
  for_sweep.checkpoint.reset();
  if (options.observer) {
    for_sweep.observer = [&](engines::Progress at) {
      if (at.fraction) at.fraction = (static_cast<double>(done) + *at.fraction) / static_cast<double>(sweeps);
      options.observer(at);
    };
  }
  EndedClasses ended;
  const auto add = [&](const Question& question, std::vector<Natural>& classes) {
    if (ended.status != engines::RunStatus::complete) return;
    const engines::FrontierResult found = swept(whole, question, for_sweep);
    ended.status = found.status;
    ended.reached = fmt::format("at sweep {} of {} over classes at their ends", done + 1, sweeps);
    ++done;
    if (classes.size() < found.lanes.size()) classes.resize(found.lanes.size());
    for (std::size_t ply = 0; ply < found.lanes.size(); ++ply) {
      classes[ply] = told(classes[ply] + found.lanes[ply], options.modulus);
    }
  };
  add(in_goal(pitch, whole, Goal::g1), ended.goal_1);
  add(in_goal(pitch, whole, Goal::g2), ended.goal_2);
  for (const std::size_t at : blocking) add(blocked_at(whole, at), ended.blocked);
  if (ended.status != engines::RunStatus::complete) return ended;

  // The goals beside the start, which no drawing of the swept graph leads to.
  for (const std::size_t segment : whole.segments[whole.graph.root]) {
    std::vector<Natural>& classes = pitch.goal(whole.goals[segment]) == Goal::g1 ? ended.goal_1 : ended.goal_2;
    if (classes.size() > 1) classes[1] = told(classes[1] + 1, options.modulus);
  }
  return ended;
}

}  // namespace quadrille::enumerate
