// The state graph: its numbers against the counting engine's, its order, its limit.
#include "enumerate/soccer/state_graph.hpp"

#include <gtest/gtest.h>

#include <map>

#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::state_graph_test {

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

TEST(StateGraph, HasTheClassesAndHistoriesThatTheEngineCounts) {
  for (const char* name : {"paper:1x1", "paper:1x3", "paper:2x2", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const StateGraph graph = state_graph(pitch, 7, 100'000);
    std::map<int, std::pair<Natural, Natural>> by_ply;  // histories and strong classes
    for (const auto& node : graph.nodes) {
      by_ply[node.ply].first += node.histories;
      by_ply[node.ply].second += 1;
    }
    engines::RunOptions options;
    options.last_grade = 7;
    const auto counts = count_soccer_layered(pitch, By::ply, Symmetry::none, options);
    ASSERT_EQ(counts.rows.size(), by_ply.size()) << name;
    for (const auto& row : counts.rows) {
      EXPECT_EQ(by_ply[*row.ply].first, row.histories) << name;
      EXPECT_EQ(by_ply[*row.ply].second, row.strong_classes) << name;
    }
  }
}

TEST(StateGraph, IsNumberedByPlyThenByLeastHistory) {
  const StateGraph graph = state_graph(pitch_of("paper:1x3"), std::nullopt, 100'000);
  for (std::size_t i = 1; i < graph.nodes.size(); ++i) {
    EXPECT_LE(graph.nodes[i - 1].ply, graph.nodes[i].ply);
    if (graph.nodes[i - 1].ply == graph.nodes[i].ply) {
      EXPECT_LT(graph.nodes[i - 1].least_history, graph.nodes[i].least_history);
    }
  }
  for (const auto& arc : graph.arcs) {
    soccer::History longer = graph.nodes[arc.from].least_history;
    longer.push_back(graph.nodes[arc.to].position.ball);
    EXPECT_GE(longer, graph.nodes[arc.to].least_history);
  }
}

TEST(StateGraph, RefusesToOutgrowItsLimitAndNamesTheRemedy) {
  try {
    state_graph(pitch_of("paper:3x3"), std::nullopt, 500);
    ADD_FAILURE() << "not refused";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    // 1 + 8 + 35 + 119 states within 3 plies, 399 more at ply 4.
    EXPECT_STREQ(error.what(),
                 "state graph of paper:3x3: 11546908 states, more than 500 within 4 plies; stop earlier, with plies 3");
  }
  EXPECT_EQ(state_graph(pitch_of("paper:3x3"), 3, 500).nodes.size(), 163U);
}

TEST(StateGraph, KeepsTheFinishedPliesWhereMemoryEnds) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.memory = 100'000;
  const StateGraph part = state_graph(pitch, 6, 100'000, options);
  EXPECT_EQ(part.status, engines::RunStatus::memory);
  ASSERT_GE(part.last_finished_ply, 1);
  const StateGraph whole = state_graph(pitch, part.last_finished_ply, 100'000);
  EXPECT_EQ(whole.status, engines::RunStatus::complete);
  EXPECT_EQ(whole.last_finished_ply, part.last_finished_ply);
  ASSERT_EQ(part.nodes.size(), whole.nodes.size());
  ASSERT_EQ(part.arcs.size(), whole.arcs.size());
  for (std::size_t i = 0; i < part.nodes.size(); ++i) EXPECT_EQ(part.nodes[i].histories, whole.nodes[i].histories);
}

}  // namespace quadrille::enumerate::state_graph_test
