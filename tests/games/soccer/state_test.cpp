// Game states and the three ways in which two can be the same (Defs. 2.3, 2.7 to 2.9).
#include <gtest/gtest.h>

#include <stdexcept>

#include "games/soccer/history.hpp"

namespace quadrille::soccer::state_test {

class StateTest : public testing::Test {
 protected:
  Vertex at(int x, int y) const { return *pitch.lattice().find({x, y}); }
  State end_of(const History& history) const { return states_along(pitch, history).back(); }

  Pitch pitch{parse_pitch_name("paper:1x3")};
  History triangle{at(1, 2), at(0, 2), at(0, 1), at(1, 2)};
  History reversed{at(1, 2), at(0, 1), at(0, 2), at(1, 2)};
};

TEST_F(StateTest, TheTriangleAndItsReversalAreEquivalentAndNotEqual) {
  const State a = end_of(triangle);
  const State b = end_of(reversed);
  EXPECT_TRUE(weakly_equivalent(a, b));
  EXPECT_TRUE(strongly_equivalent(a, b));
  EXPECT_FALSE(equal(a, b));
  EXPECT_TRUE(equal(a, a));
}

TEST_F(StateTest, StrongEquivalenceAsksForTheBallAndEqualityForTheHistory) {
  const State a = end_of(triangle);
  State elsewhere = a;
  elsewhere.position.ball = at(0, 1);  // no reachable state: that is the point of Def. 2.8
  EXPECT_TRUE(weakly_equivalent(a, elsewhere));
  EXPECT_FALSE(strongly_equivalent(a, elsewhere));
  State other_mover = a;
  other_mover.position.mover = other(a.position.mover);
  EXPECT_TRUE(equal(a, other_mover)) << "Def. 2.9 does not mention the player";
}

TEST_F(StateTest, CountsPliesBouncesAndTurns) {
  const auto states = states_along(pitch, triangle);
  ASSERT_EQ(states.size(), 4U);
  EXPECT_EQ(states[0].plies(), 0U);
  EXPECT_FALSE(states[2].bounced);
  EXPECT_TRUE(states[3].bounced);
  EXPECT_EQ(states[3].bounces, 1U);
  EXPECT_EQ(states[3].turns_passed(), 2U);
}

TEST_F(StateTest, AnIllegalHistoryHasNoStates) {
  EXPECT_THROW(states_along(pitch, {at(1, 2), at(0, 2), at(1, 2)}), std::invalid_argument);
}

}  // namespace quadrille::soccer::state_test
