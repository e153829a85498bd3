// The frontier engine with thirteen open vertices, the most that its states hold: against edge sets found one by one,
// and against the same graph swept along its other side.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <random>
#include <set>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "quadrille/detail/frontier/frontier.hpp"
#include "tests/enumerate/engines/all_sets.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"

namespace quadrille::engines::frontier_wide_test {

/// Sets with k edges whose trail ends at a vertex with an odd number go into lane 2 k + 1, others into lane 2 k.
struct SetsBySizeAndEnd {
  std::size_t edges;
  std::size_t lanes(std::size_t /*step*/) const { return 2 * (edges + 1); }
  bool wants(std::size_t /*end*/) const { return true; }
  template <class Visit>
  void apply(std::size_t, std::size_t from_lanes, int marks, std::size_t end, Visit&& visit) const {
    const std::size_t odd = end != graphs::no_vertex && end % 2 != 0 ? 1 : 0;
    for (std::size_t from = 0; from < from_lanes; ++from) {
      const std::size_t to = from + 2 * static_cast<std::size_t>(marks) + odd;
      if (to < lanes(0)) visit(from, to);
    }
  }
};

FrontierSweep sweep_of(const graphs::SweepGraph& graph) {
  FrontierSweep sweep;
  sweep.plan = graphs::plan_sweep(graph);
  sweep.folds.resize(sweep.plan.size());
  return sweep;
}

FrontierResult count(const FrontierSweep& sweep, std::size_t edges, const RunOptions& options = {}) {
  const SetsBySizeAndEnd statistic{edges};
  return Frontier<1, SetsBySizeAndEnd>(sweep, statistic, 1, options).run();
}

/// The same lanes by brute force: each edge set of a trail from the root, and the vertex where that trail ends.
std::vector<Natural> walked(const graphs::SweepGraph& graph) {
  std::vector<Natural> lanes(2 * (graph.edges.size() + 1));
  std::set<std::pair<std::uint64_t, std::size_t>> seen;
  std::vector<std::pair<std::uint64_t, std::size_t>> left{{0, graph.root}};
  while (!left.empty()) {
    const auto [drawn, at] = left.back();
    left.pop_back();
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const graphs::SweepEdge& edge = graph.edges[e];
      if ((drawn >> e & 1U) != 0 || (edge.u != at && edge.v != at)) continue;
      const std::pair next(drawn | std::uint64_t{1} << e, edge.u ^ edge.v ^ at);
      if (!seen.insert(next).second) continue;
      lanes[2 * static_cast<std::size_t>(std::popcount(next.first)) + next.second % 2] += 1;
      left.push_back(next);
    }
  }
  return lanes;
}

/// Number of steps after which a vertex has the last of all slots.
std::size_t steps_with_the_last_slot(const FrontierSweep& sweep) {
  return static_cast<std::size_t>(std::count_if(sweep.plan.begin(), sweep.plan.end(), [](const auto& step) {
    return step.open[last_slot] != graphs::no_vertex;
  }));
}

constexpr std::size_t wide_vertices = 20;

/// Twenty vertices, of which twelve come in first. Each later vertex completes an open one, whose slot the next vertex
/// takes. The thirteenth keeps its slot, the last of all, to the end.
graphs::SweepGraph wide_graph(unsigned seed) {
  std::mt19937 random(seed);
  graphs::SweepGraph graph;
  graph.may_end.assign(wide_vertices, true);
  graph.root = random() % wide_vertices;
  std::set<std::pair<std::size_t, std::size_t>> edges;
  for (std::size_t v = 12; v < wide_vertices; ++v) edges.insert({v - 12, v});  // the last edge of vertex v - 12
  edges.insert({12, 19});  // vertex 12 has the last slot, and keeps it
  for (std::size_t u = 8; u < 12; ++u) edges.insert({u, 19});
  while (edges.size() < 29) {
    const std::size_t v = 1 + random() % 19;
    const std::size_t u = random() % v;
    if (v < 12 || u + 12 >= v) edges.insert({u, v});
  }
  for (const auto& [u, v] : edges) graph.edges.push_back({u, v});
  return graph;
}

