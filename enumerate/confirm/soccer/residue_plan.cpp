#include "enumerate/confirm/soccer/residue_plan.hpp"

#include <algorithm>
#include <cassert>
#include <optional>
#include <ranges>

#include "quadrille/error.hpp"

namespace quadrille::confirm::residue {

namespace {

constexpr std::size_t most_bystanders = 7;  // 2187 groups: enough to share out, few enough to write to at once

class Planner {
 public:
  explicit Planner(const Graph& graph)
      : graph_(graph), last_(graph.points.size()), earlier_(graph.points.size()), slot_(graph.points.size()) {
    for (const auto& [i, j] : graph.edges) {
      last_[i] = std::max(last_[i], j);
      last_[j] = std::max(last_[j], j);
      earlier_[j].push_back(i);
    }
  }

  std::vector<Stage> plan() {
    std::vector<Stage> stages;
    for (std::size_t v = 0; v < graph_.points.size(); ++v) {
      Stage stage;
      stage.row = graph_.points[v].y;
      stage.bystanders = bystanders(v);
      enter(v);
      add_steps(v, stage);
      if (!stage.steps.empty()) stages.push_back(std::move(stage));
    }
    return stages;
  }

 private:
  void enter(std::size_t v) {
    const auto free = std::find(in_slot_.begin(), in_slot_.end(), std::nullopt);
    slot_[v] = static_cast<unsigned>(free - in_slot_.begin());
    if (free == in_slot_.end()) in_slot_.emplace_back();
    in_slot_[slot_[v]] = v;
    if (in_slot_.size() > most_slots) {
      throw Error(ErrorKind::unusable_input,
                  "graph: its frontier is too wide for the residue sweep; take a pitch whose shorter side is at most "
                  "9, or a narrower "
                  "board");
    }
  }

  std::vector<unsigned> bystanders(std::size_t v) const {
    std::vector<unsigned> slots;
    for (unsigned slot = 0; slot < in_slot_.size() && slots.size() < most_bystanders; ++slot) {
      const std::optional<std::size_t> vertex = in_slot_[slot];
      if (vertex && std::ranges::find(earlier_[v], *vertex) == earlier_[v].end()) slots.push_back(slot);
    }
    return slots;
  }

  void add_steps(std::size_t v, Stage& stage) {
    std::vector<std::size_t> order = earlier_[v];
    std::ranges::stable_partition(order, [&](std::size_t u) { return last_[u] == v; });
    for (const std::size_t u : order) {
      Step step;
      step.a = slot_[v];
      step.b = slot_[u];
      step.a_is_terminal = graph_.points[v].terminal();
      step.b_is_terminal = graph_.points[u].terminal();
      step.may_be_drawn = !graph_.points[v].closed && !graph_.points[u].closed;
      step.must_be_drawn = graph_.full == u || graph_.full == v;
      if (last_[u] == v) depart(u, step);
      if (u == order.back() && last_[v] == v) depart(v, step);
      stage.steps.push_back(std::move(step));
    }
  }

  void depart(std::size_t v, Step& step) {
    Leaving leaving = start_left_ ? Leaving::after_start : Leaving::before_start;
    if (v == graph_.start) {
      leaving = Leaving::start;
      start_left_ = true;
    }
    step.departures.push_back({slot_[v], leaving});
    in_slot_[slot_[v]].reset();
  }

  const Graph& graph_;
  std::vector<std::size_t> last_;                  // for each vertex, the last vertex with a common edge
  std::vector<std::vector<std::size_t>> earlier_;  // for each vertex, the earlier vertices with a common edge
  std::vector<unsigned> slot_;
  std::vector<std::optional<std::size_t>> in_slot_;
  bool start_left_ = false;
};

}  // namespace

std::vector<Stage> plan_of(const Graph& graph) {
  std::vector<Stage> stages = Planner(graph).plan();
  bool comes_later = false;
  for (Stage& stage : stages | std::views::reverse) {
    for (Step& step : stage.steps | std::views::reverse) {
      step.is_incomplete = comes_later;
      comes_later = comes_later || step.must_be_drawn;
    }
  }
  return stages;
}

}  // namespace quadrille::confirm::residue
