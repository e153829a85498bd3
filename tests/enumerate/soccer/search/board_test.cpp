// The board of the search against the pitch's lattice: steps, floods, degrees, walls, goals, mirror images.
#include <gtest/gtest.h>

#include "enumerate/soccer/search/space.hpp"

namespace quadrille::enumerate::board_test {

using engines::Player;
using Points = graphs::VertexSet<3>;

TEST(SearchBoard, IsThePitch) {
  for (const char* name : {"paper:1x3", "paper:3x1", "paper:3x3", "paper:4x5", "paper:1x60", "paper:60x1",
                           "classic:2x2", "classic:4x6", "classic:8x10"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const graphs::Lattice& lattice = pitch.lattice();
    const SearchBoard<3> board(pitch);
    for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
      const auto vertex = static_cast<soccer::Vertex>(v);
      if (pitch.goal(vertex) != soccer::Goal::none) continue;
      const std::size_t point = board.point(vertex);
      Points next;
      bool scores_1 = false;
      bool scores_2 = false;
      for (const auto& [edge, to] : lattice.incident(vertex)) {
        scores_1 = scores_1 || pitch.goal(to) == soccer::Goal::g2;
        scores_2 = scores_2 || pitch.goal(to) == soccer::Goal::g1;
        if (pitch.goal(to) == soccer::Goal::none) next.insert(board.point(to));
        EXPECT_EQ(board.segment(edge).into_goal, pitch.goal(to) != soccer::Goal::none);
      }
      const Points here = Points::of(point);
      EXPECT_EQ(board.step(board.segments(), here), next) << name;
      EXPECT_EQ(board.scoring(Player::one).contains(point), scores_1) << name;
      EXPECT_EQ(board.scoring(Player::two).contains(point), scores_2) << name;
      EXPECT_EQ(board.walls().contains(point), pitch.wall(vertex)) << name;
      EXPECT_TRUE(board.all().contains(point));
      EXPECT_EQ(board.flood(board.segments(), here, Points{}), here | next);
      const auto degrees = board.degrees(board.segments());
      EXPECT_EQ(degrees.one.contains(point), !next.empty()) << name;
      EXPECT_EQ(degrees.two.contains(point), next.size() >= 2) << name;
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
