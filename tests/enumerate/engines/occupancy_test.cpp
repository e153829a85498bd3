// The number of threads at each position, by which the threads of proof-number search keep apart.
#include <gtest/gtest.h>

#include <cstdint>
#include <thread>
#include <vector>

#include "quadrille/detail/proof_search/descent.hpp"

namespace quadrille::engines::detail::occupancy_test {

TEST(Occupancy, CountsTheThreadsThatHaveEnteredAndNotLeft) {
  Occupancy occupancy;
  const SearchKey one{17, 1};
  const SearchKey other{18, 1};
  EXPECT_EQ(occupancy.threads(one), 0U);
  occupancy.enter(one);
  occupancy.enter(one);
  occupancy.enter(other);
  EXPECT_EQ(occupancy.threads(one), 2U);
  EXPECT_EQ(occupancy.threads(other), 1U);
  occupancy.leave(one);
  EXPECT_EQ(occupancy.threads(one), 1U);
  occupancy.leave(one);
  EXPECT_EQ(occupancy.threads(one), 0U);
  EXPECT_EQ(occupancy.threads(other), 1U);
  occupancy.clear();
  EXPECT_EQ(occupancy.threads(other), 0U);
}

TEST(Occupancy, LosesNoThreadOfMany) {
  constexpr std::uint32_t threads = 4;
  Occupancy occupancy;
  const SearchKey all{5, 0};
  const auto come_and_go = [&](std::uint64_t own) {
    for (std::uint64_t i = 0; i < 20'000; ++i) {
      occupancy.enter(all);
      occupancy.enter({6 + own, i});
      EXPECT_GE(occupancy.threads(all), 1U);
      EXPECT_LE(occupancy.threads(all), threads);
      EXPECT_EQ(occupancy.threads({6 + own, i}), 1U);
      occupancy.leave({6 + own, i});
      occupancy.leave(all);
    }
    occupancy.enter(all);
  };
  {
    std::vector<std::jthread> running;
    for (std::uint64_t own = 0; own < threads; ++own) running.emplace_back(come_and_go, own);
  }
  EXPECT_EQ(occupancy.threads(all), threads);
}

}  // namespace quadrille::engines::detail::occupancy_test
