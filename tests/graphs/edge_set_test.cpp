// Edge sets of every width, compared with std::set, with the edges on either side of each word boundary.
#include "graphs/edge_set.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <unordered_set>
#include <vector>

namespace quadrille::graphs::edge_set_test {

template <class Set>
class EdgeSetOfAnyWidth : public testing::Test {};
using Widths = testing::Types<EdgeSet<1>, EdgeSet<2>, EdgeSet<4>, EdgeSet<6>>;
TYPED_TEST_SUITE(EdgeSetOfAnyWidth, Widths);

template <class Set>
Set set_of(const std::set<Edge>& edges) {
  Set set;
  for (const Edge e : edges) set.insert(e);
  return set;
}

template <class Set>
std::vector<Edge> list_of(const Set& set) {
  std::vector<Edge> edges;
  set.for_each([&](Edge e) { edges.push_back(e); });
  return edges;
}

// The first and last edge of every word.
template <class Set>
std::set<Edge> boundary_edges() {
  std::set<Edge> edges;
  for (std::size_t word = 0; word < Set::words; ++word) {
    edges.insert(static_cast<Edge>(64 * word));
    edges.insert(static_cast<Edge>(64 * word + 63));
  }
  return edges;
}

TYPED_TEST(EdgeSetOfAnyWidth, HoldsTheEdgesEitherSideOfEachWordBoundary) {
  const std::set<Edge> edges = boundary_edges<TypeParam>();
  const auto set = set_of<TypeParam>(edges);
  EXPECT_EQ(set.size(), edges.size());
  EXPECT_EQ(set.first(), 0);
  EXPECT_EQ(list_of(set), std::vector<Edge>(edges.begin(), edges.end()));
  for (std::size_t e = 0; e < TypeParam::capacity; ++e) {
    EXPECT_EQ(set.contains(static_cast<Edge>(e)), edges.contains(static_cast<Edge>(e))) << e;
  }
}

TYPED_TEST(EdgeSetOfAnyWidth, InsertsErasesAndKeepsTheOriginal) {
  const TypeParam none;
  EXPECT_TRUE(none.empty());
  EXPECT_EQ(none.size(), 0U);
  const auto last = static_cast<Edge>(TypeParam::capacity - 1);
  const TypeParam one = none.with(last);
  EXPECT_TRUE(none.empty());
  EXPECT_FALSE(one.empty());
  EXPECT_EQ(one.first(), last);
  EXPECT_EQ(one.with(last), one);
  EXPECT_EQ(one.without(last), none);
  EXPECT_EQ(none.without(last), none);
}

TYPED_TEST(EdgeSetOfAnyWidth, AgreesWithStdSetOnRandomSets) {
  std::mt19937_64 random(20261120);
  for (int round = 0; round < 200; ++round) {
    std::set<Edge> a;
    std::set<Edge> b;
    for (std::size_t i = random() % TypeParam::capacity; i-- > 0;) {
      (random() % 2 == 0 ? a : b).insert(static_cast<Edge>(random() % TypeParam::capacity));
    }
    std::set<Edge> both = a;
    both.insert(b.begin(), b.end());
    std::set<Edge> common;
    std::set<Edge> only_a;
    for (const Edge e : a) (b.contains(e) ? common : only_a).insert(e);
    const auto x = set_of<TypeParam>(a);
    const auto y = set_of<TypeParam>(b);
    EXPECT_EQ(list_of(x), std::vector<Edge>(a.begin(), a.end()));
    EXPECT_EQ(x.size(), a.size());
    EXPECT_EQ(x | y, set_of<TypeParam>(both));
    EXPECT_EQ(x & y, set_of<TypeParam>(common));
    EXPECT_EQ(x - y, set_of<TypeParam>(only_a));
    EXPECT_EQ(x.intersects(y), !common.empty());
    EXPECT_EQ(x == y, a == b);
    if (!a.empty()) {
      EXPECT_EQ(x.first(), *a.begin());
    }
  }
}

TYPED_TEST(EdgeSetOfAnyWidth, IsOrderedTotally) {
  std::vector<TypeParam> sets{TypeParam{}};
  for (const Edge e : boundary_edges<TypeParam>()) sets.push_back(TypeParam{}.with(e));
  std::sort(sets.begin(), sets.end());
  for (std::size_t i = 1; i < sets.size(); ++i) EXPECT_LT(sets[i - 1], sets[i]);
}

// Sets of at most two edges have different hashes, which fill buckets as evenly as chance does. One edge more or less
// changes about half of the bits.
TYPED_TEST(EdgeSetOfAnyWidth, HashSpreads) {
  constexpr std::size_t buckets = 1024;
  std::unordered_set<std::uint64_t> seen{TypeParam{}.hash()};
  std::vector<std::size_t> low(buckets);
  std::vector<std::size_t> high(buckets);
  std::size_t sets = 0;
  double changed = 0;
  for (std::size_t e = 0; e < TypeParam::capacity; ++e) {
    const TypeParam one = TypeParam{}.with(static_cast<Edge>(e));
    EXPECT_TRUE(seen.insert(one.hash()).second);
    for (std::size_t f = 0; f < e; ++f) {
      const std::uint64_t hash = one.with(static_cast<Edge>(f)).hash();
      EXPECT_TRUE(seen.insert(hash).second);
      ++low[hash % buckets];
      ++high[hash >> 54U];
      ++sets;
      changed += std::popcount(hash ^ one.hash());
    }
  }
  EXPECT_NEAR(changed / static_cast<double>(sets), 32, 2);
  const double expected = static_cast<double>(sets) / buckets;
  for (const auto& counts : {low, high}) {
    double chi_squared = 0;
    for (const std::size_t count : counts) {
      chi_squared += (static_cast<double>(count) - expected) * (static_cast<double>(count) - expected) / expected;
    }
    EXPECT_LT(chi_squared, 1.25 * buckets);  // 1023 degrees of freedom: over five standard deviations away
  }
}

TEST(EdgeSet, ResizesBothWays) {
  const auto narrow = EdgeSet<1>{}.with(0).with(63);
  EXPECT_EQ(narrow.resized<6>().resized<1>(), narrow);
  EXPECT_EQ(list_of(narrow.resized<4>()), list_of(narrow));
  EXPECT_EQ(EdgeSet<6>{}.with(127).resized<2>(), EdgeSet<2>{}.with(127));
}

TEST(EdgeSet, IsAsManyWordsOfBits) {
  const auto set = EdgeSet<2>{}.with(0).with(3).with(63).with(64).with(127);
  EXPECT_EQ(set.word(0), 0x8000000000000009U);
  EXPECT_EQ(set.word(1), 0x8000000000000001U);
  EXPECT_EQ(set.resized<6>().word(1), set.word(1));
  EXPECT_EQ(set.resized<6>().word(2), 0U);
}

TEST(EdgeSet, WithWidthTakesTheSmallestThatHolds) {
  const auto width = [](std::size_t edges) { return with_width(edges, []<std::size_t Words>() { return Words; }); };
  for (const auto& [edges, words] : std::vector<std::pair<std::size_t, std::size_t>>{
           {0, 1}, {64, 1}, {65, 2}, {128, 2}, {129, 4}, {256, 4}, {257, 6}, {most_edges, 6}}) {
    EXPECT_EQ(width(edges), words) << edges;
  }
}

TEST(EdgeSet, IsAsSmallAsItsWords) {
  static_assert(sizeof(EdgeSet<1>) == 8 && sizeof(WideEdgeSet) == 48);
  static_assert(WideEdgeSet{}.with(383).contains(383));  // usable at compile time
}

}  // namespace quadrille::graphs::edge_set_test
