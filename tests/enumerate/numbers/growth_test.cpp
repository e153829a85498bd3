// Bounds of growth, against roots that are known.
#include <gtest/gtest.h>

#include <vector>

#include "enumerate/numbers/recurrence.hpp"

namespace quadrille::enumerate::growth_test {

std::optional<DecimalBounds> growth(const std::vector<Natural>& coefficients, int root = 1, int digits = 12) {
  return growth_of(coefficients, root, digits);
}

void expect_encloses(const std::optional<DecimalBounds>& bounds, const char* digits_below, const char* digits_above) {
  ASSERT_TRUE(bounds);
  EXPECT_LE(bounds->lower, Natural(digits_above));
  EXPECT_GE(bounds->upper, Natural(digits_below));
  EXPECT_LE(bounds->upper - bounds->lower, 4);
  EXPECT_GT(bounds->upper, bounds->lower);
}

TEST(Growth, EnclosesKnownRoots) {
  expect_encloses(growth({1, 1}), "1618033988749", "1618033988750");     // the golden ratio
  expect_encloses(growth({1, 1}, 2), "1272019649514", "1272019649515");  // and its square root
  expect_encloses(growth({2}), "2000000000000", "2000000000000");
  expect_encloses(growth({0, 4}), "2000000000000", "2000000000000");   // 2 and -2
  expect_encloses(growth({4, -4}), "2000000000000", "2000000000000");  // 2 twice: (n + 1) 2^n
  expect_encloses(growth({1000}), "1000000000000000", "1000000000000000");
  expect_encloses(growth({3, -2}), "2000000000000", "2000000000000");  // 1 and 2: 2^n - 1
  expect_encloses(growth({1}), "1000000000000", "1000000000000");
  expect_encloses(growth({0, 0, 0, 0, 32}, 5, 6), "1148698", "1148699");  // 2^(1/5)
}

// (1 - 3x)(1 + 9 x^2): the zeros that are not real are as near as the real one.
TEST(Growth, HoldsBesideComplexZeros) { expect_encloses(growth({3, -9, 27}), "3000000000000", "3000000000000"); }

TEST(Growth, OfASequenceThatEndsIsNone) { EXPECT_FALSE(growth({})); }

TEST(Growth, IsFoundToAsManyDigitsAsAreAskedFor) {
  const std::optional<DecimalBounds> bounds = growth({1, 1}, 1, 40);
  ASSERT_TRUE(bounds);
  const Natural truth("16180339887498948482045868343656381177203");
  EXPECT_LE(bounds->lower, truth);
  EXPECT_GT(bounds->upper, truth);
  EXPECT_LE(bounds->upper - bounds->lower, 4);
}

}  // namespace quadrille::enumerate::growth_test
