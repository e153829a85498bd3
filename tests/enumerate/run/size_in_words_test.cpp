// How much a request comes to, in words.
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
  EXPECT_EQ(about("23379786798883686193043"), "expands about 2.3 * 10^22 states");
  EXPECT_EQ(about("2350"), "expands about 2.4 * 10^3 states");
  EXPECT_EQ(about("996"), "expands about 1.0 * 10^3 states");
  EXPECT_EQ(about("99"), "expands about 99 states");
  EXPECT_EQ(about("5"), "expands about 5 states");
}

}  // namespace quadrille::running::size_in_words_test
