// The samplers of histories and of finished games. A sweep over the pitch counts all trails, and a walk back through
// the sweep's tables chooses the states of each sample; TrailJoiner joins these states into a trail.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

#include "enumerate/engines/frontier/sample.hpp"
#include "enumerate/soccer/histories/prepared_trails.hpp"
#include "enumerate/soccer/sample/samplers.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "graphs/trails.hpp"
#include "quadrille/error.hpp"
#include "quadrille/natural.hpp"

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
  std::optional<engines::TrailKey> after_;  // after the current vertex; nothing while the trail has not been closed
  TrailJoints joints_;
};

// The history of a trail, chosen among those as which the sweep has counted it.
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

// One sweep and its walk back, with counters of `words` words.
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
  const SoccerSweep soccer = whole_sweep(pitch, graphs::Remembered::edges);
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
  if (pitch.goal(pitch.start()) == soccer::Goal::none) soccer_ = whole_sweep(pitch, graphs::Remembered::edges);
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

// The most edges that cross at a time.
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

ShownHistory DrawingHistories::sample(const graphs::WideEdgeSet& drawing, engines::RandomStream& stream) const {
  if (drawing.empty()) return {{pitch_.start()}, true};
  graphs::TrailGraph graph = graph_of(drawing);
  if (most_crossing(graph) > most_crossing_sampled) {
    return {graphs::first_trail(pitch_.lattice(), drawing, pitch_.start()), false};
  }
  ShownHistory shown{{}, true};
  const auto trail = uniform_trail(TrailJoiner(std::move(graph)), stream);
  for (const std::size_t at : trail.value()) shown.history.push_back(soccer_.vertices[at]);
  // A goal ends every history that has it, by one segment from the end of the rest.
  for (const graphs::Incidence& next : pitch_.lattice().incident(shown.history.back())) {
    if (pitch_.goal(next.to) == soccer::Goal::none || !drawing.contains(next.edge)) continue;
    shown.history.push_back(next.to);
    break;
  }
  return shown;
}

namespace {

using engines::crosses;
using engines::mate;
using engines::TrailKey;
using graphs::imagined_slot;

// Values in place of the number of an end.
constexpr std::uint16_t not_joined = 0xffff;
constexpr std::uint16_t trail_start = 0xfffe;
constexpr std::uint16_t trail_end = 0xfffd;

constexpr std::size_t most_ends = engines::MeetingEnds::most;
using Matching = std::array<std::uint8_t, most_ends>;  // for each end the one that it is joined to

// The key after the ends, with these far ends, are joined as `joined` says; nothing if that closes a piece. With
// `closes` all ends must form one closed piece, which is the trail if `rest` is empty; then the key is `rest`.
std::optional<TrailKey> joined_key(TrailKey rest, std::span<const int> far, const Matching& joined, bool closes) {
  std::uint32_t seen = 0;
  const auto follow = [&](std::size_t from) {  // from an end to where its piece leaves, or back to it
    std::size_t at = from;
    do {
      const std::size_t other = joined[at];
      seen |= std::uint32_t{1} << at | std::uint32_t{1} << other;
      if (far[other] >= 0) return far[other];
      at = static_cast<std::size_t>(-far[other] - 1);
    } while (at != from);
    return -1;
  };
  TrailKey key = rest;
  for (std::size_t i = 0; i < far.size(); ++i) {
    if (far[i] < 0 || (seen >> i & 1U) != 0) continue;
    const int leaves = follow(i);
    if (leaves < 0) return std::nullopt;  // never: a piece that comes from afar leaves again
    key = engines::paired(key, static_cast<unsigned>(far[i]), static_cast<unsigned>(leaves));
  }
  const std::uint32_t all = (std::uint32_t{1} << far.size()) - 1;
  if (seen == all && !closes) return key;
  if (!closes || seen != 0 || far.empty()) return std::nullopt;
  follow(0);
  return seen == all ? std::optional(key) : std::nullopt;
}

template <class Visit>
void for_each_matching(std::uint32_t left, Matching& joined, const Visit& visit) {
  if (left == 0) return visit();
  const auto first = static_cast<std::uint8_t>(std::countr_zero(left));
  left &= left - 1;
  for (std::uint32_t others = left; others != 0; others &= others - 1) {
    const auto second = static_cast<std::uint8_t>(std::countr_zero(others));
    joined[first] = second;
    joined[second] = first;
    for_each_matching(left & ~(std::uint32_t{1} << second), joined, visit);
  }
}

}  // namespace

