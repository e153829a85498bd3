// The tallies: sums that do not depend on the order, sizes beyond any fixed width, drawn vertices and walls.
#include "enumerate/soccer/tallies.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/enumerate/engines/held_checkpoint.hpp"

namespace quadrille::enumerate::tallies_test {

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
  engines::ExactSum huge;
  for (int i = 0; i < 3; ++i) huge.add(~engines::Count128{0});
  engines::ExactSum small;
  small.add(6);
  SizeTally tally;
  tally.add(huge, {.classes = 1, .shares = 1});
  tally.add(small, {.classes = 1, .shares = 2});
  SizeTally more;
  more.add(small, {.classes = 1, .shares = 1});
  tally += more;
  const auto sorted = tally.sorted();
  ASSERT_EQ(sorted.size(), 2U);
  EXPECT_EQ(sorted.begin()->first, 6);
  EXPECT_EQ(sorted.begin()->second, (SizeTally::Group{.classes = 2, .shares = 3}));
  EXPECT_EQ(sorted.rbegin()->first, huge.value());
}

// The saved bytes of `tally` restore a tally that saves the same bytes.
template <class Tally>
void expect_restored(Tally tally) {
  const auto saved = [](Tally& any) {
    return engines::bytes_of([&](const engines::ByteSink& sink) { any.visit(engines::Archive(sink)); });
  };
  const std::vector<std::byte> bytes = saved(tally);
  Tally restored;
  const engines::ByteSource source = engines::source_of(bytes);
  restored.visit(engines::Archive(source));
  EXPECT_EQ(saved(restored), bytes);
}

TEST(Tallies, AreRestoredAsTheyWereSaved) {
  engines::ExactSum huge;
  for (int i = 0; i < 3; ++i) huge.add(~engines::Count128{0});
  LayerTally layer;
  layer.histories = huge;
  layer.weak_classes = 2;
  layer.strong_classes = 3;
  layer.classes_by_outcome = {4, 5, 6, 7};
  layer.games[2].add(8);
  expect_restored(layer);
  expect_restored(PlyTally{{LayerTally{}, layer}});
  KeyTally keys;
  keys.at(3).histories = huge;
  keys.at(3).weak_classes = 9;
  expect_restored(keys);
  SizeTally sizes;
  sizes.add(huge, {.classes = 1, .shares = 1});
  sizes.add(engines::ExactSum(6), {.classes = 2, .shares = 1});
  expect_restored(sizes);
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

// A game of replay's that ends in a corner without undrawn segments. Player 1 is to move and has no ply.
TEST(DrawnVertices, FixTheMover) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const DrawnVertices<1> vertices(pitch);
  auto position = soccer::start_position<1>(pitch);
  for (const graphs::Point to : {graphs::Point{1, 2}, {0, 3}, {0, 2}, {1, 3}, {0, 3}}) {
    EXPECT_EQ(vertices.mover(position.drawing), position.mover);
    const auto target = *pitch.lattice().find(to);
    position = soccer::play(pitch, position, {*pitch.lattice().edge_between(position.ball, target), target});
  }
  EXPECT_EQ(soccer::outcome(pitch, position), soccer::Outcome::blocked);
  EXPECT_EQ(vertices.mover(position.drawing), soccer::Player::one);
  EXPECT_EQ(position.mover, soccer::Player::one);
}

TEST(IndexOfEnding, IsTheColumnOfTheTableByOutcome) {
  using soccer::Outcome;
  using soccer::Player;
  EXPECT_EQ(index_of_ending(Outcome::goal_2, Player::one), 0U);
  EXPECT_EQ(index_of_ending(Outcome::goal_1, Player::two), 1U);
  EXPECT_EQ(index_of_ending(Outcome::blocked, Player::one), 2U);
  EXPECT_EQ(index_of_ending(Outcome::blocked, Player::two), 3U);
}

}  // namespace quadrille::enumerate::tallies_test
