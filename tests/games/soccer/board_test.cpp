// Boards of one's own: their text, its mistakes, graph6, and the pitch that they make.
#include "games/soccer/board.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "games/soccer/pitch.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer::board_test {
namespace {

TEST(Board, IsReadFromItsText) {
  const Board board = parse_board(
      "# a triangle with a tail\r\nedge v10 v2\nstart v2\nedge v2 a # an edge\n\ngoal 1 v11\nwall a\n"
      "edge a v10\nat a 0.5 -1\nedge v10 v11\n");
  EXPECT_EQ(board.names, (std::vector<std::string>{"a", "v2", "v10", "v11"}));
  EXPECT_EQ(board.edges, (std::vector<std::pair<Vertex, Vertex>>{{0, 1}, {0, 2}, {1, 2}, {2, 3}}));
  EXPECT_EQ(board.start, 1);
  EXPECT_EQ(board.goals, (std::vector<Goal>{Goal::none, Goal::none, Goal::none, Goal::g1}));
  EXPECT_EQ(board.walls, (std::vector<bool>{true, false, false, false}));
  EXPECT_EQ(to_line(board), "start v2;goal 1 v11;wall a;at a 0.5 -1;edge a v2;edge a v10;edge v2 v10;edge v10 v11");
  EXPECT_EQ(parse_board(to_text(board)), board);
}

TEST(Board, AMistakeIsReportedWithItsLine) {
  struct Mistake {
    const char* text;
    const char* message;
  };
  for (const auto& [text, message] : {
           Mistake{"start a\nedge a b\nedge b a\n", "line 3: the edge b a is already in line 2; leave it out"},
           Mistake{"start a\nedge a a\n", "line 2: the edge a a is a loop; leave it out"},
           Mistake{"edge a b\ngoal 1 c\nstart a\n",
                   "line 2: the goal 'c' has no edge; add an edge, or name another vertex"},
           Mistake{"edge left right\nstart lift\n",
                   "line 2: the start 'lift' has no edge; did you mean 'left'? add an edge, or name another "
                   "vertex"},
           Mistake{"edge a b\n", "no start: add a line 'start' with a vertex"},
           Mistake{"start a\nstart b\nedge a b\n",
                   "line 2: the start is given already, in line 1; leave one of them out"},
           Mistake{"start a\nedge a b c\n", "line 2: wrong form; write 'edge VERTEX VERTEX'"},
           Mistake{
               "start a\negde a b\n",
               "line 2: 'egde' is no item of a board; did you mean 'edge'? a line begins with start, goal, wall, at "
               "or edge"},
           Mistake{"start a\nedge a b;c\n",
                   "line 2: 'b;c' is no name of a vertex; names have letters, digits and _ , ( ) -"},
           Mistake{"start a\nedge a b\ngoal 3 b\n",
                   "line 3: wrong form; write 'goal 1 VERTEX ...' or 'goal 2 VERTEX ...'"},
           Mistake{"start a\nedge a b\ngoal 1 b\ngoal 2 b\n",
                   "line 4: 'b' is a goal already, in line 3; remove it from one of the two goals"},
           Mistake{"start a\nedge a b\nat b 1 one\n",
                   "line 3: 'one' is no coordinate; give numbers between -10^6 and 10^6"},
           Mistake{"start a\nedge a b\nat b 1 1\nat b 1 1\n", "line 4: 'b' has a place already; leave one of them out"},
       }) {
    try {
      parse_board(text);
      ADD_FAILURE() << text;
    } catch (const Error& error) {
      EXPECT_EQ(std::string(error.what()), message);
    }
  }
}

TEST(Board, IsReadFromGraph6) {
  const Board triangle = parse_graph6("Bw\n");
  EXPECT_EQ(to_line(triangle), "start 0;edge 0 1;edge 0 2;edge 1 2");
  const Board petersen = parse_graph6(">>graph6<<IheA@GUAo\r\n");
  EXPECT_EQ(petersen.names.size(), 10U);
  EXPECT_EQ(petersen.edges.size(), 15U);
  std::vector<int> degree(10);
  for (const auto& [u, v] : petersen.edges) {
    ++degree[u];
    ++degree[v];
  }
  EXPECT_EQ(degree, std::vector<int>(10, 3));
  EXPECT_EQ(parse_graph6("F~~~w").edges.size(), 21U);  // K7
  for (const char* text : {"", "B", "Bww", "Bx", "B\x01", "Bw\nBw", ":Bf", "&Bf", "B?", "~~~~~~~~", "A?"}) {
    EXPECT_THROW(parse_graph6(text), Error) << text;
  }
}

TEST(Board, EveryPitchIsOneAndKeepsItsNumbers) {
  for (const char* name : {"paper:1x1", "paper:3x3", "paper:4x2", "classic:2x4", "classic:8x10"}) {
    const Pitch pitch(parse_pitch_name(name));
    const Board board = pitch.board();
    EXPECT_EQ(parse_board(to_text(board)), board) << name;
    const Pitch again(name_of(board));
    ASSERT_EQ(again.lattice().vertex_count(), pitch.lattice().vertex_count());
    ASSERT_EQ(again.lattice().edge_count(), pitch.lattice().edge_count());
    EXPECT_EQ(again.start(), pitch.start());
    EXPECT_TRUE(again.has_points());
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      const auto vertex = static_cast<Vertex>(v);
      EXPECT_EQ(again.to_string(vertex), pitch.to_string(vertex));
      EXPECT_EQ(again.goal(vertex), pitch.goal(vertex));
      EXPECT_EQ(again.wall(vertex), pitch.wall(vertex));
    }
    for (std::size_t e = 0; e < pitch.lattice().edge_count(); ++e) {
      EXPECT_EQ(again.lattice().ends(static_cast<Edge>(e)), pitch.lattice().ends(static_cast<Edge>(e)));
    }
    EXPECT_EQ(edge_count(again.name()), edge_count(pitch.name()));
  }
}

