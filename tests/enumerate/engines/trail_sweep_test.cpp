// The engine that counts trails, on graphs that are no pitch, against a walk of every trail; and the ways in which it
// stops.
#include <gtest/gtest.h>

#include <random>

#include "enumerate/engines/trail_sweep/sweep.hpp"
#include "enumerate/engines/trail_sweep/walk_ref.hpp"
#include "quadrille/error.hpp"

namespace quadrille::engines::trail_sweep_test {

/// Trails by their number of edges, those that end at one vertex or at any.
struct ByLength {
  std::size_t lanes = 1;
  std::optional<std::size_t> end{};
  std::size_t lanes_closing(std::size_t /*vertex*/) const { return lanes; }
  std::size_t lanes_opening(std::size_t /*vertex*/) const { return lanes; }
  bool may_end(std::size_t vertex) const { return !end || *end == vertex; }
  template <class Visit>
  void close(std::size_t, std::size_t from_lanes, const Closing&, Visit&& visit) const {
    for (std::size_t lane = 0; lane < from_lanes; ++lane) visit(lane, lane);
  }
  template <class Visit>
  void open(std::size_t, std::size_t from_lanes, std::size_t drawn, Visit&& visit) const {
    for (std::size_t lane = 0; lane + drawn < lanes && lane < from_lanes; ++lane) visit(lane, lane + drawn);
  }
};
/// All trails together.
struct InOneLane {
  static std::size_t lanes_closing(std::size_t /*vertex*/) { return 1; }
  static std::size_t lanes_opening(std::size_t /*vertex*/) { return 1; }
  static bool may_end(std::size_t /*vertex*/) { return true; }
  template <class Visit>
  static void close(std::size_t, std::size_t, const Closing&, Visit&& visit) {
    visit(0, 0);
  }
  template <class Visit>
  static void open(std::size_t, std::size_t, std::size_t, Visit&& visit) {
    visit(0, 0);
  }
};
static_assert(TrailStatistic<ByLength> && TrailStatistic<InOneLane>);
static_assert(!TrailStatistic<int>);

graphs::TrailGraph complete(std::size_t vertices, std::size_t root) {
  graphs::TrailGraph graph;
  graph.root = root;
  graph.neighbours.resize(vertices);
  for (std::size_t v = 0; v < vertices; ++v) {
    for (std::size_t u = 0; u < vertices; ++u) {
      if (u != v) graph.neighbours[v].push_back(u);
    }
  }
  return graph;
}

graphs::TrailGraph random_graph(std::mt19937& random, std::size_t vertices, std::size_t edges) {
  graphs::TrailGraph graph;
  graph.root = random() % vertices;
  graph.neighbours.resize(vertices);
  for (std::size_t tried = 0; tried < edges; ++tried) {
    const std::size_t u = random() % vertices;
    const std::size_t v = random() % vertices;
    auto& of_u = graph.neighbours[u];
    if (u == v || std::find(of_u.begin(), of_u.end(), v) != of_u.end()) continue;
    of_u.push_back(v);
    graph.neighbours[v].push_back(u);
  }
  return graph;
}

std::vector<Natural> without_zeros_behind(std::vector<Natural> lanes) {
  while (!lanes.empty() && lanes.back() == 0) lanes.pop_back();
  return lanes;
}

void expect_agreement(const graphs::TrailGraph& graph) {
  const TrailPlan plan = graphs::plan_trails(graph);
  const auto expected = count_trails_ref(graph);
  std::vector<Natural> all(40);
  for (std::size_t end = 0; end < expected.size(); ++end) {
    const ByLength statistic{40, end};
    const FrontierResult found = Trails<1, ByLength>(plan, statistic, 1, {}).run();
    EXPECT_EQ(found.status, RunStatus::complete);
    EXPECT_EQ(without_zeros_behind(found.lanes), expected[end]) << "root " << graph.root << ", end " << end;
    for (std::size_t edges = 0; edges < expected[end].size(); ++edges) all[edges] += expected[end][edges];
  }
  const ByLength statistic{40, {}};
  EXPECT_EQ((Trails<0, ByLength>(plan, statistic, 3, {}).run().lanes), all);
}

TEST(Trails, OfCompleteGraphsAreThoseThatAreWalked) {
  for (std::size_t vertices = 1; vertices <= 5; ++vertices) {
    for (std::size_t root = 0; root < vertices; ++root) expect_agreement(complete(vertices, root));
  }
}

TEST(Trails, OfRandomGraphsAreThoseThatAreWalked) {
  std::mt19937 random(20261122);
  for (int round = 0; round < 200; ++round) expect_agreement(random_graph(random, 2 + random() % 8, random() % 13));
}

TEST(Trails, WithoutEdgesThereIsTheEmptyOne) {
  graphs::TrailGraph graph;
  graph.neighbours.resize(3);
  graph.root = 1;
  const ByLength statistic;
  EXPECT_EQ((Trails<1, ByLength>(graphs::plan_trails(graph), statistic, 1, {}).run().lanes), std::vector<Natural>{1});
}

TEST(Trails, ANarrowCounterIsRefusedNotWrapped) {
  // A row of triangles, two vertices apart: from each triangle to the next there is more than one way.
  graphs::TrailGraph graph;
  graph.neighbours.resize(161);
  for (std::size_t v = 0; v + 2 < graph.neighbours.size(); v += 2) {
    for (const auto& [a, b] : {std::pair{v, v + 1}, {v + 1, v + 2}, {v, v + 2}}) {
      graph.neighbours[a].push_back(b);
      graph.neighbours[b].push_back(a);
    }
  }
  const InOneLane statistic;
  const TrailPlan plan = graphs::plan_trails(graph);
  EXPECT_EQ((Trails<1, InOneLane>(plan, statistic, 1, {}).run().status), RunStatus::overflow);
  const FrontierResult wide = Trails<2, InOneLane>(plan, statistic, 2, {}).run();
  EXPECT_EQ(wide.status, RunStatus::complete);
  EXPECT_GT(wide.lanes.at(0) >> 64, 0);
}

TEST(Trails, TooManyCrossingEdgesAreRefused) { EXPECT_THROW(graphs::plan_trails(complete(9, 0)), Error); }

TEST(Trails, StopsAtItsTokenAndItsMemory) {
  const ByLength statistic{40, {}};
  const TrailPlan plan = graphs::plan_trails(complete(7, 3));
  std::stop_source source;
  source.request_stop();
  RunOptions stopped;
  stopped.stop = source.get_token();
  EXPECT_EQ((Trails<2, ByLength>(plan, statistic, 2, stopped).run().status), RunStatus::interrupted);
  RunOptions bounded;
  bounded.memory = 20'000;
  EXPECT_EQ((Trails<2, ByLength>(plan, statistic, 2, bounded).run().status), RunStatus::memory);
}

}  // namespace quadrille::engines::trail_sweep_test
