// The mirror of a pitch, and the automorphisms of a board, are symmetries of all that the rules know: segments, start,
// goals, walls.
#include "games/soccer/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::soccer::mirror_test {

Pitch pitch(const char* name) { return Pitch(parse_pitch_name(name)); }

TEST(Mirror, KeepsEverythingThatTheRulesKnow) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x3", "paper:6x5", "classic:2x2", "classic:4x6"}) {
    SCOPED_TRACE(name);
    const Pitch board = pitch(name);
    const Automorphism mirror = mirror_of(board);
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
  const Automorphism mirror = mirror_of(board);
  graphs::EdgeSet<1> drawing;
  for (const Edge e : {Edge{0}, Edge{3}, Edge{7}}) drawing.insert(e);
  const graphs::EdgeSet<1> image = mirror.image(drawing);
  EXPECT_EQ(image.size(), drawing.size());
  drawing.for_each([&](Edge e) { EXPECT_TRUE(image.contains(mirror.image_of_edge(e))); });
  EXPECT_EQ(mirror.image(image), drawing);
}

TEST(Mirror, APitchOfOddWidthIsRefusedWithAPitchThatHasOne) {
  try {
    const Automorphism mirror = mirror_of(pitch("paper:3x3"));
    FAIL() << "accepted";
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find("paper:4x3"), std::string::npos) << error.what();
  }
}

// Every permutation of the vertices that keeps what the rules know, by trying all.
std::set<std::vector<Vertex>> automorphisms_ref(const Pitch& pitch) {
  const graphs::Lattice& lattice = pitch.lattice();
  std::vector<Vertex> images(lattice.vertex_count());
  std::iota(images.begin(), images.end(), Vertex{0});
  const std::vector<Vertex> identity = images;
  std::set<std::vector<Vertex>> found;
  do {
    bool keeps = images[pitch.start()] == pitch.start() && images != identity;
    for (const Vertex v : identity) {
      keeps = keeps && pitch.goal(v) == pitch.goal(images[v]) && pitch.wall(v) == pitch.wall(images[v]);
    }
    for (std::size_t e = 0; keeps && e < lattice.edge_count(); ++e) {
      const auto [u, v] = lattice.ends(static_cast<Edge>(e));
      keeps = lattice.edge_between(images[u], images[v]).has_value();
    }
    if (keeps) found.insert(images);
  } while (std::next_permutation(images.begin(), images.end()));
  return found;
}

TEST(Automorphisms, AreThosePermutationsThatKeepTheBoard_standard) {
  std::mt19937 random(51);
  std::size_t symmetric = 0;
  for (int board = 0; board < 150; ++board) {
    SCOPED_TRACE(board);
    const int vertices = 3 + static_cast<int>(random() % 5);
    std::string text = "start v0\nedge v0 v1\n";
    for (int v = 1; v < vertices; ++v) {
      for (int u = 0; u < v; ++u) {
        if ((u > 0 || v > 1) && random() % 2 == 0)
          text += "edge v" + std::to_string(u) + " v" + std::to_string(v) + "\n";
      }
    }
    if (random() % 3 == 0) text += "wall v1\n";
    if (random() % 3 == 0) text += "goal 1 v1\n";
    const Pitch pitch(parse_pitch_name(text));
    const auto expected = automorphisms_ref(pitch);
    if (expected.empty()) {
      EXPECT_THROW(symmetries_of(pitch), Error);
      continue;
    }
    ++symmetric;
    std::set<std::vector<Vertex>> found;
    for (const Automorphism& automorphism : symmetries_of(pitch)) {
      std::vector<Vertex> images;
      for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
        images.push_back(automorphism.image(static_cast<Vertex>(v)));
      }
      EXPECT_TRUE(found.insert(images).second);
    }
    EXPECT_EQ(found, expected);
  }
  EXPECT_GE(symmetric, 30U);
}

TEST(Automorphisms, OfKnownGraphsAreAsManyAsBooksSay) {
  const auto order = [](const char* graph6) { return symmetries_of(Pitch(name_of(parse_graph6(graph6)))).size() + 1; };
  EXPECT_EQ(order("IheA@GUAo"), 12U);       // Petersen: 120 in all, 10 vertices
  EXPECT_EQ(order("F~~~w"), 720U);          // K7: 7! in all
  EXPECT_THROW(order("I~~~~~~~w"), Error);  // K10 has 9! with a start, which are too many to list
}

TEST(Automorphisms, OfAPitchIsItsMirror) {
  EXPECT_EQ(symmetries_of(pitch("paper:4x3")).size(), 1U);
  EXPECT_THROW(symmetries_of(pitch("paper:3x3")), Error);
}

}  // namespace quadrille::soccer::mirror_test