TEST(Board, ItsNameIsReadAgain) {
  const PitchName name = parse_pitch_name("board:start b;edge b a;edge a c");
  EXPECT_EQ(to_string(name), "board:start b;edge a b;edge a c");
  EXPECT_EQ(parse_pitch_name(to_string(name)), name);
  EXPECT_EQ(parse_pitch_name("start b\nedge a b\nedge c a\n"), name);
  EXPECT_TRUE(is_board(name));
  EXPECT_THROW(parse_pitch_name("board:start b"), Error);
  EXPECT_FALSE(means_board("paper:3x1..12"));
  for (const char* text : {"board:start a;edge a b", "hex.board", "K7.g6", "../hex", "hex.board@0123456789abcdef"}) {
    EXPECT_TRUE(means_board(text)) << text;
  }
}

TEST(Board, TheFingerprintDistinguishesBoardsButNotTheirPictures) {
  const Board board = parse_board("start a\nedge a b\nedge b c\n");
  EXPECT_EQ(fingerprint(board), fingerprint(parse_board("edge c b\nstart a\nedge b a\nat a 1 2\n")));
  for (const char* other : {"start b\nedge a b\nedge b c\n", "start a\nedge a b\nedge b c\nwall c\n",
                            "start a\nedge a b\nedge b c\ngoal 1 c\n", "start a\nedge a b\nedge b c\nedge a c\n"}) {
    EXPECT_NE(fingerprint(board), fingerprint(parse_board(other))) << other;
  }
}

TEST(Board, OneThatNoDrawingHoldsIsRefusedByItsName) {
  std::string text = "start v0\n";
  for (std::size_t e = 0; e <= graphs::most_edges; ++e)
    text += "edge v" + std::to_string(e) + " v" + std::to_string(e + 1) + "\n";
  EXPECT_THROW(require_drawable(parse_pitch_name(text)), Error);
}

}  // namespace
}  // namespace quadrille::soccer::board_test
