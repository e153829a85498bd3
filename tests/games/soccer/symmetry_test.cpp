// The mirror of a pitch and the automorphisms of a board are symmetries of everything in the rules: segments, start,
// goals, walls.
#include "games/soccer/symmetry.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
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

// Every permutation of the vertices that keeps the edges, the walls and `keeps_rest`, by trying all.
std::set<std::vector<Vertex>> automorphisms_ref(
    const Pitch& pitch, const std::function<bool(const std::vector<Vertex>& images)>& keeps_rest) {
  const graphs::Lattice& lattice = pitch.lattice();
  std::vector<Vertex> images(lattice.vertex_count());
  std::iota(images.begin(), images.end(), Vertex{0});
  std::set<std::vector<Vertex>> found;
  do {
    bool keeps = keeps_rest(images);
    for (std::size_t v = 0; keeps && v < images.size(); ++v) {
      keeps = pitch.wall(static_cast<Vertex>(v)) == pitch.wall(images[v]);
    }
    for (std::size_t e = 0; keeps && e < lattice.edge_count(); ++e) {
      const auto [u, v] = lattice.ends(static_cast<Edge>(e));
      keeps = lattice.edge_between(images[u], images[v]).has_value();
    }
    if (keeps) found.insert(images);
  } while (std::next_permutation(images.begin(), images.end()));
  return found;
}

bool is_identity(const std::vector<Vertex>& images) { return std::ranges::is_sorted(images); }

bool keeps_goals(const Pitch& pitch, const std::vector<Vertex>& images, bool exchanged) {
  for (std::size_t v = 0; v < images.size(); ++v) {
    const Goal goal = pitch.goal(static_cast<Vertex>(v));
    const Goal wanted = !exchanged || goal == Goal::none ? goal : goal == Goal::g1 ? Goal::g2 : Goal::g1;
    if (pitch.goal(images[v]) != wanted) return false;
  }
  return true;
}

std::vector<Vertex> images_by(const Pitch& pitch, const Automorphism& automorphism) {
  std::vector<Vertex> images;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    images.push_back(automorphism.image(static_cast<Vertex>(v)));
  }
  return images;
}

TEST(Automorphisms, AreThosePermutationsThatKeepTheBoard_standard) {
  std::mt19937 random(51);
  std::size_t symmetric = 0;
  std::size_t exchanges = 0;
  for (int board = 0; board < 150; ++board) {
    SCOPED_TRACE(board);
    const int vertices = 3 + static_cast<int>(random() % 5);
    std::string text = "start v0\nedge v0 v1\nedge v1 v2\n";
    for (int v = 1; v < vertices; ++v) {
      for (int u = 0; u < v; ++u) {
        if (v > 1 && (u != 1 || v != 2) && random() % 2 == 0)
          text += "edge v" + std::to_string(u) + " v" + std::to_string(v) + "\n";
      }
    }
    if (random() % 3 == 0) text += "wall v1\n";
    if (random() % 3 == 0) text += "goal 1 v1\n";
    if (random() % 2 == 0) text += "goal 2 v2\n";
    const Pitch pitch(parse_pitch_name(text));
    for (const bool exchanged : {false, true}) {
      std::set<std::vector<Vertex>> found;
      for (const FieldSymmetry& symmetry : field_symmetries(pitch, 10'000)) {
        if (symmetry.exchanges_goals == exchanged) found.insert(images_by(pitch, symmetry.map));
      }
      EXPECT_EQ(found, automorphisms_ref(pitch, [&](const auto& images) {
                  return keeps_goals(pitch, images, exchanged) && (exchanged || !is_identity(images));
                }));
      exchanges += exchanged ? found.size() : 0;
    }
    const auto expected = automorphisms_ref(pitch, [&](const auto& images) {
      return images[pitch.start()] == pitch.start() && keeps_goals(pitch, images, false) && !is_identity(images);
    });
    if (expected.empty()) {
      EXPECT_THROW(symmetries_of(pitch), Error);
      continue;
    }
    ++symmetric;
    std::set<std::vector<Vertex>> found;
    for (const Automorphism& automorphism : symmetries_of(pitch)) {
      EXPECT_TRUE(found.insert(images_by(pitch, automorphism)).second);
    }
    EXPECT_EQ(found, expected);
  }
  EXPECT_GE(symmetric, 30U);
  EXPECT_GE(exchanges, 30U);
}

TEST(Automorphisms, OfKnownGraphsAreAsManyAsBooksSay) {
  const auto order = [](const char* graph6) { return symmetries_of(Pitch(name_of(parse_graph6(graph6)))).size() + 1; };
  EXPECT_EQ(order("IheA@GUAo"), 12U);       // Petersen: 120 in all, 10 vertices
  EXPECT_EQ(order("F~~~w"), 720U);          // K7: 7! in all
  EXPECT_THROW(order("I~~~~~~~w"), Error);  // K10 has 9! with a start, too many to list
}

TEST(Automorphisms, OfAPitchIsItsMirror) {
  EXPECT_EQ(symmetries_of(pitch("paper:4x3")).size(), 1U);
  EXPECT_THROW(symmetries_of(pitch("paper:3x3")), Error);
}

}  // namespace quadrille::soccer::mirror_test
