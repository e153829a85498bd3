// One drawing as a graph: the whole text in DOT, nodes and edges in GraphML.
#include <gtest/gtest.h>

#include "export/graphs/soccer/graphs.hpp"

namespace quadrille::exports::drawing_test {

class ATriangle : public testing::Test {
 protected:
  ATriangle() {
    for (const soccer::Point point : {soccer::Point{1, 1}, {0, 2}, {0, 1}, {1, 1}}) {
      if (const auto vertex = pitch.lattice().find(point)) history.push_back(*vertex);
    }
  }

  const soccer::Pitch pitch{soccer::parse_pitch_name("paper:1x2")};
  soccer::History history;
};

TEST_F(ATriangle, IsWrittenAsDotWithEveryPointPinned) {
  EXPECT_EQ(drawing_dot(pitch, history, "quadrille export"),
            "graph G {\n"
            "comment=\"quadrille export\";\n"
            "layout=neato;\n"
            "0 [label=\"(0,0)\", pos=\"0,0!\", role=point, x=0, y=0];\n"
            "1 [label=\"(0,1)\", pos=\"0,1!\", role=point, x=0, y=1];\n"
            "2 [label=\"(0,2)\", pos=\"0,2!\", role=point, x=0, y=2];\n"
            "3 [label=\"(1,0)\", pos=\"1,0!\", role=g2, x=1, y=0];\n"
            "4 [label=\"(1,1)\", pos=\"1,1!\", role=ball, x=1, y=1];\n"
            "5 [label=\"(1,2)\", pos=\"1,2!\", role=g1, x=1, y=2];\n"
            "1--2  [player=2, ply=2];\n"
            "1--4  [player=1, ply=3];\n"
            "2--4  [player=1, ply=1];\n"
            "}\n");
}

TEST_F(ATriangle, IsWrittenAsGraphml) {
  const std::string text = drawing_graphml(pitch, history, "quadrille export");
  EXPECT_NE(text.find("<graph id=\"G\" edgedefault=\"undirected\""), std::string::npos);
  EXPECT_EQ(text.substr(text.find("    <node id=\"n5\">")),
            "    <node id=\"n5\">\n"
            "      <data key=\"key1\">(1,2)</data>\n"
            "      <data key=\"key4\">g1</data>\n"
            "      <data key=\"key5\">1</data>\n"
            "      <data key=\"key6\">2</data>\n"
            "    </node>\n"
            "    <edge id=\"e0\" source=\"n1\" target=\"n2\">\n"
            "      <data key=\"key2\">2</data>\n"
            "      <data key=\"key3\">2</data>\n"
            "    </edge>\n"
            "    <edge id=\"e1\" source=\"n1\" target=\"n4\">\n"
            "      <data key=\"key2\">1</data>\n"
            "      <data key=\"key3\">3</data>\n"
            "    </edge>\n"
            "    <edge id=\"e2\" source=\"n2\" target=\"n4\">\n"
            "      <data key=\"key2\">1</data>\n"
            "      <data key=\"key3\">1</data>\n"
            "    </edge>\n"
            "  </graph>\n"
            "</graphml>\n");
}

TEST(Drawing, ShowsABallThatHasNotMoved) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x1"));
  const soccer::History history{pitch.start()};
  EXPECT_EQ(drawing_dot(pitch, history, "c"),
            "graph G {\n"
            "comment=c;\n"
            "layout=neato;\n"
            "0 [label=\"(0,0)\", pos=\"0,0!\", role=point, x=0, y=0];\n"
            "1 [label=\"(0,1)\", pos=\"0,1!\", role=point, x=0, y=1];\n"
            "2 [label=\"(1,0)\", pos=\"1,0!\", role=g2, x=1, y=0];\n"
            "3 [label=\"(1,1)\", pos=\"1,1!\", role=ball, x=1, y=1];\n"
            "}\n");
}

}  // namespace quadrille::exports::drawing_test
