// Streams depend on seed, purpose and block, each of which tells them apart; their numbers are even.
//
// ctest label: quick
#include "enumerate/numbers/random_stream.hpp"

#include <gtest/gtest.h>

#include <array>
#include <set>

namespace quadrille::enumerate {
namespace {

TEST(RandomStream, SeedPurposeAndBlockTellStreamsApart) {
  std::set<std::uint64_t> first;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::uint64_t purpose = 0; purpose < 3; ++purpose) {
      for (std::uint64_t block = 0; block < 100; ++block) first.insert(RandomStream(seed, purpose, block).bits());
    }
  }
  EXPECT_EQ(first.size(), 3000U);
  EXPECT_EQ(RandomStream(1, 2, 3).bits(), RandomStream(1, 2, 3).bits());
}

// 100,000 lots among 7: each number's count is within five standard deviations.
TEST(RandomStream, LotsAreEven) {
  RandomStream random(1, 0, 0);
  std::array<int, 7> counts{};
  for (int i = 0; i < 100'000; ++i) ++counts.at(random.below(7));
  for (const int count : counts) EXPECT_NEAR(count, 100'000 / 7.0, 5 * 111);
}

TEST(RandomStream, UniformNumbersAreFrom0To1) {
  RandomStream random(1, 0, 0);
  double sum = 0;
  for (int i = 0; i < 100'000; ++i) {
    const double number = random.uniform();
    ASSERT_GE(number, 0);
    ASSERT_LT(number, 1);
    sum += number;
  }
  EXPECT_NEAR(sum / 100'000, 0.5, 5 * 0.2887 / 316);
}

}  // namespace
}  // namespace quadrille::enumerate
