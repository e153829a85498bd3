// The bit-parallel kernels against Boost.Graph's algorithms: on every drawing of a small board, on random ones of
// larger boards, at every width.
#include "graphs/connectivity.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "graphs/connectivity_boost.hpp"
#include "quadrille/error.hpp"

namespace quadrille::graphs::connectivity_test {

Lattice king_lattice(int width, int height) {
  const auto points = grid_points(width, height);
  return {points, king_segments(points)};
}

template <std::size_t Words>
void expect_references_agree(const Lattice& lattice, const Connectivity<Words>& fast, const EdgeSet<Words>& drawing) {
  ASSERT_EQ(fast.component_count(drawing), component_count_boost(lattice, drawing));
  ASSERT_EQ(fast.connected(drawing), connected_boost(lattice, drawing));
  ASSERT_EQ(fast.cyclomatic_number(drawing), cyclomatic_number_boost(lattice, drawing));
  ASSERT_EQ(fast.has_cycle(drawing), has_cycle_boost(lattice, drawing));
  const EdgeSet<Words> bridges = bridges_boost(lattice, drawing);
  ASSERT_EQ(fast.bridges(drawing), bridges);
  for (std::size_t v = 0; v < lattice.vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    ASSERT_EQ(fast.bridges_at(drawing, vertex), bridges & fast.at(vertex)) << v;
  }
}

// A test of its own, as the slow reference of closes_cycle runs for every edge.
template <std::size_t Words>
void expect_closes_cycle_agrees(const Lattice& lattice, const Connectivity<Words>& fast,
                                const EdgeSet<Words>& drawing) {
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto edge = static_cast<Edge>(e);
    ASSERT_EQ(fast.closes_cycle(drawing, edge), closes_cycle_boost(lattice, drawing, edge)) << e;
  }
}

TEST(Connectivity, ReferencesAgreeOnAllDrawingsOfTwoCells) {
  const Lattice lattice = king_lattice(1, 2);
  ASSERT_EQ(lattice.edge_count(), 11U);
  const Connectivity<1> fast(lattice);
  for (unsigned bits = 0; bits < 1U << 11U; ++bits) {
    EdgeSet<1> drawing;
    for (Edge e = 0; e < 11; ++e) {
      if ((bits >> e & 1U) != 0) drawing.insert(e);
    }
    expect_references_agree(lattice, fast, drawing);
    expect_closes_cycle_agrees(lattice, fast, drawing);
  }
}

// Drawings from sparse to dense: each edge is drawn with a chance of 1 to 12 in 20. The sparse ones have the most
// bridges.
template <std::size_t Words>
void expect_references_agree_on_random_drawings(int width, int height, int rounds) {
  const Lattice lattice = king_lattice(width, height);
  const Connectivity<Words> fast(lattice);
  std::mt19937_64 random(20261120);
  for (int round = 0; round < rounds; ++round) {
    const std::uint64_t chance = 1 + random() % 12;
    EdgeSet<Words> drawing;
    for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
      if (random() % 20 < chance) drawing.insert(static_cast<Edge>(e));
    }
    expect_references_agree(lattice, fast, drawing);
    if (round % 20 == 0) expect_closes_cycle_agrees(lattice, fast, drawing);
  }
}

TEST(Connectivity, ReferencesAgreeOnRandomDrawingsOfOneWord) {
  expect_references_agree_on_random_drawings<1>(3, 3, 1500);
}
TEST(Connectivity, ReferencesAgreeOnRandomDrawingsOfTwoWords) {
  expect_references_agree_on_random_drawings<2>(5, 5, 500);
}
TEST(Connectivity, ReferencesAgreeOnRandomDrawingsOfFourWords) {
  expect_references_agree_on_random_drawings<4>(7, 7, 250);
}
TEST(Connectivity, ReferencesAgreeOnRandomDrawingsOfSixWords) {
  expect_references_agree_on_random_drawings<6>(9, 9, 150);
}

TEST(Connectivity, OfNothingIsConnectedAndAcyclic) {
  const Lattice lattice = king_lattice(2, 2);
  EXPECT_EQ(component_count(lattice, EdgeSet<1>{}), 0U);
  EXPECT_TRUE(connected(lattice, EdgeSet<1>{}));
  EXPECT_EQ(cyclomatic_number(lattice, EdgeSet<1>{}), 0U);
  EXPECT_FALSE(has_cycle(lattice, EdgeSet<1>{}));
  EXPECT_FALSE(closes_cycle(lattice, EdgeSet<1>{}, 0));
  EXPECT_TRUE(bridges(lattice, EdgeSet<1>{}).empty());
}

// Two triangles of 1x3 that share no point, then joined by a segment: it is the one bridge.
TEST(Connectivity, OfTwoTrianglesAndTheBridgeBetween) {
  const Lattice lattice = king_lattice(1, 3);
  const auto edge = [&](Point a, Point b) { return *lattice.edge_between(*lattice.find(a), *lattice.find(b)); };
  EdgeSet<1> drawing;
  for (const Edge e : {edge({0, 0}, {0, 1}), edge({0, 0}, {1, 0}), edge({0, 1}, {1, 0}), edge({0, 2}, {0, 3}),
                       edge({0, 2}, {1, 3}), edge({0, 3}, {1, 3})}) {
    drawing.insert(e);
  }
  EXPECT_EQ(component_count(lattice, drawing), 2U);
  EXPECT_FALSE(connected(lattice, drawing));
  EXPECT_EQ(cyclomatic_number(lattice, drawing), 2U);
  const Edge between = edge({0, 1}, {0, 2});
  EXPECT_FALSE(closes_cycle(lattice, drawing, between));
  drawing.insert(between);
  EXPECT_TRUE(connected(lattice, drawing));
  EXPECT_FALSE(closes_cycle(lattice, drawing, between));
  EXPECT_EQ(bridges(lattice, drawing), EdgeSet<1>{}.with(between));
  EXPECT_TRUE(closes_cycle(lattice, drawing, edge({1, 0}, {0, 1})));
  EXPECT_TRUE(has_cycle(lattice, drawing));
  EXPECT_EQ(Connectivity<1>(lattice).component(drawing, *lattice.find({1, 2})), EdgeSet<1>{});
  EXPECT_EQ(Connectivity<1>(lattice).component(drawing, *lattice.find({1, 3})), drawing);
}

TEST(Connectivity, RefusesALatticeWiderThanItsSets) {
  EXPECT_THROW(Connectivity<1>(king_lattice(5, 5)), Error);
  EXPECT_NO_THROW(Connectivity<2>(king_lattice(5, 5)));
}

}  // namespace quadrille::graphs::connectivity_test
