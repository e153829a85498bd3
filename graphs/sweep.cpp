// Makes the plan of a sweep, which adds the vertices of a graph one after another. The plan gives each added vertex a
// slot, a place for its data, until all its edges are added. For each step the plan names the slots and edges involved,
// and the vertices that free their slots.
#include "quadrille/detail/sweep.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "quadrille/error.hpp"

namespace quadrille::graphs {

namespace {

constexpr std::uint32_t bit(std::size_t slot) { return std::uint32_t{1} << slot; }

/// The slots of the open vertices: each vertex takes a free slot and gives it back.
class Slots {
 public:
  Slots() { vertices_.fill(no_vertex); }

  std::size_t take(std::size_t vertex) {
    const auto free = std::find(vertices_.begin(), vertices_.end(), no_vertex);
    if (free == vertices_.end()) {
      throw Error(ErrorKind::unusable_input,
                  "more than " + std::to_string(most_slots) +
                      " vertices would be open at a time; the frontier takes boards whose shorter side has at most " +
                      std::to_string(most_slots - 3) + " cells");
    }
    *free = vertex;
    return static_cast<std::size_t>(free - vertices_.begin());
  }
  void give_back(std::size_t slot) { vertices_[slot] = no_vertex; }
  std::size_t of(std::size_t vertex) const {
    return static_cast<std::size_t>(std::find(vertices_.begin(), vertices_.end(), vertex) - vertices_.begin());
  }
  std::vector<std::size_t> open() const { return {vertices_.begin(), vertices_.end()}; }

 private:
  std::array<std::size_t, most_slots> vertices_{};
};

// For each vertex, the last step that has an edge of it.
std::vector<std::size_t> last_steps(const SweepGraph& graph) {
  std::vector<std::size_t> last(graph.may_end.size());
  for (std::size_t v = 0; v < last.size(); ++v) last[v] = v;
  for (const SweepEdge& edge : graph.edges) {
    const std::size_t step = std::max(edge.u, edge.v);
    last[edge.u] = std::max(last[edge.u], step);
    last[edge.v] = std::max(last[edge.v], step);
  }
  return last;
}

SweepLink link_of(const SweepEdge& edge, std::size_t v, std::size_t slot, std::size_t other_slot) {
  const bool v_is_u = edge.u == v;
  const bool turns_v = v_is_u ? edge.turns_u : edge.turns_v;
  const bool turns_other = v_is_u ? edge.turns_v : edge.turns_u;
  return {other_slot, (turns_v ? bit(slot) : 0U) | (turns_other ? bit(other_slot) : 0U), edge.marks, edge.drawn};
}

}  // namespace

std::vector<SweepStep> plan_sweep(const SweepGraph& graph) {
  const std::vector<std::size_t> last = last_steps(graph);
  Slots slots;
  std::vector<std::vector<SweepEdge>> backward(last.size());
  for (const SweepEdge& edge : graph.edges) backward[std::max(edge.u, edge.v)].push_back(edge);
  std::vector<SweepStep> plan;
  plan.reserve(last.size());
  for (std::size_t v = 0; v < last.size(); ++v) {
    SweepStep step;
    const std::vector<std::size_t> before = slots.open();
    step.slot = slots.take(v);
    for (const SweepEdge& edge : backward[v]) {
      step.links.push_back(link_of(edge, v, step.slot, slots.of(std::min(edge.u, edge.v))));
    }
    const std::vector<std::size_t> during = slots.open();
    for (std::size_t s = 0; s < most_slots; ++s) {
      const std::size_t open = during[s];
      if (open == no_vertex) continue;
      if (graph.may_end[open]) step.may_end |= bit(s);
      if (last[open] == v) step.leavers.push_back({s, open, graph.may_end[open], open == graph.root});
    }
    // The first leaver's edge is decided first: its parity then leaves one choice of two.
    std::sort(step.leavers.begin(), step.leavers.end(),
              [](const SweepLeaver& a, const SweepLeaver& b) { return a.vertex < b.vertex; });
    if (!step.leavers.empty()) {
      std::stable_partition(step.links.begin(), step.links.end(),
                            [&](const SweepLink& link) { return link.slot == step.leavers.front().slot; });
    }
    for (std::size_t s = 0; s < most_slots; ++s) {
      const auto at_s = [&](const auto& part) { return part.slot == s; };
      const bool takes_part = std::any_of(step.links.begin(), step.links.end(), at_s) ||
                              std::any_of(step.leavers.begin(), step.leavers.end(), at_s);
      if (before[s] != no_vertex && !takes_part) step.untouched_by |= bit(s);
    }
    step.root_done = last[graph.root] < v;
    for (const SweepLeaver& leaver : step.leavers) slots.give_back(leaver.slot);
    step.open = slots.open();
    const auto root = std::find(step.open.begin(), step.open.end(), graph.root);
    if (root != step.open.end()) step.root_slot = static_cast<std::size_t>(root - step.open.begin());
    plan.push_back(std::move(step));
  }
  return plan;
}

}  // namespace quadrille::graphs
