// The table of values: an entry serves the mirrored position too, and finished games have their known value.
#include "enumerate/tennis/values.hpp"

#include <gtest/gtest.h>

namespace quadrille::enumerate::values_test {

TEST(TennisValues, HoldAnIntervalAndItsMirrorImage) {
  TennisValues values({}, 3);
  values.enter({3, 1, -1}, {-2, 5});
  EXPECT_EQ(values.at({3, 1, -1}), (Enclosure{-2, 5}));
  EXPECT_EQ(values.at({1, 3, 1}), (Enclosure{-5, 2}));
  EXPECT_DOUBLE_EQ(values.middle({1, 3, 1}), -1.5e-18);
}

TEST(TennisValues, KnowFinishedGames) {
  const TennisValues values({tennis::Variant::footsteps, 2, 2}, 3);
  EXPECT_EQ(values.at({0, 0, 1}), (Enclosure{fixed_one, fixed_one}));
  EXPECT_EQ(values.at({2, 1, -3}), (Enclosure{-2 * fixed_one, -2 * fixed_one}));
  EXPECT_EQ(values.at({0, 0, 0}), (Enclosure{0, 0}));
}

TEST(TennisValues, OneOfTwoMirroredPositionsIsValued) {
  for (int s1 = 0; s1 <= 3; ++s1) {
    for (int s2 = 0; s2 <= 3; ++s2) {
      for (int ball = -2; ball <= 2; ++ball) {
        const tennis::Position position{s1, s2, ball};
        EXPECT_EQ(is_valued(position) && is_valued(mirrored(position)), is_its_own_mirror(position));
        EXPECT_TRUE(is_valued(position) || is_valued(mirrored(position)));
      }
    }
  }
}

}  // namespace quadrille::enumerate::values_test
