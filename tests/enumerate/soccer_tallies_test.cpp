// The tallies: sums that do not depend on the order, sizes beyond any fixed width, drawn vertices and walls.
#include "enumerate/soccer_tallies.hpp"

#include <gtest/gtest.h>

namespace quadrille::enumerate {
namespace {

TEST(KeyTally, AddsGroupsOfDifferentLengths) {
  KeyTally a;
  a.at(2).histories.add(5);
  a.at(2).weak_classes = 1;
  KeyTally b;
  b.at(4).histories.add(7);
  b.at(2).weak_classes = 3;
  KeyTally ab = a;
  ab += b;
  KeyTally ba = b;
  ba += a;
  ASSERT_EQ(ab.groups.size(), 5U);
  for (std::size_t key = 0; key < 5; ++key) {
    EXPECT_EQ(ab.groups[key].histories.value(), ba.groups[key].histories.value());
    EXPECT_EQ(ab.groups[key].weak_classes, ba.groups[key].weak_classes);
  }
  EXPECT_EQ(ab.groups[2].weak_classes, 4U);
}

TEST(SizeTally, KeepsSizesOfAnyWidthInOrder) {
  ExactSum huge;
  for (int i = 0; i < 3; ++i) huge.add(~Count128{0});
  ExactSum small;
  small.add(6);
  SizeTally tally;
  tally.add_class(huge);
  tally.add_class(small);
  SizeTally more;
  more.add_class(small);
  tally += more;
  const auto sorted = tally.sorted();
  ASSERT_EQ(sorted.size(), 2U);
  EXPECT_EQ(sorted.begin()->first, 6);
  EXPECT_EQ(sorted.begin()->second, 2U);
  EXPECT_EQ(sorted.rbegin()->first, huge.value());
}

TEST(DrawnVertices, CountB0AlwaysAndWallsApart) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:2x2"));
  const DrawnVertices<1> vertices(pitch);
  EXPECT_EQ(vertices.of({}).all, 1U);
  const auto corner = *pitch.lattice().find({0, 0});
  const auto drawing = graphs::EdgeSet<1>{}.with(*pitch.lattice().edge_between(pitch.start(), corner));
  EXPECT_EQ(vertices.of(drawing).all, 2U);
  EXPECT_EQ(vertices.of(drawing).off_the_wall, 1U);
}

}  // namespace
}  // namespace quadrille::enumerate
