// The size of a request, in words.
#include <gtest/gtest.h>

#include "enumerate/run/sizes.hpp"

namespace quadrille::running::size_in_words_test {

using Known = RequestSize::Known;
using Unit = RequestSize::Unit;

TEST(SizeInWords, SaysHowWellTheNumberIsKnown) {
  EXPECT_EQ(size_in_words({Natural(364), Unit::rows, Known::exactly}, "writes"), "writes 364 rows");
  EXPECT_EQ(size_in_words({Natural(364), Unit::rows, Known::exactly}, "gives"), "gives 364 rows");
  EXPECT_EQ(size_in_words({Natural(4009490407897), Unit::states, Known::at_least}, "writes"),
            "expands at least 4009490407897 states");
}

TEST(SizeInWords, RoundsWhatIsKnownAbout) {
  const auto about = [](const char* digits) {
    return size_in_words({Natural(digits), Unit::states, Known::about}, "writes");
  };
  EXPECT_EQ(about("23379786798883686193043"), "expands ≈ 2.3 * 10^22 states");
  EXPECT_EQ(about("2350"), "expands ≈ 2.4 * 10^3 states");
  EXPECT_EQ(about("996"), "expands ≈ 1.0 * 10^3 states");
  EXPECT_EQ(about("99"), "expands ≈ 99 states");
  EXPECT_EQ(about("5"), "expands ≈ 5 states");
}

TEST(SizeInWords, RoundsWhatNoMachineReaches) {
  const RequestSize beyond{Natural("5798207994240154298592"), Unit::rows, Known::exactly};
  EXPECT_EQ(size_in_words(beyond, "writes"), "writes ≈ 5.8 * 10^21 rows");
  EXPECT_EQ(why_too_large(beyond, "writes"),
            "this request writes ≈ 5.8 * 10^21 rows, and no machine writes more than 10^15");
  const RequestSize least{Natural("284909261517611722382040835655228323"), Unit::states, Known::at_least};
  EXPECT_EQ(why_too_large(least, "gives"),
            "this request expands at least ≈ 2.8 * 10^35 states, and no machine expands more than 10^15");
  EXPECT_EQ(why_too_large({Natural(4009490407897), Unit::states, Known::exactly}, "writes"),
            "this request expands 4009490407897 states, more than 100000000000");
}

}  // namespace quadrille::running::size_in_words_test