TrailJoiner::TrailJoiner(graphs::TrailGraph graph) : graph_(std::move(graph)), plan_(graphs::plan_trails(graph_)) {
  for (auto& neighbours : graph_.neighbours) {
    // A trail that starts and ends there has two more ends.
    if (neighbours.size() + 2 > most_ends)
      refuse("graph", "a vertex has more than 10 edges", "take one of smaller degrees");
    std::sort(neighbours.begin(), neighbours.end());
    first_.push_back(opposite_.size());
    opposite_.resize(opposite_.size() + neighbours.size());
  }
  std::array<std::size_t, graphs::most_crossing> from{};  // the earlier end of each slot's edge
  for (std::size_t v = 0; v < plan_.size(); ++v) {
    const auto& neighbours = graph_.neighbours[v];
    for (const std::size_t other : neighbours) opposite_[end_of(v, other)] = {other, end_of(other, v)};
    backward_.emplace_back();
    for (const unsigned slot : plan_[v].backward) backward_[v].push_back(end_of(v, from[slot]));
    forward_.emplace_back();
    auto later = std::upper_bound(neighbours.begin(), neighbours.end(), v);
    for (const unsigned slot : plan_[v].forward) {
      forward_[v].push_back(end_of(v, *later++));
      from[slot] = v;
    }
  }
}

std::uint16_t TrailJoiner::end_of(std::size_t vertex, std::size_t neighbour) const {
  const auto& neighbours = graph_.neighbours[vertex];
  const auto found = std::lower_bound(neighbours.begin(), neighbours.end(), neighbour);
  return static_cast<std::uint16_t>(first_[vertex] + static_cast<std::size_t>(found - neighbours.begin()));
}

TrailJoints TrailJoiner::no_joints() const { return TrailJoints(opposite_.size() + 1, not_joined); }

// The ends that meet at the vertex: of edges, and of the imagined edge between the trail's end and its start. The
// states say whether an imagined end is the start or the end of the trail, and whether both are here.
std::vector<TrailJoiner::End> TrailJoiner::ends_at(std::size_t vertex, TrailKey before,
                                                   std::optional<TrailKey> after) const {
  const graphs::TrailStep& step = plan_[vertex];
  std::vector<End> ends;
  std::array<int, 16> here{};  // one more than the number of the end in each slot
  const auto add = [&](std::uint16_t number, unsigned slot) {
    ends.push_back({number, static_cast<int>(slot)});
    return static_cast<int>(ends.size());
  };
  for (std::size_t i = 0; i < step.backward.size(); ++i) {
    if (crosses(before, step.backward[i])) here[step.backward[i]] = add(backward_[vertex][i], step.backward[i]);
  }
  const bool imagined_before = crosses(before, imagined_slot);
  const bool imagined_after = after && crosses(*after, imagined_slot);
  const std::uint16_t imagined = step.root ? trail_start : trail_end;
  if (imagined_before && !imagined_after) here[imagined_slot] = add(imagined, imagined_slot);
  for (End& end : ends) {
    const auto other = mate(before, static_cast<unsigned>(end.far));
    end.far = here[other] != 0 ? -here[other] : static_cast<int>(other);
  }
  if (!imagined_before && imagined_after) add(imagined, imagined_slot);
  if (step.root && !imagined_before && !imagined_after) {  // it starts and ends here
    const auto count = static_cast<int>(ends.size());
    ends.push_back({trail_start, -(count + 1) - 1});
    ends.push_back({trail_end, -count - 1});
  }
  for (std::size_t i = 0; after && i < step.forward.size(); ++i) {
    if (crosses(*after, step.forward[i])) add(forward_[vertex][i], step.forward[i]);
  }
  return ends;
}

