// Graphs as rows: those of a first ply in full, and what the state graph says of larger ones.
//
// ctest label: quick
#include "export/graphs/soccer/graph_tables.hpp"

#include <gtest/gtest.h>

#include "export/tables/csv.hpp"

namespace quadrille::exports {
namespace {

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

std::string csv_of(Rows rows) {
  Table table;
  table.columns = {"rows"};
  table.rows = std::move(rows);
  return csv(table);
}

TEST(GraphTables, ListTheArcsAndNodesOfTheStateGraph) {
  const soccer::Pitch pitch = pitch_of("paper:1x2");
  const enumerate::StateGraph graph = enumerate::state_graph(pitch, 1, 100);
  EXPECT_EQ(csv_of(state_graph_arcs(pitch, graph)),
            "rows\n"
            "0,1,1,1,2,\"(0,0)\"\n"
            "0,2,1,1,5,\"(0,1)\"\n"
            "0,3,1,1,7,\"(0,2)\"\n"
            "0,4,1,1,9,\"(1,0)\"\n"
            "0,5,1,1,10,\"(1,2)\"\n");
  EXPECT_EQ(csv_of(state_graph_nodes(pitch, graph)),
            "rows\n"
            "0,0,\"(1,1)\",1,ongoing,1,\"(1,1)\"\n"
            "1,1,\"(0,0)\",2,ongoing,1,\"(1,1) (0,0)\"\n"
            "2,1,\"(0,1)\",2,ongoing,1,\"(1,1) (0,1)\"\n"
            "3,1,\"(0,2)\",2,ongoing,1,\"(1,1) (0,2)\"\n"
            "4,1,\"(1,0)\",2,goal_2,1,\"(1,1) (1,0)\"\n"
            "5,1,\"(1,2)\",2,goal_1,1,\"(1,1) (1,2)\"\n");
}

TEST(GraphTables, AgreeWithTheGraphRowByRow) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  const enumerate::StateGraph graph = enumerate::state_graph(pitch, std::nullopt, 1000);
  const Rows arcs = state_graph_arcs(pitch, graph);
  ASSERT_EQ(arcs.size(), graph.arcs.size());
  ASSERT_EQ(state_graph_nodes(pitch, graph).size(), graph.nodes.size());
  for (std::size_t i = 0; i < arcs.size(); ++i) {
    const auto& [from, to, edge] = graph.arcs[i];
    const auto [u, v] = pitch.lattice().ends(edge);
    const soccer::Vertex ball = graph.nodes[to].position.ball;
    EXPECT_TRUE(ball == u || ball == v);
    EXPECT_EQ(std::get<Natural>(arcs[i][2]), graph.nodes[to].ply);
    EXPECT_EQ(std::get<Natural>(arcs[i][3]), static_cast<int>(graph.nodes[from].position.mover));
  }
}

TEST(GraphTables, ListTheSegmentsOfAHistory) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  soccer::History history;
  for (const soccer::Point point : {soccer::Point{1, 2}, {0, 2}, {0, 1}, {1, 2}}) {
    history.push_back(*pitch.lattice().find(point));
  }
  const Rows rows = drawing_edges(pitch, history);
  EXPECT_EQ(csv_of(rows),
            "rows\n"
            "\"(1,2)\",\"(0,2)\",1,1,9\n"
            "\"(0,2)\",\"(0,1)\",2,2,3\n"
            "\"(0,1)\",\"(1,2)\",3,1,6\n");
  EXPECT_TRUE(drawing_edges(pitch, soccer::History{pitch.start()}).empty());
}

}  // namespace
}  // namespace quadrille::exports
