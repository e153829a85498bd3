// The boards of the search against the pitch's lattice: steps, floods, degrees, walls, goals, mirror images.
#include <gtest/gtest.h>

#include "enumerate/soccer/search/space.hpp"

namespace quadrille::enumerate::board_test {

using engines::Player;
using Points = graphs::VertexSet<3>;

// Compares the board at `vertex` with the lattice. \returns the points beside it, goals excepted
template <class Board>
typename Board::Points expect_lattice(const soccer::Pitch& pitch, const Board& board, soccer::Vertex vertex) {
  typename Board::Points next;
  bool scores_1 = false;
  bool scores_2 = false;
  for (const auto& [edge, to] : pitch.lattice().incident(vertex)) {
    scores_1 = scores_1 || pitch.goal(to) == soccer::Goal::g2;
    scores_2 = scores_2 || pitch.goal(to) == soccer::Goal::g1;
    if (pitch.goal(to) == soccer::Goal::none) next.insert(board.point(to));
    EXPECT_EQ(board.into_goal(edge), pitch.goal(to) != soccer::Goal::none);
  }
  const std::size_t point = board.point(vertex);
  const auto here = Board::Points::of(point);
  const auto working = board.working(board.segments());
  EXPECT_EQ(board.scoring(Player::one).contains(point), scores_1);
  EXPECT_EQ(board.scoring(Player::two).contains(point), scores_2);
  EXPECT_EQ(board.walls().contains(point), pitch.wall(vertex));
  EXPECT_TRUE(board.all().contains(point));
  EXPECT_EQ(board.flood(working, here, here, {}), here | next);
  const auto degrees = board.degrees(working);
  EXPECT_EQ(degrees.one.contains(point), !next.empty());
  EXPECT_EQ(degrees.two.contains(point), next.size() >= 2);
  return next;
}

TEST(GraphBoard, IsThePitch) {
  for (const char* name : {"paper:1x3", "paper:3x3", "paper:4x5", "paper:1x60", "classic:2x2", "classic:4x6",
                           "board:start a;goal 1 b;wall c;edge a b;edge a c;edge a d;edge c d;edge x y"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    SCOPED_TRACE(name);
    const GraphBoard<7, 6> board(pitch);
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      const std::string written = pitch.to_string(vertex);
      const bool is_apart = written == "x" || written == "y";  // out of the ball's reach
      if (pitch.goal(vertex) == soccer::Goal::none && !is_apart) expect_lattice(pitch, board, vertex);
    }
    auto within = board.working(board.segments());
    board.keep_within(within, {});
    EXPECT_TRUE(within.segments.empty());
    EXPECT_TRUE(board.degrees(within).one.empty());
  }
}

TEST(GridBoard, IsThePitch) {
  for (const char* name : {"paper:1x3", "paper:3x1", "paper:3x3", "paper:4x5", "paper:1x60", "paper:60x1",
                           "classic:2x2", "classic:4x6", "classic:8x10"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const graphs::Lattice& lattice = pitch.lattice();
    SCOPED_TRACE(name);
    const GridBoard<3> board(pitch);
    for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      if (pitch.goal(vertex) != soccer::Goal::none) continue;
      const Points next = expect_lattice(pitch, board, vertex);
      const std::size_t point = board.point(vertex);
      const Points here = Points::of(point);
      EXPECT_EQ(board.step(board.segments(), here), next);
      if (board.has_mirror()) {
        EXPECT_EQ(board.mirrored(board.mirrored(here)), here);
        EXPECT_EQ(board.mirrored(here), Points::of(board.mirrored(point)));
        EXPECT_EQ(board.step(board.mirrored(board.segments()), board.mirrored(here)), board.mirrored(next)) << name;
      }
    }
    if (board.has_mirror()) {
      EXPECT_EQ(board.mirrored(board.segments()), board.segments()) << name;
    }
    auto within = board.segments();
    board.keep_within(within, Points{});
    EXPECT_EQ(within, (DirectedSegments<3>{}));
  }
}

}  // namespace quadrille::enumerate::board_test
