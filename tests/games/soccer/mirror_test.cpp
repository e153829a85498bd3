// The mirror of a pitch is a symmetry of all that the rules know: segments, start, goals, walls.
#include "games/soccer/mirror.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::soccer::mirror_test {

Pitch pitch(const char* name) { return Pitch(parse_pitch_name(name)); }

TEST(Mirror, KeepsEverythingThatTheRulesKnow) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x3", "paper:6x5", "classic:2x2", "classic:4x6"}) {
    SCOPED_TRACE(name);
    const Pitch board = pitch(name);
    const Mirror mirror(board);
    EXPECT_EQ(mirror.image(board.start()), board.start());
    for (std::size_t v = 0; v < board.lattice().vertex_count(); ++v) {
      const auto vertex = static_cast<Vertex>(v);
      const Vertex image = mirror.image(vertex);
      EXPECT_EQ(mirror.image(image), vertex);
      EXPECT_EQ(board.goal(image), board.goal(vertex));
      EXPECT_EQ(board.wall(image), board.wall(vertex));
    }
    for (std::size_t e = 0; e < board.lattice().edge_count(); ++e) {
      const auto edge = static_cast<Edge>(e);
      const auto [u, v] = board.lattice().ends(edge);
      EXPECT_EQ(board.lattice().edge_between(mirror.image(u), mirror.image(v)), mirror.image_of_edge(edge));
    }
  }
}

TEST(Mirror, ADrawingsImageIsTheImageOfItsEdges) {
  const Pitch board = pitch("paper:2x2");
  const Mirror mirror(board);
  graphs::EdgeSet<1> drawing;
  for (const Edge e : {Edge{0}, Edge{3}, Edge{7}}) drawing.insert(e);
  const graphs::EdgeSet<1> image = mirror.image(drawing);
  EXPECT_EQ(image.size(), drawing.size());
  drawing.for_each([&](Edge e) { EXPECT_TRUE(image.contains(mirror.image_of_edge(e))); });
  EXPECT_EQ(mirror.image(image), drawing);
}

TEST(Mirror, APitchOfOddWidthIsRefusedWithAPitchThatHasOne) {
  try {
    const Mirror mirror(pitch("paper:3x3"));
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find("paper:4x3"), std::string::npos) << error.what();
  }
}

}  // namespace quadrille::soccer::mirror_test
