// VertexSet against a std::set of numbers: every operation, in one word and in several.
#include "graphs/vertex_set.hpp"

#include <gtest/gtest.h>

#include <random>
#include <set>

namespace quadrille::graphs::vertex_set_test {

template <std::size_t Words>
void expect_holds(const VertexSet<Words>& points, const std::set<std::size_t>& expected) {
  EXPECT_EQ(points.size(), expected.size());
  EXPECT_EQ(points.empty(), expected.empty());
  for (std::size_t point = 0; point < VertexSet<Words>::capacity; ++point) {
    EXPECT_EQ(points.contains(point), expected.contains(point)) << point;
  }
}

template <std::size_t Words>
void expect_works() {
  std::mt19937_64 random(Words);
  constexpr std::size_t capacity = VertexSet<Words>::capacity;
  VertexSet<Words> a;
  VertexSet<Words> b;
  std::set<std::size_t> in_a;
  std::set<std::size_t> in_b;
  for (std::size_t i = 0; i < capacity / 2; ++i) {
    const std::size_t point = random() % capacity;
    a.insert(point);
    in_a.insert(point);
    const std::size_t other = random() % capacity;
    b |= VertexSet<Words>::of(other);
    in_b.insert(other);
  }
  expect_holds(a, in_a);
  std::set<std::size_t> both;
  std::set<std::size_t> either = in_b;
  std::set<std::size_t> only_a;
  for (const std::size_t point : in_a) {
    (in_b.contains(point) ? both : only_a).insert(point);
    either.insert(point);
  }
  expect_holds(a & b, both);
  expect_holds(a | b, either);
  expect_holds(a - b, only_a);
  EXPECT_EQ(a.intersects(b), !both.empty());
  expect_holds(a.least(), {*in_a.begin()});
  expect_holds(VertexSet<Words>{}.least(), {});
  for (unsigned step = 0; step < capacity; ++step) {
    std::set<std::size_t> up;
    std::set<std::size_t> down;
    for (const std::size_t point : in_a) {
      if (point + step < capacity) up.insert(point + step);
      if (point >= step) down.insert(point - step);
    }
    expect_holds(a.up(step), up);
    expect_holds(a.down(step), down);
  }
  a.erase(*in_a.begin());
  in_a.erase(in_a.begin());
  expect_holds(a, in_a);
}

TEST(VertexSet, HoldsWhatAStdSetHolds) {
  expect_works<1>();
  expect_works<2>();
  expect_works<3>();
}

}  // namespace quadrille::graphs::vertex_set_test
