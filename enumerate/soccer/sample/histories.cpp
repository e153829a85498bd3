#include "enumerate/soccer/sample/histories.hpp"

#include <fmt/format.h>

#include <utility>

#include "enumerate/engines/frontier/sample.hpp"
#include "enumerate/soccer/histories/statistic.hpp"
#include "enumerate/soccer/sample/trail_joints.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "graphs/trails.hpp"

namespace quadrille::enumerate {

namespace {

using engines::RunStatus;
using soccer::History;
using soccer::Pitch;

// Takes a sample's steps from the last to the first, and joins each vertex once both halves of its step are known.
class JoinedTrail {
 public:
  explicit JoinedTrail(const TrailJoiner& joiner) : joints_(joiner.no_joints()) {}

  void take(const TrailJoiner& joiner, const engines::SampledStep& step, engines::RandomStream& stream) {
    const bool opening = step.step % 2 == 1;
    if (opening) {
      after_ = step.after;
    } else {
      joiner.join(step.step / 2, step.before, after_, stream, joints_);
    }
  }
  std::vector<std::size_t> trail(const TrailJoiner& joiner) const { return joiner.trail(joints_); }

 private:
  std::optional<engines::TrailKey> after_;  // the vertex at hand; nothing while the trail has not been closed
  TrailJoints joints_;
};

// The history that a trail stands for, drawn from those that the sweep has counted it as.
History history_of_trail(const SoccerSweep& soccer, Histories of, const std::vector<std::size_t>& trail,
                         engines::RandomStream& stream) {
  History history;
  for (const std::size_t at : trail) history.push_back(soccer.vertices[at]);
  const auto& segments = soccer.segments[trail.back()];
  const std::size_t itself = of == Histories::all || segments.empty() ? 1 : 0;
  const std::size_t chosen = stream.below(itself + segments.size());
  if (chosen >= itself) history.push_back(soccer.goals[segments[chosen - itself]]);
  return history;
}

// One sweep and its walk back, with counters of so many words.
template <std::size_t Words, class Statistic>
void sample_trails(const SoccerSweep& soccer, const TrailJoiner& joiner, const Statistic& statistic, Histories of,
                   std::size_t words, const SampleSize& size, const engines::RunOptions& options,
                   Sampled<History>& sampled) {
  engines::Trails<Words, Statistic> run(joiner.plan(), statistic, words, options);
  engines::SweepSampler sampler(run);
  sampled.status = sampler.sweep();
  sampled.reached = fmt::format("at vertex {} of {}", sampler.steps_done() / 2, joiner.plan().size());
  if (sampled.status != RunStatus::complete) return;
  sampled.population = sampler.total();
  std::vector<engines::RandomStream> streams = streams_of(size);
  const std::vector<Natural> numbers = numbers_below(sampled.population, streams);
  std::vector<JoinedTrail> trails(size.count, JoinedTrail(joiner));
  sampled.status = sampler.walk_back(numbers, streams, [&](const engines::SampledStep& step) {
    trails[step.sample].take(joiner, step, streams[step.sample]);
  });
  sampled.reached = sampled.status == RunStatus::complete ? "" : "on the way back";
  if (sampled.status != RunStatus::complete) return;
  for (std::size_t k = 0; k < size.count; ++k) {
    sampled.things.push_back(history_of_trail(soccer, of, trails[k].trail(joiner), streams[k]));
  }
}

template <class Statistic>
Sampled<History> sample_trails(const SoccerSweep& soccer, const TrailJoiner& joiner, const Statistic& statistic,
                               Histories of, const SampleSize& size, const engines::RunOptions& options) {
  Sampled<History> sampled;
  sample_trails<2>(soccer, joiner, statistic, of, 2, size, options, sampled);
  for (std::size_t words = 4; sampled.status == RunStatus::overflow; words *= 2) {
    sample_trails<0>(soccer, joiner, statistic, of, words, size, options, sampled);
  }
  return sampled;
}

}  // namespace

Sampled<History> sample_histories(const Pitch& pitch, Histories of, const SampleSize& size,
                                  const engines::RunOptions& options) {
  if (pitch.goal(pitch.start()) != soccer::Goal::none) {  // over at ply 0, which is a finished game
    return {std::vector<History>(size.count, {pitch.start()}), 1};
  }
  const SoccerSweep soccer = whole_sweep(pitch);
  const TrailJoiner joiner(trail_graph(soccer));
  if (of == Histories::all) {
    PliesBeyond beyond;  // a history for the trail itself, and one for each goal; their plies do not matter here
    for (const auto& segments : soccer.segments) beyond.emplace_back(1 + segments.size());
    return sample_trails(soccer, joiner, AllHistories(beyond), of, size, options);
  }
  std::vector<FinishedGames::Vertex> vertices;
  for (std::size_t at = 0; at < joiner.plan().size(); ++at) {
    const graphs::TrailStep& step = joiner.plan()[at];
    vertices.push_back({step.backward.size(), step.forward.size(), soccer.segments[at].size()});
  }
  return sample_trails(soccer, joiner, FinishedGames(std::move(vertices)), of, size, options);
}

DrawingHistories::DrawingHistories(const Pitch& pitch) : pitch_(pitch) {
  if (pitch.goal(pitch.start()) == soccer::Goal::none) soccer_ = whole_sweep(pitch);
}

// The drawn segments between vertices of the sweep, as a graph; a segment to a goal is no part of it.
graphs::TrailGraph DrawingHistories::graph_of(const graphs::WideEdgeSet& drawing) const {
  graphs::TrailGraph graph{std::vector<std::vector<std::size_t>>(soccer_.vertices.size()), soccer_.graph.root};
  for (const graphs::SweepEdge& edge : soccer_.graph.edges) {
    const auto segment = pitch_.lattice().edge_between(soccer_.vertices[edge.u], soccer_.vertices[edge.v]);
    if (!drawing.contains(segment.value())) continue;
    graph.neighbours[edge.u].push_back(edge.v);
    graph.neighbours[edge.v].push_back(edge.u);
  }
  return graph;
}

namespace {

// How many edges cross at a time at most.
std::size_t most_crossing(const graphs::TrailGraph& graph) {
  std::size_t crossing = 0;
  std::size_t most = 0;
  for (std::size_t v = 0; v < graph.neighbours.size(); ++v) {
    for (const std::size_t other : graph.neighbours[v]) other > v ? ++crossing : --crossing;
    most = std::max(most, crossing);
  }
  return most;
}

}  // namespace

ShownHistory DrawingHistories::draw(const graphs::WideEdgeSet& drawing, engines::RandomStream& stream) const {
  if (drawing.empty()) return {{pitch_.start()}, true};
  graphs::TrailGraph graph = graph_of(drawing);
  if (most_crossing(graph) > most_crossing_drawn) {
    return {graphs::first_trail(pitch_.lattice(), drawing, pitch_.start()), false};
  }
  ShownHistory shown{{}, true};
  const auto trail = uniform_trail(TrailJoiner(std::move(graph)), stream);
  for (const std::size_t at : trail.value()) shown.history.push_back(soccer_.vertices[at]);
  // A goal is the end of every history that has it, by one segment from the end of the rest.
  for (const graphs::Incidence& next : pitch_.lattice().incident(shown.history.back())) {
    if (pitch_.goal(next.to) == soccer::Goal::none || !drawing.contains(next.edge)) continue;
    shown.history.push_back(next.to);
    break;
  }
  return shown;
}

}  // namespace quadrille::enumerate
