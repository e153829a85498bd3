// A drawing as the claims use it: its class, and its first closed loop in the other direction.
#include "proofs/soccer/drawings.hpp"

#include <gtest/gtest.h>

namespace quadrille::soccer::drawings_test {

TEST(Drawings, ReversingTheFirstLoopTurnsTheTriangleRound) {
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const auto v = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const History triangle{v(1, 2), v(0, 2), v(0, 1), v(1, 2), v(1, 1)};
  const History reversed{v(1, 2), v(0, 1), v(0, 2), v(1, 2), v(1, 1)};
  EXPECT_EQ(with_first_loop_reversed(triangle), reversed);
  const History path{v(1, 2), v(0, 2), v(0, 1)};
  EXPECT_EQ(with_first_loop_reversed(path), path);
}

TEST(Drawings, AClassIsEveryHistoryOfItsDrawing) {
  const Pitch pitch(parse_pitch_name("paper:1x3"));
  const auto v = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const auto states = states_along(pitch, {v(1, 2), v(0, 2), v(0, 1), v(1, 2), v(1, 1)});
  const auto members = class_of(pitch, states.back().position.drawing);
  ASSERT_EQ(members.size(), 2U);
  EXPECT_TRUE(strongly_equivalent(members[0], members[1]));
  EXPECT_FALSE(equal(members[0], members[1]));
  EXPECT_EQ(class_of(pitch, {}).size(), 1U);
}

}  // namespace quadrille::soccer::drawings_test
