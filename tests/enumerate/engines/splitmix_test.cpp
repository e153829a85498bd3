// The mixing is splitmix64's: the first numbers of the stream of seed 1234567, as published with it.

#include "enumerate/engines/random/splitmix.hpp"

#include <gtest/gtest.h>

namespace quadrille::engines::splitmix_test {

TEST(Splitmix, GivesThePublishedStream) {
  std::uint64_t state = 1234567;
  for (const std::uint64_t number : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL}) {
    state += splitmix_step;
    EXPECT_EQ(splitmix(state), number);
  }
}

}  // namespace quadrille::engines::splitmix_test
