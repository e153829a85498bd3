// Estimates have seven digits, and their bounds are rounded outward: compared with exact rationals.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_bin_float.hpp>
#include <cmath>
#include <string>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/soccer/estimate/intervals.hpp"

namespace quadrille::enumerate::written_estimate_test {

std::string nearest(double value) { return written_estimate(value, Rounding::nearest); }
std::string down(double value) { return written_estimate(value, Rounding::down); }
std::string up(double value) { return written_estimate(value, Rounding::up); }

TEST(WrittenEstimate, HasSevenDigits) {
  EXPECT_EQ(nearest(0), "0.000000");
  EXPECT_EQ(nearest(53), "53.00000");
  EXPECT_EQ(nearest(1), "1.000000");
  EXPECT_EQ(nearest(0.25), "2.500000e-01");
  EXPECT_EQ(nearest(123456.7), "123456.7");
  EXPECT_EQ(nearest(1234567), "1.234567e+06");
  EXPECT_EQ(nearest(1.4474394e128), "1.447439e+128");
}

TEST(WrittenEstimate, BoundsAreRoundedOutward) {
  EXPECT_EQ(down(53), "53.00000");
  EXPECT_EQ(up(53), "53.00000");
  EXPECT_EQ(down(2.0 / 3), "6.666666e-01");
  EXPECT_EQ(up(2.0 / 3), "6.666667e-01");
  EXPECT_EQ(down(std::nextafter(100.0, 0.0)), "99.99999");
  EXPECT_EQ(up(std::nextafter(100.0, 0.0)), "100.0000");
  EXPECT_EQ(up(std::nextafter(100.0, 200.0)), "100.0001");
  EXPECT_EQ(up(std::nextafter(9999999.0, 1e8)), "1.000000e+07");
}

// The test reads each text with 100 digits: it lies on the right side, and at most one unit of the last digit away.
TEST(WrittenEstimate, BoundsHoldTheValue) {
  using boost::multiprecision::cpp_bin_float_100;
  engines::RandomStream random(1, 0, 0);
  for (int i = 0; i < 2000; ++i) {
    const double value = std::exp((random.uniform() - 0.3) * 600);
    const cpp_bin_float_100 exact(value);
    const cpp_bin_float_100 lower(down(value));
    const cpp_bin_float_100 upper(up(value));
    EXPECT_LE(lower, exact * (1 + 1e-90)) << value;
    EXPECT_GE(upper, exact * (1 - 1e-90)) << value;
    EXPECT_LE(upper - lower, exact * 1.01e-6) << value;
  }
}

}  // namespace quadrille::enumerate::written_estimate_test
