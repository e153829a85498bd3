// A pitch as a graph to sweep: its edges and those left out, its folds, and the width of its counters.
#include "enumerate/soccer/sweep.hpp"

#include <gtest/gtest.h>

#include <set>

namespace quadrille::enumerate::enumerate_sweep_test {

soccer::Pitch pitch(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

TEST(SoccerSweep, EverySegmentIsSweptOrLeadsToAGoal) {
  for (const char* name : {"paper:1x2", "paper:3x3", "paper:5x2", "classic:2x2", "classic:4x2", "classic:8x10"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    const SoccerSweep sweep = whole_sweep(board);
    EXPECT_EQ(sweep.vertices[sweep.graph.root], board.start());
    std::size_t to_goals = 0;
    for (const auto& segments : sweep.segments) to_goals += segments.size();
    std::size_t between_goals = 0;
    for (std::size_t e = 0; e < board.lattice().edge_count(); ++e) {
      const auto [u, v] = board.lattice().ends(static_cast<soccer::Edge>(e));
      const bool both = board.goal(u) != soccer::Goal::none && board.goal(v) != soccer::Goal::none;
      between_goals += both ? 1U : 0U;
    }
    EXPECT_EQ(sweep.graph.edges.size() + to_goals + between_goals, board.lattice().edge_count());
    for (const graphs::SweepEdge& edge : sweep.graph.edges) {
      EXPECT_TRUE(board.lattice().edge_between(sweep.vertices[edge.u], sweep.vertices[edge.v]));
    }
  }
}

TEST(SoccerSweep, RowsRunAlongTheShorterSide) {
  std::set<std::size_t> widths;
  for (const char* name : {"paper:3x9", "paper:9x3"}) {
    std::size_t most = 0;
    for (const graphs::SweepStep& step : graphs::plan_sweep(whole_sweep(pitch(name)).graph)) {
      most = std::max<std::size_t>(
          most, step.open.size() -
                    static_cast<std::size_t>(std::count(step.open.begin(), step.open.end(), graphs::no_vertex)));
    }
    widths.insert(most);
  }
  EXPECT_EQ(widths, std::set<std::size_t>{5});
}

TEST(SoccerSweep, AFoldedGraphHasOneEdgeForEachPairOfImages) {
  for (const char* name : {"paper:2x2", "paper:4x3", "classic:4x4"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    const soccer::Automorphism mirror = soccer::mirror_of(board);
    const SoccerSweep whole = whole_sweep(board);
    const SoccerSweep folded = folded_sweep(board, mirror);
    std::size_t marks = 0;
    for (const graphs::SweepEdge& edge : folded.graph.edges) marks += static_cast<std::size_t>(edge.marks);
    EXPECT_EQ(marks, whole.graph.edges.size());
    for (std::size_t at = 0; at < folded.vertices.size(); ++at) {
      EXPECT_EQ(folded.graph.may_end[at], mirror.image(folded.vertices[at]) == folded.vertices[at]);
    }
  }
}

TEST(SoccerSweep, StatesFoldAtTheEndsOfRowsOfSymmetricPitches) {
  const auto folds = [](const char* name) {
    const soccer::Pitch board = pitch(name);
    const SoccerSweep sweep = whole_sweep(board);
    std::size_t count = 0;
    for (const auto& fold : soccer_folds(board, sweep, graphs::plan_sweep(sweep.graph))) count += fold ? 1U : 0U;
    return count;
  };
  EXPECT_EQ(folds("paper:3x3"), 0U);  // b0 is off the middle
  EXPECT_EQ(folds("paper:4x4"), 4U);  // after each row but the last
  EXPECT_EQ(folds("paper:5x4"), 5U);  // columns are the rows here, so the other reflection folds
  EXPECT_GT(folds("classic:4x6"), 4U);
}

TEST(SoccerSweep, AFoldTakesEachOpenVertexToItsMirrorImage) {
  for (const char* name : {"paper:4x4", "classic:2x4", "classic:4x4", "classic:4x6"}) {  // rows along x
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    const soccer::Automorphism mirror = soccer::mirror_of(board);
    const SoccerSweep sweep = whole_sweep(board);
    const auto plan = graphs::plan_sweep(sweep.graph);
    const auto folds = soccer_folds(board, sweep, plan);
    std::size_t moved = 0;
    for (std::size_t at = 0; at < plan.size(); ++at) {
      if (!folds[at]) continue;
      const auto& open = plan[at].open;
      for (std::size_t slot = 0; slot < open.size(); ++slot) {
        if (open[slot] == graphs::no_vertex) continue;
        const std::size_t image = folds[at]->at(slot);
        EXPECT_EQ(sweep.vertices[open[image]], mirror.image(sweep.vertices[open[slot]]));
        moved += image == slot ? 0U : 1U;
      }
    }
    EXPECT_GT(moved, 0U);
  }
}

TEST(SoccerSweep, TheBitsOfACounterBoundEveryCount) {
  // Known totals (README): 11546908 < 2^24 and 5798207994240154298592 < 2^73.
  EXPECT_GE(bits_needed(whole_sweep(pitch("paper:3x3"))), 24U);
  EXPECT_LE(bits_needed(whole_sweep(pitch("paper:3x3"))), 32U);
  EXPECT_GE(bits_needed(whole_sweep(pitch("paper:5x5"))), 73U);
  EXPECT_LE(bits_needed(whole_sweep(pitch("classic:8x10"))), 256U);
}

TEST(SoccerStatistic, AGoalBesideTheBallIsOneMoreClass) {
  const GoalSegments goals{{}, {0, 1}};
  const auto visits = [](const auto& statistic, std::size_t lanes, int marks, std::size_t end) {
    std::vector<std::pair<std::size_t, std::size_t>> made;
    statistic.apply(1, lanes, marks, end, [&](std::size_t from, std::size_t to) { made.emplace_back(from, to); });
    return made;
  };
  using Visits = std::vector<std::pair<std::size_t, std::size_t>>;
  EXPECT_EQ(visits(TotalStatistic(goals), 1, 2, graphs::no_vertex), (Visits{{0, 0}}));
  EXPECT_EQ(visits(TotalStatistic(goals), 1, 2, 1), (Visits{{0, 0}, {0, 0}, {0, 0}}));
  const PlyStatistic plies(with_goals(goals), {0, 2}, 10);
  EXPECT_EQ(plies.lanes(1), 4U);
  EXPECT_EQ(visits(plies, 1, 2, 1), (Visits{{0, 2}, {0, 3}, {0, 3}}));
  const PlyStatistic cut(with_goals(goals), {0, 2}, 2);
  EXPECT_EQ(visits(cut, 1, 2, 1), (Visits{{0, 2}}));
  const PlyStatistic in_goal({{}, {1, 1}}, {0, 2}, 10);
  EXPECT_EQ(visits(in_goal, 1, 2, 1), (Visits{{0, 3}, {0, 3}}));
  EXPECT_EQ(visits(in_goal, 1, 2, graphs::no_vertex), (Visits{{0, 2}}));
  EXPECT_FALSE(in_goal.wants(0));
  EXPECT_TRUE(in_goal.wants(1) && in_goal.wants(graphs::no_vertex));
  const BallStatistic ball(goals, 2, 1, 2);
  EXPECT_FALSE(ball.wants(0));
  EXPECT_EQ(visits(ball, 4, 1, 1),
            (Visits{{0, ball.lane_of(1)}, {0, ball.lane_of_goal(0)}, {0, ball.lane_of_goal(1)}}));
}

}  // namespace quadrille::enumerate::enumerate_sweep_test
