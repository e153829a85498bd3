#include "enumerate/confirm/soccer/endings.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "enumerate/confirm/soccer/histories.hpp"
#include "enumerate/confirm/soccer/residue.hpp"

namespace quadrille::confirm {

using residue::Graph;

namespace {

struct Swept {
  ResiduesAtPoints residues{};
  std::uint64_t peak_states = 0;
};

Swept sweep_classes(const Graph& graph) {
  const ResidueSweep one = residue_sweep(graph);
  const ResidueSweep other = residue_sweep(graph, {}, histories_point);
  return {{one.residue, other.residue}, one.peak_states};
}

Swept sweep_histories(const Graph& graph) {
  const HistoriesResidue found = histories_sweep(graph);
  return {{found.histories, found.at_point}, found.peak_states};
}

ResiduesAtPoints sum(const ResiduesAtPoints& a, const ResiduesAtPoints& b) {
  return {residue_sum(a[0], b[0]), residue_sum(a[1], b[1])};
}

ResiduesAtPoints difference(const ResiduesAtPoints& a, const ResiduesAtPoints& b) {
  return sum(a, {residue_modulus - b[0], residue_modulus - b[1]});
}

Graph with_goals(const Graph& graph, bool first, bool second) {
  Graph some = graph;
  for (residue::Point& point : some.points) {
    if (point.terminal()) point.closed = !(point.goal == 1 ? first : second);
  }
  return some;
}

// The vertices at which a mover can be blocked.
std::vector<std::size_t> blocking_vertices(const Graph& graph) {
  std::vector<std::size_t> degree(graph.points.size());
  std::vector<bool> beside_goal(graph.points.size());
  for (const auto& [i, j] : graph.edges) {
    ++degree[i];
    ++degree[j];
    if (graph.points[i].terminal()) beside_goal[j] = true;
    if (graph.points[j].terminal()) beside_goal[i] = true;
  }
  std::vector<std::size_t> blocking;
  for (std::size_t v = 0; v < graph.points.size(); ++v) {
    const bool even = degree[v] % 2 == 0;
    if (!graph.points[v].terminal() && degree[v] != 0 && !beside_goal[v] && even == (v == graph.start))
      blocking.push_back(v);
  }
  return blocking;
}

template <class Sweep>
EndingResidues endings(const soccer::PitchName& name, const EndingsObserver& observer, const Sweep& sweep) {
  const Graph whole = residue_graph_of(name);
  EndingResidues found;
  if (whole.points[whole.start].terminal()) {
    // The game is over before the first ply.
    found.all = {1, 1};
    (whole.points[whole.start].goal == 1 ? found.goal_1 : found.goal_2) = {1, 1};
    found.peak_states = 1;
    return found;
  }
  const std::vector<std::size_t> blocking = blocking_vertices(whole);
  std::size_t sweeps = 0;
  const auto count = [&](const Graph& graph) {
    if (observer) observer(++sweeps, blocking.size() + 3);
    const Swept swept = sweep(residue_sweep_graph_of(name, graph));
    found.peak_states = std::max(found.peak_states, swept.peak_states);
    return swept.residues;
  };
  const ResiduesAtPoints ongoing = count(with_goals(whole, false, false));
  found.goal_1 = difference(count(with_goals(whole, true, false)), ongoing);
  found.all = count(whole);
  found.goal_2 = difference(difference(found.all, ongoing), found.goal_1);
  for (const std::size_t vertex : blocking) {
    Graph graph = whole;
    graph.full = vertex;
    found.blocked = sum(found.blocked, count(graph));
  }
  return found;
}

}  // namespace

EndingResidues endings_of_classes(const soccer::PitchName& name, const EndingsObserver& observer) {
  return endings(name, observer, sweep_classes);
}

EndingResidues endings_of_histories(const soccer::PitchName& name, const EndingsObserver& observer) {
  return endings(name, observer, sweep_histories);
}

}  // namespace quadrille::confirm
