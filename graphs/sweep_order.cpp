#include "graphs/sweep_order.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <tuple>

namespace quadrille::graphs {

namespace {

using Order = std::vector<std::size_t>;

// Grows an order from its first vertex: the next one is a neighbour of those taken in after which the least is
// remembered, of equals the one that the earliest vertex waits for.
Order grown(const Neighbours& graph, std::size_t first, Remembered remembered) {
  constexpr std::size_t never = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> missing(graph.size());  // neighbours to come
  for (std::size_t v = 0; v < graph.size(); ++v) missing[v] = graph[v].size();
  std::vector<std::size_t> taken_at(graph.size(), never);
  std::vector<std::size_t> waited_for_since(graph.size(), never);
  Order order;
  const auto take = [&](std::size_t v) {
    taken_at[v] = order.size();
    for (const std::size_t to : graph[v]) {
      --missing[to];
      waited_for_since[to] = std::min(waited_for_since[to], order.size());
    }
    order.push_back(v);
  };
  // How much more is remembered once v is taken in.
  const auto growth = [&](std::size_t v) {
    const auto to_come = static_cast<std::ptrdiff_t>(missing[v]);
    if (remembered == Remembered::edges) return 2 * to_come - static_cast<std::ptrdiff_t>(graph[v].size());
    std::ptrdiff_t closed = 0;
    for (const std::size_t to : graph[v]) closed += taken_at[to] != never && missing[to] == 1 ? 1 : 0;
    return (to_come > 0 ? 1 : 0) - closed;
  };
  take(first);
  while (order.size() < graph.size()) {
    std::size_t best = never;
    std::tuple<bool, std::ptrdiff_t, std::size_t> least;
    for (std::size_t v = 0; v < graph.size(); ++v) {
      if (taken_at[v] != never) continue;
      const std::tuple rated(waited_for_since[v] == never, growth(v), waited_for_since[v]);
      if (best == never || rated < least) {
        best = v;
        least = rated;
      }
    }
    take(best);
  }
  return order;
}

// About how many states a sweep in that order has: a power for each step.
double cost_of(const Neighbours& graph, const Order& order, Remembered remembered) {
  double cost = 0;
  const double base = remembered == Remembered::vertices ? 8 : 3;
  for (const std::size_t open : open_in_order(graph, order, remembered).at) {
    cost += std::pow(base, static_cast<double>(std::min<std::size_t>(open, 60)));
  }
  return cost;
}

// Moves single vertices while that makes the order better, and for so many trials at most.
Order improved(const Neighbours& graph, Order order, Remembered remembered) {
  std::size_t trials = 4'000'000 / (graph.size() + 1) / 8;
  double cost = cost_of(graph, order, remembered);
  for (bool better = true; better;) {
    better = false;
    for (std::size_t from = 0; from < order.size(); ++from) {
      for (std::size_t to = 0; to < order.size(); ++to) {
        if (to == from) continue;
        if (trials-- == 0) return order;
        Order trial = order;
        const std::size_t vertex = trial[from];
        trial.erase(trial.begin() + static_cast<std::ptrdiff_t>(from));
        trial.insert(trial.begin() + static_cast<std::ptrdiff_t>(to), vertex);
        const double now = cost_of(graph, trial, remembered);
        if (now >= cost) continue;
        cost = now;
        order = std::move(trial);
        better = true;
      }
    }
  }
  return order;
}

}  // namespace

OpenInOrder open_in_order(const Neighbours& graph, const std::vector<std::size_t>& order, Remembered remembered) {
  std::vector<std::size_t> place(graph.size());
  for (std::size_t at = 0; at < order.size(); ++at) place[order[at]] = at;
  OpenInOrder open;
  // For each step, how many vertices are closed by it, or how many edges.
  std::vector<std::size_t> closing(graph.size());
  std::size_t now = 0;
  if (remembered == Remembered::vertices) {
    for (std::size_t v = 0; v < graph.size(); ++v) {
      std::size_t last = place[v];
      for (const std::size_t to : graph[v]) last = std::max(last, place[to]);
      ++closing[last];
    }
    for (std::size_t at = 0; at < order.size(); ++at) {
      open.at.push_back(now + 1);
      now = now + 1 - closing[at];
    }
  } else {
    for (std::size_t at = 0; at < order.size(); ++at) {
      for (const std::size_t to : graph[order[at]]) {
        if (place[to] < at) {
          --now;
        } else {
          ++now;
        }
      }
      open.at.push_back(now);
    }
  }
  if (!open.at.empty()) open.most = *std::max_element(open.at.begin(), open.at.end());
  return open;
}

std::vector<std::size_t> narrow_order(const Neighbours& graph, Remembered remembered,
                                      const std::vector<std::vector<std::size_t>>& known) {
  if (graph.empty()) return {};
  std::optional<Order> best;
  double least = 0;
  const auto offer = [&](Order order) {
    const double cost = cost_of(graph, order, remembered);
    if (best && cost >= least) return;
    best = std::move(order);
    least = cost;
  };
  for (const Order& order : known) offer(order);
  constexpr std::size_t most_grown = 64;
  const std::size_t step = (graph.size() + most_grown - 1) / most_grown;
  for (std::size_t first = 0; first < graph.size(); first += step) offer(grown(graph, first, remembered));
  return improved(graph, *std::move(best), remembered);
}

}  // namespace quadrille::graphs
