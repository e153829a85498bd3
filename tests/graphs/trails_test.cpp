// Eulerian trails: three ways to count them agree, and give the known numbers.
#include "graphs/trails.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <vector>

#include "graphs/edge_set.hpp"

namespace quadrille::graphs::trails_test {

using boost::multiprecision::cpp_int;

Lattice king_lattice(int width, int height) {
  const auto points = grid_points(width, height);
  return {points, king_segments(points)};
}

// The complete graph of n points. Any points will do, as the segments are given.
Lattice complete_graph(int n) {
  const auto points = grid_points(n - 1, 0);
  std::vector<std::pair<Point, Point>> segments;
  for (int i = 0; i < n; ++i) {
    for (int j = 0; j < i; ++j) segments.push_back({{j, 0}, {i, 0}});
  }
  return {points, segments};
}

WideEdgeSet everything(const Lattice& lattice) {
  WideEdgeSet drawing;
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) drawing.insert(static_cast<Edge>(e));
  return drawing;
}

// Lists the trails and checks each: it has all edges of the drawing, once, and the promised end; the order is
// lexicographic.
std::size_t list_checked(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  const auto end = eulerian_end(lattice, drawing, start);
  std::vector<Vertex> previous;
  std::size_t listed = 0;
  for_each_trail(lattice, drawing, start, [&](std::span<const Vertex> trail) {
    EXPECT_EQ(trail.front(), start);
    EXPECT_EQ(trail.back(), end);
    EXPECT_EQ(trail.size(), drawing.size() + 1);
    WideEdgeSet used;
    for (std::size_t i = 1; i < trail.size(); ++i) {
      const auto edge = lattice.edge_between(trail[i - 1], trail[i]);
      if (edge) used.insert(*edge);
    }
    EXPECT_EQ(used, drawing);
    EXPECT_TRUE(std::lexicographical_compare(previous.begin(), previous.end(), trail.begin(), trail.end()));
    if (listed == 0) {
      EXPECT_TRUE(std::ranges::equal(trail, first_trail(lattice, drawing, start)));
    }
    previous.assign(trail.begin(), trail.end());
    ++listed;
  });
  if (listed == 0) {
    EXPECT_TRUE(first_trail(lattice, drawing, start).empty());
  }
  return listed;
}

void expect_ways_agree(const Lattice& lattice, const WideEdgeSet& drawing, Vertex start) {
  const cpp_int count = count_trails_ref(lattice, drawing, start);
  ASSERT_EQ(count_trails(lattice, drawing, start), count);
  ASSERT_EQ(list_checked(lattice, drawing, start), count);
  ASSERT_EQ(eulerian_end(lattice, drawing, start).has_value(), count != 0);
}

TEST(Trails, WaysAgreeOnAllDrawingsOfTwoCellsFromEveryVertex) {
  const Lattice lattice = king_lattice(1, 2);
  ASSERT_EQ(lattice.edge_count(), 11U);
  for (unsigned bits = 0; bits < 1U << 11U; ++bits) {
    WideEdgeSet drawing;
    for (Edge e = 0; e < 11; ++e) {
      if ((bits >> e & 1U) != 0) drawing.insert(e);
    }
    for (Vertex start = 0; start < 6; ++start) expect_ways_agree(lattice, drawing, start);
  }
}

// The drawing of a random walk along undrawn segments, at most `plies` long; the walk is a trail of it.
WideEdgeSet drawn_by_random_walk(const Lattice& lattice, Vertex start, std::size_t plies, std::mt19937_64& random) {
  WideEdgeSet drawing;
  Vertex v = start;
  for (std::size_t ply = 0; ply < plies; ++ply) {
    std::vector<Incidence> free;
    for (const Incidence& incidence : lattice.incident(v)) {
      if (!drawing.contains(incidence.edge)) free.push_back(incidence);
    }
    if (free.empty()) break;
    const Incidence next = free[random() % free.size()];
    drawing.insert(next.edge);
    v = next.to;
  }
  return drawing;
}

