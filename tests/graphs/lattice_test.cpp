// The lattice: its numbering, its incidences, and its refusals.
#include "graphs/lattice.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "quadrille/error.hpp"

namespace quadrille::graphs::lattice_test {

using Segments = std::vector<std::pair<Point, Point>>;

Lattice king_lattice(int width, int height) {
  const auto points = grid_points(width, height);
  return {points, king_segments(points)};
}

TEST(Lattice, NumbersPointsAndSegmentsLexicographicallyWhateverTheirOrder) {
  const Lattice lattice({{1, 1}, {0, 0}, {1, 0}, {0, 1}}, {{{1, 1}, {1, 0}}, {{1, 0}, {0, 0}}, {{0, 1}, {0, 0}}});
  ASSERT_EQ(lattice.vertex_count(), 4U);
  EXPECT_EQ(lattice.point(0), (Point{0, 0}));
  EXPECT_EQ(lattice.point(1), (Point{0, 1}));
  EXPECT_EQ(lattice.point(2), (Point{1, 0}));
  EXPECT_EQ(lattice.point(3), (Point{1, 1}));
  ASSERT_EQ(lattice.edge_count(), 3U);
  EXPECT_EQ(lattice.ends(0), (std::pair<Vertex, Vertex>(0, 1)));
  EXPECT_EQ(lattice.ends(1), (std::pair<Vertex, Vertex>(0, 2)));
  EXPECT_EQ(lattice.ends(2), (std::pair<Vertex, Vertex>(2, 3)));
}

TEST(Lattice, IncidencesAgreeWithEndsAndComeInOrder) {
  const Lattice lattice = king_lattice(3, 2);
  std::size_t incidences = 0;
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const auto at = lattice.incident(v);
    incidences += at.size();
    EXPECT_TRUE(std::is_sorted(at.begin(), at.end(), [](auto a, auto b) { return a.to < b.to; }));
    EXPECT_TRUE(std::is_sorted(at.begin(), at.end(), [](auto a, auto b) { return a.edge < b.edge; }));
    for (const Incidence& incidence : at) {
      EXPECT_EQ(lattice.ends(incidence.edge), std::pair(std::min(v, incidence.to), std::max(v, incidence.to)));
      EXPECT_EQ(lattice.edge_between(v, incidence.to), incidence.edge);
      EXPECT_EQ(lattice.edge_between(incidence.to, v), incidence.edge);
    }
  }
  EXPECT_EQ(incidences, 2 * lattice.edge_count());
}

TEST(Lattice, FindsWhatItHasAndNothingElse) {
  const Lattice lattice = king_lattice(2, 3);
  for (std::size_t i = 0; i < lattice.vertex_count(); ++i) {
    const auto v = static_cast<Vertex>(i);
    EXPECT_EQ(lattice.find(lattice.point(v)), v);
  }
  EXPECT_EQ(lattice.find({3, 0}), std::nullopt);
  EXPECT_EQ(lattice.find({-1, 0}), std::nullopt);
  EXPECT_EQ(lattice.edge_between(0, 8), std::nullopt);  // (0,0) and (2,0)
  EXPECT_EQ(lattice.edge_between(0, 0), std::nullopt);
}

TEST(Lattice, MayBeEmptyOrHaveNoSegments) {
  EXPECT_EQ(Lattice({}, {}).vertex_count(), 0U);
  const Lattice alone({{5, -7}}, {});
  EXPECT_EQ(alone.vertex_count(), 1U);
  EXPECT_TRUE(alone.incident(0).empty());
}

TEST(Lattice, RefusesWhatIsNoSimpleGraph) {
  const std::vector<Point> points{{0, 0}, {0, 1}};
  const Segments unusable[] = {
      {{{0, 0}, {0, 0}}},                    // a loop
      {{{0, 0}, {1, 1}}},                    // an end that is not a point of the lattice
      {{{0, 0}, {0, 1}}, {{0, 1}, {0, 0}}},  // the same segment both ways round
  };
  for (const Segments& segments : unusable) {
    try {
      const Lattice lattice(points, segments);
      ADD_FAILURE() << to_string(segments[0].first) << to_string(segments[0].second) << " was accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    }
  }
  EXPECT_THROW(Lattice({{0, 0}, {0, 0}}, {}), Error);
  EXPECT_THROW(Lattice(grid_points(255, 255), {}), Error);  // 65536 points
}

// A (w+1) x (h+1) king graph has w(h+1) + h(w+1) straight and 2wh diagonal segments.
TEST(Lattice, KingSegmentsAreAllPairsAKingMoveApart) {
  for (int w = 0; w <= 4; ++w) {
    for (int h = 0; h <= 4; ++h) {
      const auto points = grid_points(w, h);
      const auto segments = king_segments(points);
      EXPECT_EQ(segments.size(), static_cast<std::size_t>(w * (h + 1) + h * (w + 1) + 2 * w * h));
      for (const auto& [a, b] : segments) EXPECT_TRUE(king_adjacent(a, b));
    }
  }
}

TEST(Lattice, KingAdjacencyIsOneStepAnyWay) {
  EXPECT_FALSE(king_adjacent({2, 2}, {2, 2}));
  EXPECT_TRUE(king_adjacent({2, 2}, {1, 3}));
  EXPECT_TRUE(king_adjacent({2, 2}, {2, 1}));
  EXPECT_FALSE(king_adjacent({2, 2}, {4, 2}));
  EXPECT_FALSE(king_adjacent({2, 2}, {3, 4}));
}

}  // namespace quadrille::graphs::lattice_test
