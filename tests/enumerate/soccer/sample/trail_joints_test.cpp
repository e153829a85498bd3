// Trails made of joined vertices, on graphs that are no pitch.
#include <gtest/gtest.h>

#include <map>

#include "enumerate/soccer/sample/samplers.hpp"
#include "tests/enumerate/soccer/sample/uniform.hpp"

namespace quadrille::enumerate::trail_joints_test {

// Two triangles with a vertex in common, at which trails start: 1 - 0 - 2 and 3 - 0 - 4.
graphs::TrailGraph bow_tie(std::size_t root) { return {{{1, 2, 3, 4}, {0, 2}, {0, 1}, {0, 4}, {0, 3}}, root}; }

std::map<std::vector<std::size_t>, std::size_t> drawn(const TrailJoiner& joiner, std::size_t count) {
  std::map<std::vector<std::size_t>, std::size_t> counts;
  for (std::size_t k = 0; k < count; ++k) {
    engines::RandomStream stream(1, 0, k);
    ++counts[uniform_trail(joiner, stream).value()];
  }
  return counts;
}

TEST(UniformTrail, OfABowTie) {
  // From the middle: one of four edges, then either direction of the other triangle. From a corner: two directions
  // round its own, and two round the other triangle.
  for (const auto& [root, trails] : std::map<std::size_t, std::size_t>{{0, 8}, {1, 4}, {4, 4}}) {
    const TrailJoiner joiner(bow_tie(root));
    const auto counts = drawn(joiner, 400);
    EXPECT_EQ(counts.size(), trails) << root;
    std::vector<std::size_t> all;
    for (const auto& [trail, count] : counts) {
      EXPECT_EQ(trail.size(), 7U);
      EXPECT_EQ(trail.front(), root);
      EXPECT_EQ(trail.back(), root);
      all.push_back(count);
    }
    EXPECT_GT(chance_of(all), least_chance);
  }
}

TEST(UniformTrail, OfAPathAndOfNothing) {
  engines::RandomStream stream(1, 0, 1);
  const TrailJoiner path(graphs::TrailGraph{{{1}, {0, 2}, {1}}, 2});
  EXPECT_EQ(uniform_trail(path, stream), (std::vector<std::size_t>{2, 1, 0}));
  const TrailJoiner from_the_middle(graphs::TrailGraph{{{1}, {0, 2}, {1}}, 1});
  EXPECT_EQ(uniform_trail(from_the_middle, stream), std::nullopt);
  const TrailJoiner elsewhere(graphs::TrailGraph{{{1}, {0}, {}}, 2});
  EXPECT_EQ(uniform_trail(elsewhere, stream), std::nullopt);
  const TrailJoiner nothing(graphs::TrailGraph{{{}, {}}, 1});
  EXPECT_EQ(uniform_trail(nothing, stream), std::vector<std::size_t>{1});
  EXPECT_EQ(nothing.trail(nothing.no_joints()), std::vector<std::size_t>{1});
}

}  // namespace quadrille::enumerate::trail_joints_test
