// Orders for a sweep: they keep the same vertices open as the plans, and are at least as narrow as the rows of a
// rectangle.
#include "graphs/sweep_order.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <vector>

#include "graphs/lattice.hpp"
#include "quadrille/detail/sweep.hpp"

namespace quadrille::graphs::sweep_order_test {
namespace {

// The vertices of a lattice in a given order, as a graph of their own.
Neighbours neighbours_of(const Lattice& lattice, const std::vector<std::size_t>& number) {
  Neighbours graph(lattice.vertex_count());
  for (std::size_t e = 0; e < lattice.edge_count(); ++e) {
    const auto [u, v] = lattice.ends(static_cast<Edge>(e));
    graph[number[u]].push_back(number[v]);
    graph[number[v]].push_back(number[u]);
  }
  return graph;
}

std::vector<std::size_t> identity(std::size_t size) {
  std::vector<std::size_t> order(size);
  std::iota(order.begin(), order.end(), std::size_t{0});
  return order;
}

Lattice king_lattice(int width, int height) {
  const auto points = grid_points(width, height);
  return {points, king_segments(points)};
}

TEST(SweepOrder, KeepsOpenWhatThePlanKeepsOpen) {
  std::mt19937 random(7);
  for (int trial = 0; trial < 20; ++trial) {
    const Lattice lattice = king_lattice(1 + trial % 4, 3);
    std::vector<std::size_t> number = identity(lattice.vertex_count());
    std::shuffle(number.begin(), number.end(), random);
    const Neighbours graph = neighbours_of(lattice, number);
    SweepGraph swept;
    swept.may_end.assign(graph.size(), true);
    for (std::size_t v = 0; v < graph.size(); ++v) {
      for (const std::size_t to : graph[v]) {
        if (v < to) swept.edges.push_back({v, to});
      }
    }
    const OpenInOrder open = open_in_order(graph, identity(graph.size()), Remembered::vertices);
    if (open.most > most_slots) {
      EXPECT_ANY_THROW(plan_sweep(swept));
      continue;
    }
    std::size_t slots = 0;
    for (const SweepStep& step : plan_sweep(swept)) slots = std::max(slots, step.slot + 1);
    EXPECT_EQ(slots, open.most);
  }
}

TEST(SweepOrder, IsAtLeastAsNarrowAsTheRowsOfARectangle_extreme) {
  std::mt19937 random(51);
  for (int width = 1; width <= 8; ++width) {
    for (int height = width; height <= 8; ++height) {
      SCOPED_TRACE(std::to_string(width) + "x" + std::to_string(height));
      const Lattice lattice = king_lattice(height, width);  // numbered along the shorter side
      const std::vector<std::size_t> rows = identity(lattice.vertex_count());
      std::vector<std::size_t> number = rows;
      std::shuffle(number.begin(), number.end(), random);
      for (const Remembered remembered : {Remembered::vertices, Remembered::edges}) {
        if (remembered == Remembered::edges && width > 6) continue;  // much wider than any sweep for trails
        const std::size_t of_rows = open_in_order(neighbours_of(lattice, rows), rows, remembered).most;
        const Neighbours shuffled = neighbours_of(lattice, number);
        const std::vector<std::size_t> order = narrow_order(shuffled, remembered);
        std::vector<std::size_t> sorted = order;
        std::sort(sorted.begin(), sorted.end());
        ASSERT_EQ(sorted, rows);
        EXPECT_LE(open_in_order(shuffled, order, remembered).most, of_rows);
      }
    }
  }
}

TEST(SweepOrder, TakesAKnownOrderWhereNoneIsBetter) {
  const Lattice path(grid_points(4, 0), king_segments(grid_points(4, 0)));
  const Neighbours graph = neighbours_of(path, {0, 1, 2, 3, 4});
  EXPECT_EQ(narrow_order(graph, Remembered::vertices, {{4, 3, 2, 1, 0}}), (std::vector<std::size_t>{4, 3, 2, 1, 0}));
  EXPECT_EQ(open_in_order(graph, {0, 1, 2, 3, 4}, Remembered::vertices).at, (std::vector<std::size_t>{1, 2, 2, 2, 2}));
  EXPECT_EQ(open_in_order(graph, {0, 2, 4, 1, 3}, Remembered::edges).at, (std::vector<std::size_t>{1, 3, 4, 2, 0}));
}

}  // namespace
}  // namespace quadrille::graphs::sweep_order_test
