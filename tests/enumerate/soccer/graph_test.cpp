// Graphs as rows: those of a first ply in full, the agreement of larger ones with the state graph, and the edges of a
// pitch.
#include <gtest/gtest.h>

#include "enumerate/soccer/state_graph.hpp"
#include "export/tables/formats.hpp"
#include "games/soccer/pitch.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"
#include "quadrille/soccer_lists.hpp"

namespace quadrille::soccer::graph_test {

TEST(GraphRows, AreTheEdgesAndNodesOfTheStateGraph) {
  EXPECT_EQ(exports::csv(list(GraphRequest{"paper:1x2", 1}).table),
            "from,to,ply,player,edge,ball\n"
            "0,1,1,1,2,\"(0,0)\"\n"
            "0,2,1,1,5,\"(0,1)\"\n"
            "0,3,1,1,7,\"(0,2)\"\n"
            "0,4,1,1,9,\"(1,0)\"\n"
            "0,5,1,1,10,\"(1,2)\"\n");
  EXPECT_EQ(exports::csv(list(GraphRequest{"paper:1x2", 1, true}).table),
            "node,ply,ball,mover,outcome,histories,history\n"
            "0,0,\"(1,1)\",1,ongoing,1,\"(1,1)\"\n"
            "1,1,\"(0,0)\",2,ongoing,1,\"(1,1) (0,0)\"\n"
            "2,1,\"(0,1)\",2,ongoing,1,\"(1,1) (0,1)\"\n"
            "3,1,\"(0,2)\",2,ongoing,1,\"(1,1) (0,2)\"\n"
            "4,1,\"(1,0)\",2,goal_2,1,\"(1,1) (1,0)\"\n"
            "5,1,\"(1,2)\",2,goal_1,1,\"(1,1) (1,2)\"\n");
}

TEST(GraphRows, AgreeWithTheGraphRowByRow) {
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const enumerate::StateGraph graph = enumerate::state_graph(pitch, std::nullopt, 1000);
  const std::vector<GraphEdgeRow> rows = quadrille::rows<GraphEdgeRow>(list(GraphRequest{"paper:1x3"}));
  ASSERT_EQ(rows.size(), graph.arcs.size());
  ASSERT_EQ(list(GraphRequest{.pitch = "paper:1x3", .nodes = true}).table.rows.size(), graph.nodes.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const auto& [from, to, edge] = graph.arcs[i];
    const auto [u, v] = pitch.lattice().ends(edge);
    const Vertex ball = graph.nodes[to].position.ball;
    EXPECT_TRUE(ball == u || ball == v);
    EXPECT_EQ(rows[i].edge, edge);
    EXPECT_EQ(rows[i].ply, graph.nodes[to].ply);
    EXPECT_EQ(rows[i].player, static_cast<int>(graph.nodes[from].position.mover));
  }
}

TEST(GraphRows, OfMoreStatesThanAllowedAreRefused) {
  EXPECT_THROW(list(GraphRequest{.pitch = "paper:1x3", .nodes = true, .most_states = 10}), Error);
  EXPECT_THROW(list(GraphRequest{.pitch = "paper:10x10"}), Error);
}

TEST(GraphRows, OfOneWalkAreTheSame) {
  const Graph graph = graph_of(GraphRequest{"paper:1x3", 4});
  EXPECT_EQ(exports::csv(to_table(graph.nodes)), exports::csv(list(GraphRequest{"paper:1x3", 4, true}).table));
  EXPECT_EQ(exports::csv(to_table(graph.edges)), exports::csv(list(GraphRequest{"paper:1x3", 4}).table));
}

// The graph has the first plies whole, and nothing of the unfinished ply.
void expect_plies_to(int last, const Graph& graph, RunStatus status) {
  const Graph whole = graph_of(GraphRequest{.pitch = "paper:3x3", .plies = last});
  ASSERT_EQ(graph.nodes.size(), whole.nodes.size());
  EXPECT_EQ(exports::csv(to_table(graph.nodes)), exports::csv(to_table(whole.nodes)));
  EXPECT_EQ(exports::csv(to_table(graph.edges)), exports::csv(to_table(whole.edges)));
  EXPECT_EQ(graph.ending.status, status);
  EXPECT_EQ(graph.ending.missing, "all plies after " + std::to_string(last));
  EXPECT_EQ(graph.ending.reached, "after ply " + std::to_string(last));
  EXPECT_EQ(graph.ending.remedy, "give more, or fewer plies");
}

TEST(GraphRows, OfAnInterruptedJobAreThoseOfTheFinishedPlies) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  options.progress = [&](const Progress& at) {
    if (at.grade == 5 && at.done > 0) source.request_stop();  // in the midst of ply 5
  };
  // Ply 4 has 399 states, so the graph reports its progress there twice.
  expect_plies_to(4, graph_of(GraphRequest{.pitch = "paper:3x3", .plies = 6}, options), RunStatus::interrupted);
  EXPECT_EQ(list(GraphRequest{.pitch = "paper:3x3", .plies = 6, .nodes = true}, options).table.rows.size(),
            1U);  // ply 0
}

TEST(GraphRows, HoldToTheirMemory) {
  Options poor;
  poor.memory = 1;
  const Graph none = graph_of(GraphRequest{.pitch = "paper:3x3", .plies = 6}, poor);
  EXPECT_EQ(none.ending.status, RunStatus::memory);
  EXPECT_TRUE(none.nodes.empty());
  EXPECT_EQ(none.ending.missing, "all plies");
  EXPECT_EQ(none.ending.reached, "before any ply was finished");
  EXPECT_TRUE(graph_of(GraphRequest{.pitch = "paper:3x3", .plies = 4}).ending.whole());
}

TEST(DrawingRows, AreTheSegmentsOfAHistory) {
  EXPECT_EQ(exports::csv(list(GraphRequest{.pitch = "paper:1x3", .history = "(1,2) (0,2) (0,1) (1,2)"}).table),
            "from,to,ply,player,edge\n"
            "\"(1,2)\",\"(0,2)\",1,1,9\n"
            "\"(0,2)\",\"(0,1)\",2,2,3\n"
            "\"(0,1)\",\"(1,2)\",3,1,6\n");
  EXPECT_TRUE(list(GraphRequest{.pitch = "paper:1x3", .history = "(1,2)"}).table.rows.empty());
  EXPECT_THROW(list(GraphRequest{.pitch = "paper:1x3", .history = "(1,2) (9,9)"}), Error);
}

TEST(EdgeRows, AreThePitchsEdgesByNumber) {
  const Pitch pitch(parse_pitch_name("paper:1x2"));
  const std::vector<EdgeRow> rows = quadrille::rows<EdgeRow>(list(EdgesRequest{"paper:1x2"}));
  ASSERT_EQ(rows.size(), pitch.lattice().edge_count());
  EXPECT_EQ(rows[2].edge, 2);
  EXPECT_EQ(rows[2].from, "(0,0)");
  EXPECT_EQ(rows[2].to, "(1,1)");
}

}  // namespace quadrille::soccer::graph_test