TEST(FrontierWide, CountsTheTrailsOfGraphsWithThirteenOpenVertices_standard) {
  Natural all = 0;
  for (unsigned seed = 1; seed <= 12; ++seed) {
    const graphs::SweepGraph graph = wide_graph(seed);
    const FrontierSweep sweep = sweep_of(graph);
    EXPECT_GE(steps_with_the_last_slot(sweep), 6U);
    const FrontierResult counted = count(sweep, graph.edges.size());
    EXPECT_EQ(counted.status, RunStatus::complete);
    EXPECT_EQ(counted.lanes, walked(graph)) << "seed " << seed;
    for (const Natural& lane : counted.lanes) all += lane;
  }
  EXPECT_GT(all, 100'000);
}

// The sweep saves and resumes after every step, and accepts each saved state as a possible one.
TEST(FrontierWide, ResumesFromACheckpointAtEachStep_standard) {
  const graphs::SweepGraph graph = wide_graph(3);
  const FrontierSweep sweep = sweep_of(graph);
  const FrontierResult whole = count(sweep, graph.edges.size());
  HeldCheckpoint held;
  for (std::size_t steps = 1; steps < sweep.plan.size(); ++steps) {
    std::stop_source stop;
    RunOptions options;
    options.stop = stop.get_token();
    options.checkpoint = held.checkpoint(true);
    options.checkpoint->save = [&, save = options.checkpoint->save](const auto& progress, const auto& write) {
      stop.request_stop();
      return save(progress, write);
    };
    const FrontierResult part = count(sweep, graph.edges.size(), options);
    EXPECT_EQ(part.status, RunStatus::interrupted);
    EXPECT_EQ(part.steps_done, steps);
  }
  RunOptions options;
  options.checkpoint = held.checkpoint(false);
  const FrontierResult resumed = count(sweep, graph.edges.size(), options);
  EXPECT_EQ(resumed.status, RunStatus::complete);
  EXPECT_EQ(resumed.lanes, whole.lanes);
}

constexpr std::size_t row = 11;

/// Two rows of eleven points and the first `more` of a third, joined by king moves, in order of rows or of columns.
graphs::SweepGraph rows_and(std::size_t more, bool by_rows) {
  std::vector<std::pair<std::size_t, std::size_t>> points;  // their two coordinates, in the order of sorting
  for (std::size_t at = 0; at < 2 * row + more; ++at) {
    points.emplace_back(by_rows ? at / row : at % row, by_rows ? at % row : at / row);
  }
  std::sort(points.begin(), points.end());
  const auto distance = [](std::size_t a, std::size_t b) { return a < b ? b - a : a - b; };
  graphs::SweepGraph graph;
  graph.may_end.assign(points.size(), true);
  const auto root = by_rows ? std::pair<std::size_t, std::size_t>(0, 5) : std::pair<std::size_t, std::size_t>(5, 0);
  graph.root = static_cast<std::size_t>(std::find(points.begin(), points.end(), root) - points.begin());
  for (std::size_t v = 0; v < points.size(); ++v) {
    for (std::size_t u = 0; u < v; ++u) {
      const bool near =
          distance(points[u].first, points[v].first) <= 1 && distance(points[u].second, points[v].second) <= 1;
      if (near) graph.edges.push_back({u, v});
    }
  }
  return graph;
}

Natural all_sets(const FrontierSweep& sweep) {
  const AllSets statistic;
  const FrontierResult result = Frontier<2, AllSets>(sweep, statistic, 2, {}).run();
  EXPECT_EQ(result.status, RunStatus::complete);
  return result.lanes.at(0);
}

TEST(FrontierWide, CountsRowsAlongTheirLongSideAsAlongTheirShortOne_standard) {
  const FrontierSweep wide = sweep_of(rows_and(4, true));
  EXPECT_GE(steps_with_the_last_slot(wide), 11U);
  const Natural expected = all_sets(sweep_of(rows_and(4, false)));
  EXPECT_GT(expected, Natural(1) << 40U);
  EXPECT_EQ(all_sets(wide), expected);
}

TEST(FrontierWide, MergesMirrorImagesThatHaveTheLastSlot) {
  graphs::SweepGraph graph = rows_and(0, true);
  const std::size_t top = graph.may_end.size();  // a point above the second row, joined to four of it
  graph.may_end.push_back(true);
  for (const std::size_t x : {1U, 3U, 7U, 9U}) graph.edges.push_back({row + x, top});
  const FrontierSweep sweep = sweep_of(graph);
  FrontierSweep folded = sweep;
  const std::vector<std::size_t>& open = sweep.plan[top - 1].open;
  ASSERT_EQ(open[last_slot], row + 1);
  SlotImages images{};
  for (std::size_t s = 0; s < images.size(); ++s) {
    images[s] = s;
    if (open[s] == graphs::no_vertex) continue;
    const std::size_t mirrored = 3 * row - 1 - open[s];
    images[s] = static_cast<std::size_t>(std::find(open.begin(), open.end(), mirrored) - open.begin());
  }
  folded.folds[top - 1] = images;
  EXPECT_EQ(all_sets(folded), all_sets(sweep));
}

TEST(FrontierWide, FourteenOpenVerticesAreRefused) {
  EXPECT_NO_THROW(graphs::plan_sweep(rows_and(row, true)));
  graphs::SweepGraph star;  // its centre comes in last
  star.may_end.assign(14, true);
  for (std::size_t v = 0; v < 13; ++v) star.edges.push_back({v, 13});
  try {
    graphs::plan_sweep(star);
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find("more than 13 vertices"), std::string::npos) << error.what();
    EXPECT_NE(std::string(error.what()).find("at most 10 cells"), std::string::npos) << error.what();
  }
}

}  // namespace quadrille::engines::frontier_wide_test
