// Mixes, the values that they guarantee, and the decimals of both.
#include "enumerate/numbers/enclosure.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <cmath>
#include <limits>
#include <numeric>
#include <random>

namespace quadrille::enumerate::enclosure_test {

using boost::multiprecision::cpp_int;

Share sum(const Mix& mix) { return std::accumulate(mix.begin(), mix.end(), Share{0}); }

TEST(Mix, AddsUpToExactlyOneWhateverItIsMadeFrom) {
  std::mt19937_64 random(1);
  for (int round = 0; round < 2000; ++round) {
    std::vector<double> weights(1 + random() % 300);
    for (double& weight : weights) {
      weight = std::ldexp(static_cast<double>(random() >> 12U), -static_cast<int>(random() % 90)) - 1e-3;
    }
    const Mix mix = mix_near(weights);
    ASSERT_EQ(mix.size(), weights.size());
    EXPECT_EQ(sum(mix), share_one);
    for (const Share share : mix) EXPECT_GE(share, 0);
  }
}

TEST(Mix, IsNearItsWeights) {
  EXPECT_EQ(mix_near(std::vector<double>{0.25, 0.75}), (Mix{share_one / 4, share_one / 4 * 3}));
  EXPECT_EQ(mix_near(std::vector<double>{3.0, -1.0, 1.0}), (Mix{share_one / 4 * 3, 0, share_one / 4}));
  const Mix thirds = mix_near(std::vector<double>{1.0, 1.0, 1.0});
  for (const Share share : thirds) EXPECT_NEAR(static_cast<double>(share), static_cast<double>(share_one) / 3, 2);
}

TEST(Mix, OfNoWeightIsAllOnTheFirst) {
  constexpr double nan = std::numeric_limits<double>::quiet_NaN();
  constexpr double infinity = std::numeric_limits<double>::infinity();
  for (const auto& weights : {std::vector<double>{0, 0}, {-1, 0}, {infinity, 1}, {1, nan}, {nan, 1}}) {
    const Mix mix = mix_near(weights);
    EXPECT_EQ(sum(mix), share_one);
    for (const Share share : mix) EXPECT_GE(share, 0);
  }
  EXPECT_EQ(mix_near(std::vector<double>{0, 0}), pure_mix(2, 0));
}

TEST(MixedLine, IsTheExactSumRoundedOutward) {
  std::mt19937_64 random(2);
  for (int round = 0; round < 500; ++round) {
    const std::size_t length = 1 + random() % 20;
    std::vector<double> weights(1 + random() % 20);
    for (double& weight : weights) weight = static_cast<double>(random() % 1000);
    const Mix mix = mix_near(weights);
    std::vector<cpp_int> exact(length);
    MixedLine sums;
    sums.reset(length);
    for (const Share share : mix) {
      std::vector<Fixed> line(length);
      const auto most = static_cast<std::uint64_t>(largest_payoff * fixed_one);
      for (Fixed& entry : line) entry = static_cast<Fixed>(random() % (2 * most + 1) - most);
      if (round == 0) std::fill(line.begin(), line.end(), -largest_payoff * fixed_one);
      for (std::size_t i = 0; i < length; ++i) exact[i] += cpp_int(share) * line[i];
      sums.add(share, line);
    }
    for (std::size_t i = 0; i < length; ++i) {
      const Enclosure entry = sums.at(i);
      EXPECT_LE(cpp_int(entry.lower) * share_one, exact[i]);
      EXPECT_GE(cpp_int(entry.upper) * share_one, exact[i]);
      EXPECT_LE(entry.width(), 1);
      EXPECT_EQ(entry.width() == 0, exact[i] % share_one == 0);
      EXPECT_LE(sums.least(), entry.lower);
      EXPECT_GE(sums.greatest(), entry.upper);
    }
  }
}

TEST(MixedLine, OfAPureMixIsThatLine) {
  MixedLine sums;
  sums.reset(3);
  sums.add(share_one, std::vector<Fixed>{-fixed_one, 7, 4 * fixed_one});
  EXPECT_EQ(sums.least(), -fixed_one);
  EXPECT_EQ(sums.greatest(), 4 * fixed_one);
  EXPECT_EQ(sums.at(1), (Enclosure{7, 7}));
}

TEST(Enclosure, HoldsItsEndsAndNoMore) {
  const Enclosure value{-3, 5};
  EXPECT_EQ(value.width(), 8);
  EXPECT_EQ(value.negated(), (Enclosure{-5, 3}));
  EXPECT_TRUE(value.holds(-3) && value.holds(5));
  EXPECT_FALSE(value.holds(-4) || value.holds(6));
}

TEST(Decimals, AreExactAndHaveNoZerosAtTheirEnd) {
  EXPECT_EQ(decimal_of_fixed(0), "0");
  EXPECT_EQ(decimal_of_fixed(fixed_one), "1");
  EXPECT_EQ(decimal_of_fixed(-2 * fixed_one), "-2");
  EXPECT_EQ(decimal_of_fixed(-fixed_one / 4), "-0.25");
  EXPECT_EQ(decimal_of_fixed(1), "0.000000000000000001");
  EXPECT_EQ(decimal_of_fixed(-1), "-0.000000000000000001");
  EXPECT_EQ(decimal_of_fixed(1'234'567'890'123'456'789), "1.234567890123456789");
  EXPECT_EQ(decimal_of_share(share_one), "1");
  EXPECT_EQ(decimal_of_share(1), "0.000000000000001");
  EXPECT_EQ(decimal_of_share(share_one / 2), "0.5");
}

}  // namespace quadrille::enumerate::enclosure_test
