// Searches for an order of the vertices in which a sweep of a graph has few states. The candidates are orders that a
// beam search finds, orders by the distance to a path (on a rectangle, to a side), and orders that the caller suggests.
// The cheapest candidate wins.
#include "graphs/sweep_order.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <random>
#include <set>
#include <tuple>
#include <unordered_set>
#include <utility>

namespace quadrille::graphs {

namespace {

using Order = std::vector<std::size_t>;

// An estimate of the states of a sweep that remembers `open` vertices or edges.
double states(std::size_t open, Remembered remembered) {
  const double base = remembered == Remembered::vertices ? 8 : 3;
  return std::pow(base, static_cast<double>(std::min<std::size_t>(open, 60)));
}

double cost_of(const Neighbours& graph, const Order& order, Remembered remembered) {
  double cost = 0;
  for (const std::size_t open : open_in_order(graph, order, remembered).at) cost += states(open, remembered);
  return cost;
}

// The first vertices of an order, as a set: the memory of a sweep after them depends on the set alone.
struct Prefix {
  std::vector<bool> taken;
  std::vector<std::size_t> missing;  // for each vertex, its neighbours that are not taken
  std::size_t open = 0;              // vertices taken with neighbours missing
  std::size_t cut = 0;               // edges between those taken and the rest
  double cost = 0;
  std::uint64_t name = 0;  // the exclusive or of a number for each vertex taken
};

// A beginning with one vertex more, before its sets are computed.
struct Extension {
  std::size_t from = 0;
  std::size_t vertex = 0;
  double cost = 0;
  std::size_t cut = 0;
  std::uint64_t name = 0;
};

class BeamSearch {
 public:
  BeamSearch(const Neighbours& graph, Remembered remembered) : graph_(graph), remembered_(remembered) {
    std::mt19937_64 random(graph.size());
    for (std::size_t v = 0; v < graph.size(); ++v) names_.push_back(random());
  }

  // Beam search: at each length it keeps the cheapest extensions of the kept beginnings that are one vertex shorter.
  Order run() {
    const std::size_t width = std::clamp<std::size_t>(4'000'000 / (graph_.size() * graph_.size()), 4, 200);
    std::vector<Prefix> beam{start()};
    std::vector<std::vector<Extension>> steps;
    while (steps.size() < graph_.size()) {
      std::vector<Extension> found = extensions(beam);
      std::stable_sort(found.begin(), found.end(), [](const Extension& a, const Extension& b) {
        return std::tie(a.cost, a.cut) < std::tie(b.cost, b.cut);
      });
      std::unordered_set<std::uint64_t> seen;
      std::vector<Prefix> next;
      std::vector<Extension>& step = steps.emplace_back();
      for (const Extension& extension : found) {
        if (next.size() == width) break;
        if (!seen.insert(extension.name).second) continue;
        next.push_back(extended(beam[extension.from], extension));
        step.push_back(extension);
      }
      beam = std::move(next);
    }
    Order order(graph_.size());
    std::size_t at = 0;
    for (std::size_t length = graph_.size(); length-- > 0; at = steps[length][at].from) {
      order[length] = steps[length][at].vertex;
    }
    return order;
  }

 private:
  Prefix start() const {
    Prefix none;
    none.taken.resize(graph_.size());
    for (const auto& neighbours : graph_) none.missing.push_back(neighbours.size());
    return none;
  }

  // Extends each beginning by every vertex with a neighbour in it, or by any vertex if none has one.
  std::vector<Extension> extensions(const std::vector<Prefix>& beam) const {
    std::vector<Extension> found;
    for (std::size_t from = 0; from < beam.size(); ++from) {
      const Prefix& prefix = beam[from];
      const std::size_t before = found.size();
      for (const bool any : {false, true}) {
        if (found.size() != before) break;
        for (std::size_t v = 0; v < graph_.size(); ++v) {
          const bool is_beside = prefix.missing[v] != graph_[v].size();
          if (prefix.taken[v] || !(any || is_beside)) continue;
          const std::size_t cut = cut_with(prefix, v);
          const std::size_t open = remembered_ == Remembered::edges ? cut : prefix.open + 1;
          found.push_back({from, v, prefix.cost + states(open, remembered_), cut, prefix.name ^ names_[v]});
        }
      }
    }
    return found;
  }

  std::size_t cut_with(const Prefix& prefix, std::size_t v) const {
    return prefix.cut + 2 * prefix.missing[v] - graph_[v].size();
  }

  Prefix extended(const Prefix& before, const Extension& extension) const {
    Prefix after = before;
    const std::size_t v = extension.vertex;
    after.taken[v] = true;
    after.open += after.missing[v] != 0 ? 1 : 0;
    for (const std::size_t to : graph_[v]) {
      if (--after.missing[to] == 0 && after.taken[to]) --after.open;
    }
    after.cut = extension.cut;
    after.cost = extension.cost;
    after.name = extension.name;
    return after;
  }

