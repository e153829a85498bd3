// The offers of a leading thread to those that help it.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdint>
#include <thread>
#include <vector>

#include "quadrille/detail/proof_search/descent.hpp"

namespace quadrille::engines::detail::search_ahead_test {

using Ahead = SearchAhead<std::uint64_t>;

Ahead::Offer offer_of(std::uint64_t number) { return {number, {number, ~number}, {3, 4}}; }

TEST(SearchAhead, AnOfferIsTakenOnceAndStandsUntilItIsWithdrawn) {
  Ahead ahead;
  EXPECT_FALSE(ahead.take(2));
  ahead.offer(2, offer_of(17));
  EXPECT_FALSE(ahead.take(1));
  const auto taken = ahead.take(2);
  ASSERT_TRUE(taken);
  EXPECT_EQ(taken->offer.state, 17U);
  EXPECT_EQ(taken->offer.key, (SearchKey{17, ~std::uint64_t{17}}));
  EXPECT_EQ(taken->offer.bound, (ProofNumbers{3, 4}));
  EXPECT_TRUE(taken->stands());
  EXPECT_FALSE(ahead.take(2));
  ahead.withdraw(2);
  EXPECT_FALSE(taken->stands());
  EXPECT_FALSE(ahead.take(2));
}

TEST(SearchAhead, TheNextOfferOfADepthIsAnother) {
  Ahead ahead;
  ahead.offer(5, offer_of(1));
  const auto first = ahead.take(5);
  ahead.withdraw(5);
  ahead.offer(5, offer_of(2));
  ASSERT_TRUE(first);
  EXPECT_FALSE(first->stands());
  EXPECT_EQ(first->offer.state, 1U);
  ahead.withdraw(5);  // nobody took it
  ahead.offer(5, offer_of(3));
  const auto third = ahead.take(5);
  ASSERT_TRUE(third);
  EXPECT_EQ(third->offer.state, 3U);
}

TEST(SearchAhead, ClearingWithdrawsWhatStands) {
  Ahead ahead;
  ahead.offer(0, offer_of(1));
  ahead.offer(Ahead::depths - 1, offer_of(2));
  const auto taken = ahead.take(0);
  ASSERT_TRUE(taken);
  ahead.clear();
  EXPECT_FALSE(taken->stands());
  EXPECT_FALSE(ahead.take(Ahead::depths - 1));
  ahead.offer(0, offer_of(3));
  EXPECT_TRUE(ahead.take(0));
}

TEST(SearchAhead, WhatIsTakenIsWholeAndGoesToOneHelper) {
  constexpr std::uint64_t rounds = 20'000;
  Ahead ahead;
  std::atomic<bool> over{false};
  std::vector<std::atomic<int>> takers(rounds);
  const auto help = [&] {
    while (!over.load()) {
      if (const auto taken = ahead.take(7)) {
        EXPECT_EQ(taken->offer.key, (SearchKey{taken->offer.state, ~taken->offer.state}));
        ++takers[taken->offer.state];
      } else {
        std::this_thread::yield();
      }
    }
  };
  std::vector<std::jthread> helpers;
  for (int i = 0; i < 3; ++i) helpers.emplace_back(help);
  for (std::uint64_t i = 0; i < rounds; ++i) {
    ahead.offer(7, offer_of(i));
    if (i % 64 == 0) std::this_thread::yield();
    ahead.withdraw(7);
  }
  over.store(true);
  helpers.clear();
  std::uint64_t taken = 0;
  for (const std::atomic<int>& count : takers) {
    EXPECT_LE(count.load(), 1);
    taken += static_cast<std::uint64_t>(count.load());
  }
  EXPECT_GT(taken, 0U);
}

}  // namespace quadrille::engines::detail::search_ahead_test
