// The plan of a sweep: every vertex gets a slot, every edge belongs to one step, and no vertex closes too early.
#include "quadrille/detail/sweep.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "quadrille/error.hpp"

namespace quadrille::graphs::sweep_test {

// A width x height grid with king moves, row by row.
SweepGraph king_grid(std::size_t width, std::size_t height) {
  SweepGraph graph;
  graph.may_end.assign(width * height, true);
  for (std::size_t v = 0; v < width * height; ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      const auto dx = static_cast<int>(u % width) - static_cast<int>(v % width);
      const auto dy = static_cast<int>(u / width) - static_cast<int>(v / width);
      if (std::max(std::abs(dx), std::abs(dy)) == 1) graph.edges.push_back({u, v});
    }
  }
  graph.root = width * height / 2;
  return graph;
}

TEST(Sweep, EveryEdgeBelongsToTheStepOfItsLaterEndAndFindsTheOtherOpen) {
  const SweepGraph graph = king_grid(4, 5);
  const std::vector<SweepStep> plan = plan_sweep(graph);
  ASSERT_EQ(plan.size(), 20U);
  std::vector<std::size_t> open(most_slots, no_vertex);
  std::set<std::pair<std::size_t, std::size_t>> edges;
  for (std::size_t v = 0; v < plan.size(); ++v) {
    const SweepStep& step = plan[v];
    EXPECT_EQ(open[step.slot], no_vertex) << "the slot of vertex " << v << " was taken";
    open[step.slot] = v;
    for (const SweepLink& link : step.links) {
      ASSERT_NE(open[link.slot], no_vertex);
      EXPECT_TRUE(edges.insert({open[link.slot], v}).second);
      EXPECT_EQ(link.turned, 1U << link.slot | 1U << step.slot);
    }
    for (const SweepLeaver& leaver : step.leavers) {
      EXPECT_EQ(open[leaver.slot], leaver.vertex);
      EXPECT_EQ(leaver.root, leaver.vertex == graph.root);
      open[leaver.slot] = no_vertex;
    }
    EXPECT_EQ(step.open, open);
  }
  EXPECT_EQ(edges.size(), graph.edges.size());
  EXPECT_TRUE(std::all_of(open.begin(), open.end(), [](std::size_t vertex) { return vertex == no_vertex; }));
}

TEST(Sweep, AVertexLeavesAtItsLastEdgeAndNoLater) {
  const SweepGraph graph = king_grid(3, 4);
  std::map<std::size_t, std::size_t> left_at;
  const std::vector<SweepStep> plan = plan_sweep(graph);
  for (std::size_t v = 0; v < plan.size(); ++v) {
    for (const SweepLeaver& leaver : plan[v].leavers) left_at[leaver.vertex] = v;
  }
  for (std::size_t v = 0; v < plan.size(); ++v) {
    std::size_t last = v;
    for (const SweepEdge& edge : graph.edges) {
      if (edge.u == v || edge.v == v) last = std::max({last, edge.u, edge.v});
    }
    EXPECT_EQ(left_at.at(v), last);
  }
}

TEST(Sweep, TheFirstLeaversEdgeComesFirst) {
  for (const SweepStep& step : plan_sweep(king_grid(5, 5))) {
    if (step.leavers.empty()) continue;
    const auto to_leaver = std::find_if(step.links.begin(), step.links.end(),
                                        [&](const SweepLink& link) { return link.slot == step.leavers.front().slot; });
    EXPECT_TRUE(to_leaver == step.links.end() || to_leaver == step.links.begin());
  }
}

TEST(Sweep, WhatTakesNoPartIsNamed) {
  for (const SweepStep& step : plan_sweep(king_grid(4, 4))) {
    for (const SweepLink& link : step.links) EXPECT_EQ(step.untouched_by >> link.slot & 1U, 0U);
    for (const SweepLeaver& leaver : step.leavers) EXPECT_EQ(step.untouched_by >> leaver.slot & 1U, 0U);
    EXPECT_EQ(step.untouched_by >> step.slot & 1U, 0U);
  }
}

TEST(Sweep, ABoardThatIsTooWideIsRefused) {
  EXPECT_NO_THROW(plan_sweep(king_grid(11, 4)));
  try {
    plan_sweep(king_grid(12, 4));
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find("at most 10 cells"), std::string::npos) << error.what();
  }
}

}  // namespace quadrille::graphs::sweep_test
