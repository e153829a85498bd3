// The names of outcomes and drawings.
#include <gtest/gtest.h>

#include "games/soccer/position.hpp"

namespace quadrille::soccer::names_test {

TEST(Names, OfOutcomesAreTheColumnsOfACount) {
  EXPECT_EQ(to_string(Outcome::ongoing), "ongoing");
  EXPECT_EQ(to_string(Outcome::goal_1), "goal_1");
  EXPECT_EQ(to_string(Outcome::goal_2), "goal_2");
  EXPECT_EQ(to_string(Outcome::blocked), "blocked");
}

TEST(Names, OfDrawingsAreNumbersOfAnyWidth) {
  EXPECT_EQ(hexadecimal({}), "0x0");
  EXPECT_EQ(hexadecimal(graphs::WideEdgeSet{}.with(0).with(9)), "0x201");
  EXPECT_EQ(hexadecimal(graphs::WideEdgeSet{}.with(1).with(64)), "0x10000000000000002");
}

}  // namespace quadrille::soccer::names_test
