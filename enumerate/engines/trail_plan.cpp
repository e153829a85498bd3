// plan_trails: computes the plan of a sweep over trails (trail_sweep/plan.hpp). An edge gets a slot at the step of its
// first end, and keeps the slot until the step of its other end.
#include <algorithm>
#include <array>
#include <iterator>
#include <limits>
#include <string>

#include "enumerate/engines/trail_sweep/plan.hpp"
#include "quadrille/error.hpp"

namespace quadrille::graphs {

namespace {

constexpr std::size_t no_vertex_yet = std::numeric_limits<std::size_t>::max();

}  // namespace

std::vector<TrailStep> plan_trails(const TrailGraph& graph) {
  std::vector<TrailStep> plan;
  std::array<std::size_t, most_crossing> later{};  // the later end of each slot's edge
  later.fill(no_vertex_yet);
  for (std::size_t v = 0; v < graph.neighbours.size(); ++v) {
    TrailStep step;
    step.root = v == graph.root;
    step.root_done = v > graph.root;
    for (unsigned slot = 0; slot < most_crossing; ++slot) {
      if (later[slot] == v) {
        step.backward.push_back(slot);
        later[slot] = no_vertex_yet;
      } else if (later[slot] != no_vertex_yet) {
        step.others |= std::uint32_t{1} << slot;
      }
    }
    std::vector<std::size_t> forward;
    std::copy_if(graph.neighbours[v].begin(), graph.neighbours[v].end(), std::back_inserter(forward),
                 [v](std::size_t other) { return other > v; });
    std::sort(forward.begin(), forward.end());
    for (const std::size_t other : forward) {
      const auto free = std::find(later.begin(), later.end(), no_vertex_yet);
      if (free == later.end()) {
        throw Error(ErrorKind::unusable_input,
                    "more than " + std::to_string(most_crossing) + " edges cross the frontier; take a narrower graph");
      }
      *free = other;
      step.forward.push_back(static_cast<unsigned>(free - later.begin()));
    }
    const std::size_t ends = std::max(step.backward.size(), step.forward.size());
    if (ends > most_at_once) {
      throw Error(ErrorKind::unusable_input,
                  "a vertex has more than " + std::to_string(most_at_once) +
                      " edges to earlier or to later vertices; take a graph of smaller degrees");
    }
    for (unsigned slot = 0; slot < most_crossing && step.pending.size() < ends; ++slot) {
      if ((step.others >> slot & 1U) == 0) step.pending.push_back(slot);
    }
    plan.push_back(std::move(step));
  }
  return plan;
}

}  // namespace quadrille::graphs
