// The state graph in both formats: the whole texts.
#include <gtest/gtest.h>

#include "export/graphs/soccer/graphs.hpp"

namespace quadrille::exports::state_graph_test {

TEST(StateGraph, IsWrittenAsDot) {
  EXPECT_EQ(
      state_graph_dot(soccer::graph_of(soccer::GraphRequest{"paper:1x2", 1}), "quadrille export"),
      "digraph G {\n"
      "comment=\"quadrille export\";\n"
      "0 [ball=\"(1,1)\", histories=1, history=\"(1,1)\", label=\"0 at (1,1)\\nplayer 1 to move\", mover=1, "
      "outcome=ongoing, ply=0];\n"
      "1 [ball=\"(0,0)\", histories=1, history=\"(1,1) (0,0)\", label=\"1 at (0,0)\\nplayer 2 to move\", mover=2, "
      "outcome=ongoing, ply=1];\n"
      "2 [ball=\"(0,1)\", histories=1, history=\"(1,1) (0,1)\", label=\"1 at (0,1)\\nplayer 2 to move\", mover=2, "
      "outcome=ongoing, ply=1];\n"
      "3 [ball=\"(0,2)\", histories=1, history=\"(1,1) (0,2)\", label=\"1 at (0,2)\\nplayer 2 to move\", mover=2, "
      "outcome=ongoing, ply=1];\n"
      "4 [ball=\"(1,0)\", histories=1, history=\"(1,1) (1,0)\", label=\"1 at (1,0)\\ngoal_2\", mover=2, "
      "outcome=goal_2, ply=1];\n"
      "5 [ball=\"(1,2)\", histories=1, history=\"(1,1) (1,2)\", label=\"1 at (1,2)\\ngoal_1\", mover=2, "
      "outcome=goal_1, ply=1];\n"
      "0->1  [from=\"(1,1)\", label=\"(0,0)\", to=\"(0,0)\"];\n"
      "0->2  [from=\"(1,1)\", label=\"(0,1)\", to=\"(0,1)\"];\n"
      "0->3  [from=\"(1,1)\", label=\"(0,2)\", to=\"(0,2)\"];\n"
      "0->4  [from=\"(1,1)\", label=\"(1,0)\", to=\"(1,0)\"];\n"
      "0->5  [from=\"(1,1)\", label=\"(1,2)\", to=\"(1,2)\"];\n"
      "}\n");
}

TEST(StateGraph, IsWrittenAsGraphml) {
  EXPECT_EQ(state_graph_graphml(soccer::graph_of(soccer::GraphRequest{"paper:1x1"}), "a \"command\" <here>"),
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
            "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\" "
            "xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" "
            "xsi:schemaLocation=\"http://graphml.graphdrawing.org/xmlns "
            "http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd\">\n"
            "  <key id=\"key0\" for=\"node\" attr.name=\"ball\" attr.type=\"string\" />\n"
            "  <key id=\"key1\" for=\"graph\" attr.name=\"comment\" attr.type=\"string\" />\n"
            "  <key id=\"key2\" for=\"edge\" attr.name=\"from\" attr.type=\"string\" />\n"
            "  <key id=\"key3\" for=\"node\" attr.name=\"histories\" attr.type=\"string\" />\n"
            "  <key id=\"key4\" for=\"node\" attr.name=\"history\" attr.type=\"string\" />\n"
            "  <key id=\"key5\" for=\"node\" attr.name=\"mover\" attr.type=\"int\" />\n"
            "  <key id=\"key6\" for=\"node\" attr.name=\"outcome\" attr.type=\"string\" />\n"
            "  <key id=\"key7\" for=\"node\" attr.name=\"ply\" attr.type=\"int\" />\n"
            "  <key id=\"key8\" for=\"edge\" attr.name=\"to\" attr.type=\"string\" />\n"
            "  <graph id=\"G\" edgedefault=\"directed\" parse.nodeids=\"canonical\" parse.edgeids=\"canonical\" "
            "parse.order=\"nodesfirst\">\n"
            "   <data key=\"key1\">a &quot;command&quot; &lt;here&gt;</data>\n"
            "    <node id=\"n0\">\n"
            "      <data key=\"key0\">(1,1)</data>\n"
            "      <data key=\"key3\">1</data>\n"
            "      <data key=\"key4\">(1,1)</data>\n"
            "      <data key=\"key5\">1</data>\n"
            "      <data key=\"key6\">goal_1</data>\n"
            "      <data key=\"key7\">0</data>\n"
            "    </node>\n"
            "  </graph>\n"
            "</graphml>\n");
}

}  // namespace quadrille::exports::state_graph_test