void TrailJoiner::join(std::size_t vertex, TrailKey before, std::optional<TrailKey> after,
                       engines::RandomStream& stream, TrailJoints& joints) const {
  const std::vector<End> ends = ends_at(vertex, before, after);
  std::vector<int> far;
  far.reserve(ends.size());
  for (const End& end : ends) far.push_back(end.far);
  TrailKey rest = before;
  for (const unsigned slot : plan_[vertex].backward) rest = engines::with_mate(rest, slot, slot);
  for (const int slot : far) {
    if (slot >= 0) rest = engines::with_mate(rest, static_cast<unsigned>(slot), static_cast<unsigned>(slot));
  }
  if (!after || !crosses(*after, imagined_slot)) rest = engines::with_mate(rest, imagined_slot, imagined_slot);
  std::vector<Matching> ways;
  Matching joined{};
  for_each_matching((std::uint32_t{1} << ends.size()) - 1, joined, [&] {
    if (joined_key(rest, far, joined, !after) == after.value_or(engines::nothing_crosses)) ways.push_back(joined);
  });
  const Matching& chosen = ways.at(stream.below(ways.size()));
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const std::uint16_t here = ends[i].number;
    const std::uint16_t other = ends[chosen[i]].number;
    if (here == trail_start) joints.back() = other;
    if (here < trail_end) joints[here] = other;
  }
}

std::vector<std::size_t> TrailJoiner::trail(const TrailJoints& joints) const {
  std::vector<std::size_t> vertices{graph_.root};
  for (std::uint16_t leaving = joints.back(); leaving < trail_end;) {
    const auto [to, arriving] = opposite_[leaving];
    vertices.push_back(to);
    leaving = joints[arriving];
  }
  return vertices;
}

namespace {

using Counts = std::map<TrailKey, Natural>;  // the ways to each state, in a reproducible order

// Calls visit(after) for each way to take in a vertex with all its edges; after is nothing if that closes the trail.
template <class Visit>
void for_each_full_step(const graphs::TrailStep& step, TrailKey before, bool is_last, const Visit& visit) {
  engines::close_vertex(step, before, true, [&](const engines::Closing& closing) {
    if (closing.closed) {
      if (is_last) visit(std::optional<TrailKey>());
      return;
    }
    engines::open_vertex(step, closing.key, [&](TrailKey after, std::size_t drawn) {
      if (drawn == step.forward.size()) visit(std::optional(after));
    });
  });
}

}  // namespace

std::optional<std::vector<std::size_t>> uniform_trail(const TrailJoiner& joiner, engines::RandomStream& stream) {
  const std::vector<graphs::TrailStep>& plan = joiner.plan();
  TrailJoints joints = joiner.no_joints();
  std::size_t last = 0;  // the last vertex with an edge, or the root of a graph without edges
  for (std::size_t v = 0; v < plan.size(); ++v) {
    if (!plan[v].backward.empty() || (plan[v].root && plan[v].forward.empty())) last = std::max(last, v);
  }
  std::vector<Counts> layers{{{engines::nothing_crosses, Natural(1)}}};
  Natural all = 0;
  for (std::size_t v = 0; v <= last; ++v) {
    layers.emplace_back();
    for (const auto& [before, count] : layers[v]) {
      for_each_full_step(plan[v], before, v == last, [&, &ways = count](std::optional<TrailKey> after) {
        (after ? layers.back()[*after] : all) += ways;
      });
    }
  }
  if (all == 0) return std::nullopt;
  std::optional<TrailKey> at;
  Natural rest = stream.below(all);
  for (std::size_t v = last + 1; v-- > 0;) {
    if (at) rest = stream.below(layers[v + 1].at(*at));
    std::optional<TrailKey> from;
    for (auto state = layers[v].begin(); !from; ++state) {
      for_each_full_step(plan[v], state->first, v == last, [&](std::optional<TrailKey> after) {
        if (after != at || from) return;
        if (rest < state->second) {
          from = state->first;
        } else {
          rest -= state->second;
        }
      });
    }
    joiner.join(v, *from, at, stream, joints);
    at = from;
  }
  return joiner.trail(joints);
}

}  // namespace quadrille::enumerate
