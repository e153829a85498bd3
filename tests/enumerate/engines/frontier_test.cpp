// The frontier engine itself, on graphs that are no pitch: its numbers of edge sets against a walk of every trail, and
// the ways in which a count stops.
#include "quadrille/detail/frontier/frontier.hpp"

#include <gtest/gtest.h>

#include <set>

#include "quadrille/detail/frontier/sweep.hpp"
#include "tests/enumerate/engines/all_sets.hpp"

namespace quadrille::engines::frontier_test {

/// Edge sets with k edges go into lane k.
struct SetsBySize {
  std::size_t edges;
  std::size_t lanes(std::size_t /*step*/) const { return edges + 1; }
  bool wants(std::size_t /*end*/) const { return true; }
  template <class Visit>
  void apply(std::size_t, std::size_t from_lanes, int marks, std::size_t, Visit&& visit) const {
    for (std::size_t from = 0; from < from_lanes; ++from) {
      if (from + static_cast<std::size_t>(marks) <= edges) visit(from, from + static_cast<std::size_t>(marks));
    }
  }
};
/// Edge sets whose trail ends at one vertex.
struct SetsThatEndAt {
  std::size_t vertex;
  std::size_t lanes(std::size_t /*step*/) const { return 1; }
  bool wants(std::size_t end) const { return end == graphs::no_vertex || end == vertex; }
  template <class Visit>
  void apply(std::size_t, std::size_t, int, std::size_t, Visit&& visit) const {
    visit(0, 0);
  }
};
static_assert(FrontierStatistic<AllSets> && FrontierStatistic<SetsBySize> && FrontierStatistic<SetsThatEndAt>);
static_assert(!FrontierStatistic<int>);

/// Complete graphs, and grids of 3 columns with both diagonals.
graphs::SweepGraph complete(std::size_t vertices, std::size_t root) {
  graphs::SweepGraph graph;
  graph.root = root;
  graph.may_end.assign(vertices, true);
  for (std::size_t v = 1; v < vertices; ++v) {
    for (std::size_t u = 0; u < v; ++u) graph.edges.push_back({u, v});
  }
  return graph;
}
graphs::SweepGraph grid(std::size_t rows, std::size_t root) {
  graphs::SweepGraph graph;
  graph.root = root;
  graph.may_end.assign(3 * rows, true);
  for (std::size_t v = 0; v < 3 * rows; ++v) {
    if (v % 3 != 0) graph.edges.push_back({v - 1, v});
    if (v >= 3) graph.edges.push_back({v - 3, v});
    if (v >= 3 && v % 3 != 0) graph.edges.push_back({v - 4, v});
  }
  return graph;
}

/// The edge sets of all trails from the root, with their ends, by walking each trail.
std::set<std::pair<std::uint64_t, std::size_t>> walked(const graphs::SweepGraph& graph) {
  std::set<std::pair<std::uint64_t, std::size_t>> sets;
  const auto walk = [&](const auto& self, std::uint64_t drawn, std::size_t at) -> void {
    if (drawn != 0) sets.insert({drawn, at});
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const auto& edge = graph.edges[e];
      if ((drawn >> e & 1U) != 0 || (edge.u != at && edge.v != at)) continue;
      self(self, drawn | std::uint64_t{1} << e, edge.u ^ edge.v ^ at);
    }
  };
  walk(walk, 0, graph.root);
  return sets;
}

FrontierSweep sweep_of(const graphs::SweepGraph& graph) {
  FrontierSweep sweep;
  sweep.plan = graphs::plan_sweep(graph);
  sweep.folds.resize(sweep.plan.size());
  return sweep;
}

template <std::size_t Words, class Statistic>
FrontierResult count(const FrontierSweep& sweep, const Statistic& statistic, const RunOptions& options = {}) {
  return Frontier<Words, Statistic>(sweep, statistic, 1, options).run();
}

TEST(Frontier, CountsTheEdgeSetsOfTrails) {
  for (const auto& graph : {complete(3, 0), complete(4, 2), complete(5, 1), grid(2, 0), grid(3, 4)}) {
    const auto expected = walked(graph);
    const FrontierSweep sweep = sweep_of(graph);
    const FrontierResult all = count<1>(sweep, AllSets());
    EXPECT_EQ(all.status, RunStatus::complete);
    EXPECT_EQ(all.steps_done, sweep.plan.size());
    EXPECT_EQ(all.lanes, std::vector<Natural>{expected.size()});
    EXPECT_EQ(count<0>(sweep, AllSets()).lanes, all.lanes);
    EXPECT_EQ(count<2>(sweep, AllSets()).lanes, all.lanes);

    std::vector<Natural> by_size(graph.edges.size() + 1);
    std::vector<Natural> by_end(graph.may_end.size());
    for (const auto& [drawn, end] : expected) {
      by_size[static_cast<std::size_t>(std::popcount(drawn))] += 1;
      by_end[end] += 1;
    }
    EXPECT_EQ(count<1>(sweep, SetsBySize{graph.edges.size()}).lanes, by_size);
    for (std::size_t v = 0; v < by_end.size(); ++v) {
      EXPECT_EQ(count<1>(sweep, SetsThatEndAt{v}).lanes, std::vector<Natural>{by_end[v]});
    }
  }
}

TEST(Frontier, StopsByTheTokenAndTheBudget) {
  const FrontierSweep sweep = sweep_of(grid(6, 0));
  std::stop_source source;
  RunOptions options;
  options.stop = source.get_token();
  options.observer = [&](const Progress& progress) {
    if (progress.grade == 4) source.request_stop();
  };
  const FrontierResult part = count<1>(sweep, AllSets(), options);
  EXPECT_EQ(part.status, RunStatus::interrupted);
  EXPECT_EQ(part.steps_done, 5U);
  options = {};
  options.memory = 1000;
  EXPECT_EQ(count<1>(sweep, AllSets(), options).status, RunStatus::memory);
}

// A save without memory stops the count, and its last save fails as well. The finished step still counts.
TEST(Frontier, EndsForMemoryWhereNoSaveHasEnough) {
  int saves = 0;
  const auto without_memory = [&](bool due) {
    return Checkpoint{.due = [due] { return due; },
                      .save = [&](const auto&, const auto&) -> bool {
                        ++saves;
                        throw OutOfBudget();
                      }};
  };
  const FrontierSweep sweep = sweep_of(grid(6, 0));
  RunOptions options;
  options.checkpoint = without_memory(true);
  FrontierResult result = count<1>(sweep, AllSets(), options);
  EXPECT_EQ(result.status, RunStatus::memory);
  EXPECT_EQ(result.steps_done, 1U);
  EXPECT_EQ(saves, 2);
  options.checkpoint = without_memory(false);
  result = count<1>(sweep, AllSets(), options);
  EXPECT_EQ(result.status, RunStatus::complete);
  EXPECT_EQ(result.steps_done, sweep.plan.size());
}

}  // namespace quadrille::engines::frontier_test