  const Neighbours& graph_;
  Remembered remembered_;
  std::vector<std::uint64_t> names_;
};

// For each vertex, the number of edges to the nearest vertex of `from`.
std::vector<std::size_t> distances(const Neighbours& graph, std::vector<std::size_t> from) {
  std::vector<std::size_t> distance(graph.size(), graph.size());
  for (const std::size_t v : from) distance[v] = 0;
  for (std::size_t at = 0; at < from.size(); ++at) {
    for (const std::size_t to : graph[from[at]]) {
      if (distance[to] != graph.size()) continue;
      distance[to] = distance[from[at]] + 1;
      from.push_back(to);
    }
  }
  return distance;
}

// For each vertex, its predecessor on a path from `from` whose vertices have the least sum of degrees (Dijkstra).
std::vector<std::size_t> ways_of_small_degrees(const Neighbours& graph, std::size_t from) {
  std::vector<std::size_t> before(graph.size(), from);
  std::vector<std::size_t> weight(graph.size(), std::numeric_limits<std::size_t>::max());
  std::set<std::pair<std::size_t, std::size_t>> waiting{{0, from}};
  weight[from] = 0;
  while (!waiting.empty()) {
    const auto [so_far, v] = *waiting.begin();
    waiting.erase(waiting.begin());
    for (const std::size_t to : graph[v]) {
      if (so_far + graph[to].size() >= weight[to]) continue;
      waiting.erase({weight[to], to});
      weight[to] = so_far + graph[to].size();
      before[to] = v;
      waiting.insert({weight[to], to});
    }
  }
  return before;
}

// Takes the levels in their order. Within a level, the next vertex is the one after which a sweep remembers least;
// among equals, the one with the fewest neighbours to come.
Order by_levels(const Neighbours& graph, const std::vector<std::size_t>& level, Remembered remembered) {
  std::vector<bool> taken(graph.size());
  std::vector<std::size_t> missing;
  for (const auto& neighbours : graph) missing.push_back(neighbours.size());
  Order order(graph.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t v) { return level[v]; });
  const auto rating = [&](std::size_t v) {
    if (remembered == Remembered::edges) {
      return std::pair(2 * static_cast<std::ptrdiff_t>(missing[v]) - std::ssize(graph[v]), missing[v]);
    }
    const auto closed = std::ranges::count_if(graph[v], [&](std::size_t to) { return taken[to] && missing[to] == 1; });
    return std::pair((missing[v] != 0 ? 1 : 0) - closed, missing[v]);
  };
  for (std::size_t at = 0; at < order.size(); ++at) {
    std::size_t best = at;
    for (std::size_t i = at + 1; i < order.size() && level[order[i]] == level[order[at]]; ++i) {
      if (rating(order[i]) < rating(order[best])) best = i;
    }
    std::swap(order[at], order[best]);
    taken[order[at]] = true;
    for (const std::size_t to : graph[order[at]]) --missing[to];
  }
  return order;
}

}  // namespace

OpenInOrder open_in_order(const Neighbours& graph, const std::vector<std::size_t>& order, Remembered remembered) {
  std::vector<std::size_t> place(graph.size());
  for (std::size_t at = 0; at < order.size(); ++at) place[order[at]] = at;
  OpenInOrder open;
  // For each step, the number of vertices that it closes.
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
  constexpr std::size_t many = 400;  // vertices, beyond which the search and many ends would take minutes
  Order best(graph.size());
  std::iota(best.begin(), best.end(), std::size_t{0});
  if (graph.size() <= many) best = BeamSearch(graph, remembered).run();
  double least = cost_of(graph, best, remembered);
  const auto offer = [&](Order order) {
    const double cost = cost_of(graph, order, remembered);
    if (cost > least) return;
    best = std::move(order);
    least = cost;
  };
  // A vertex's level is its distance from a path between two vertices of small degree, through others of small degree.
  // On a rectangle such a path is a side, so the levels are the rows.
  const std::size_t most_ends = graph.size() <= many ? 16 : 4;
  Order ends(graph.size());
  std::iota(ends.begin(), ends.end(), std::size_t{0});
  std::ranges::stable_sort(ends, {}, [&](std::size_t v) { return graph[v].size(); });
  ends.resize(std::min(most_ends, ends.size()));
  for (std::size_t i = 0; i < ends.size(); ++i) {
    const std::vector<std::size_t> before = ways_of_small_degrees(graph, ends[i]);
    for (std::size_t j = 0; j <= i; ++j) {
      std::vector<std::size_t> way{ends[j]};
      while (way.back() != ends[i]) way.push_back(before[way.back()]);
      offer(by_levels(graph, distances(graph, std::move(way)), remembered));
    }
  }
  for (const Order& order : known) offer(order);
  return best;
}

}  // namespace quadrille::graphs