TEST(Trails, WaysAgreeOnRandomEulerianDrawingsOfNineCells) {
  const Lattice lattice = king_lattice(3, 3);
  std::mt19937_64 random(20261120);
  for (int round = 0; round < 300; ++round) {
    const auto start = static_cast<Vertex>(random() % lattice.vertex_count());
    const WideEdgeSet drawing = drawn_by_random_walk(lattice, start, 1 + random() % 18, random);
    ASSERT_GT(count_trails(lattice, drawing, start), 0);
    expect_ways_agree(lattice, drawing, start);
  }
}

// Reversing trails maps those from s to t onto those from t to s. This check works at any size.
TEST(Trails, AreAsManyBackwards) {
  const Lattice lattice = king_lattice(5, 5);
  std::mt19937_64 random(20261120);
  for (int round = 0; round < 20; ++round) {
    const Vertex start = 14;
    const WideEdgeSet drawing = drawn_by_random_walk(lattice, start, 40, random);
    const auto end = eulerian_end(lattice, drawing, start);
    ASSERT_TRUE(end.has_value());
    EXPECT_EQ(count_trails(lattice, drawing, start), count_trails(lattice, drawing, end.value_or(start)));
  }
}

TEST(Trails, OfNothingIsTheEmptyOne) {
  const Lattice lattice = king_lattice(1, 1);
  EXPECT_EQ(eulerian_end(lattice, {}, 2), Vertex{2});
  EXPECT_EQ(count_trails(lattice, {}, 2), 1);
  EXPECT_EQ(list_checked(lattice, {}, 2), 1U);
}

TEST(Trails, OfATriangleGoRoundBothWays) {
  const Lattice triangle = complete_graph(3);
  std::vector<std::vector<Vertex>> trails;
  for_each_trail(triangle, everything(triangle), 1,
                 [&](std::span<const Vertex> trail) { trails.emplace_back(trail.begin(), trail.end()); });
  EXPECT_EQ(trails, (std::vector<std::vector<Vertex>>{{1, 0, 2, 1}, {1, 2, 0, 1}}));
  EXPECT_EQ(count_trails(triangle, everything(triangle), 1), 2);
}

// Four odd vertices, as at Koenigsberg; a start at an even vertex, or off the drawing; two components.
TEST(Trails, DoNotExistWhereEulerSaysSo) {
  const Lattice k4 = complete_graph(4);
  EXPECT_EQ(eulerian_end(k4, everything(k4), 0), std::nullopt);
  const Lattice lattice = king_lattice(2, 0);  // three points in a row
  EXPECT_EQ(eulerian_end(lattice, everything(lattice), 0), Vertex{2});
  EXPECT_EQ(eulerian_end(lattice, everything(lattice), 1), std::nullopt);
  EXPECT_EQ(eulerian_end(lattice, WideEdgeSet{}.with(0), 2), std::nullopt);
  const Lattice longer = king_lattice(3, 0);
  EXPECT_EQ(eulerian_end(longer, WideEdgeSet{}.with(0).with(2), 0), std::nullopt);
  EXPECT_EQ(count_trails(k4, everything(k4), 0), 0);
}

// OEIS A135388 counts the directed Eulerian circuits of K_3, K_5, K_7. A circuit passes a vertex of degree n - 1 in (n
// - 1) / 2 places, and each place begins a closed trail.
TEST(Trails, OfCompleteGraphsAreA135388TimesHalfTheDegree) {
  const std::uint64_t A135388[] = {2, 264, 129976320};
  for (int k = 1; k <= 3; ++k) {
    const Lattice lattice = complete_graph(2 * k + 1);
    EXPECT_EQ(count_trails(lattice, everything(lattice), 0), A135388[k - 1] * static_cast<unsigned>(k)) << k;
  }
  const Lattice k5 = complete_graph(5);
  EXPECT_EQ(count_trails_ref(k5, everything(k5), 0), 528);
}

}  // namespace quadrille::graphs::trails_test
