// Random numbers below a bound, and the arithmetic of wide counters that they need.
#include <gtest/gtest.h>

#include <array>
#include <set>
#include <vector>

#include "enumerate/engines/random/stream.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines::random_stream_test {

TEST(RandomStreamTest, StreamsDiffer) {
  std::set<std::uint64_t> words;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    for (std::uint64_t number = 0; number < 20; ++number) {
      for (std::uint64_t purpose = 0; purpose < 3; ++purpose) words.insert(RandomStream(seed, purpose, number)());
    }
  }
  EXPECT_EQ(words.size(), 1200U);
  EXPECT_EQ(RandomStream(3, 0, 4)(), RandomStream(3, 0, 4)());
}

TEST(RandomStreamTest, NumbersBelowABound) {
  RandomStream stream(1, 0, 1);
  std::array<int, 5> counts{};
  for (int i = 0; i < 5000; ++i) ++counts.at(stream.below(std::uint64_t{5}));
  for (const int count : counts) {
    EXPECT_GT(count, 850);
    EXPECT_LT(count, 1150);
  }
  EXPECT_EQ(stream.below(std::uint64_t{1}), 0U);
}

// Bounds whose highest word alone matters, and bounds whose highest word is 0.
TEST(RandomStreamTest, WideNumbersBelowABound) {
  const Natural large = (Natural(3) << 128U) + 5;
  RandomStream stream(1, 0, 2);
  std::array<int, 3> thirds{};
  for (int i = 0; i < 3000; ++i) {
    const Natural number = stream.below(large);
    EXPECT_LT(number, large);
    ++thirds.at(std::min<std::size_t>(2, static_cast<std::size_t>(number >> 128U)));

    const std::vector<std::uint64_t> bound = words_of(large, 4);
    std::vector<std::uint64_t> words(4, ~std::uint64_t{0});
    stream.below(bound, words);
    EXPECT_LT(natural(words.data(), 4), large);
  }
  for (const int count : thirds) {
    EXPECT_GT(count, 850);
    EXPECT_LT(count, 1150);
  }
}

TEST(WideCountTest, SubtractsAndCompares) {
  RandomStream stream(1, 0, 3);
  for (int i = 0; i < 1000; ++i) {
    // Words of all ones and of zeros occur too, where a borrow propagates.
    const auto word = [&] { return stream() % 3 == 0 ? 0 : stream() % 3 == 0 ? ~std::uint64_t{0} : stream(); };
    std::vector<std::uint64_t> a{word(), word(), word()};
    std::vector<std::uint64_t> b{word(), word(), word()};
    const Natural x = natural(a.data(), 3);
    const Natural y = natural(b.data(), 3);
    EXPECT_EQ(less_wide(a.data(), b.data(), 3), x < y);
    EXPECT_EQ(words_of(x, 3), a);
    if (x < y) continue;
    subtract_wide(a.data(), b.data(), 3);
    EXPECT_EQ(natural(a.data(), 3), x - y);
  }
}

// 100,000 random numbers below 7: each value's count is within five standard deviations.
TEST(RandomStreamTest, NumbersAreEquallyLikely) {
  RandomStream random(1, 0, 0);
  std::array<int, 7> counts{};
  for (int i = 0; i < 100'000; ++i) ++counts.at(random.below(7));
  for (const int count : counts) EXPECT_NEAR(count, 100'000 / 7.0, 5 * 111);
}

TEST(RandomStreamTest, UniformNumbersAreFrom0To1) {
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

}  // namespace quadrille::engines::random_stream_test
