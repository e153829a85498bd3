// Shares against pairings listed one by one.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>

#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate::pairings_test {

using Rational = boost::multiprecision::cpp_rational;

// The weighted number of ways to pair some of the segments; each segment left over has weight 1/2. If `last_is_paired`,
// only the ways that pair the last one.
Rational listed(unsigned segments, bool last_is_paired) {
  if (segments == 0) return 1;
  Rational sum = 0;
  const unsigned last = static_cast<unsigned>(std::bit_width(segments)) - 1;
  const unsigned rest = segments & ~(1U << last);
  if (!last_is_paired) sum += listed(rest, false) / 2;
  for (unsigned other = rest; other != 0; other &= other - 1) sum += listed(rest & ~(other & -other), false);
  return sum;
}

TEST(Pairings, SharesAreThoseOfListedPairings) {
  const Pairings<Rational> exact;
  const Pairings<double> pairings;
  for (unsigned mask = 1; mask < 256; ++mask) {
    const Rational share = listed(mask, true) / listed(mask, false);
    EXPECT_EQ(exact.share(static_cast<Directions>(mask)), share) << mask;
    EXPECT_NEAR(pairings.share(static_cast<Directions>(mask)), share.convert_to<double>(), 1e-15) << mask;
  }
}

TEST(Pairings, ADeadEndHasNoShare) { EXPECT_EQ(Pairings<double>().share(0b1000), 0); }

}  // namespace quadrille::enumerate::pairings_test
