// The exchange of subtrees in a round: every waiting rank gets its part, and the giver keeps the rest.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <vector>

#include "enumerate/engines/subtrees/exchange.hpp"
#include "enumerate/engines/subtrees/pool.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::engines::subtree_exchange_test {

// The roots that each of three ranks holds after two rounds, in which the other ranks wait for roots of the first.
std::vector<std::vector<std::uint64_t>> shared_out(std::size_t roots) {
  std::vector<std::vector<std::uint64_t>> held(3);
  on_ranks_of_threads(held.size(), [&](Ranks& ranks) {
    const bool is_first = ranks.rank() == 0;
    Budget budget(std::size_t{1} << 20U);
    SubtreePool pool(budget, 1, 0);
    for (std::uint64_t root = 0; is_first && root < roots; ++root) pool.add(std::span(&root, 1));
    SubtreeExchange exchange(ranks, budget, 1);
    std::uint64_t given = 0;
    for (int round = 0; round < 2; ++round) {  // in the first, no rank knows yet which ranks wait
      exchange.begin({.hungry = !is_first, .roots = pool.size()}, pool);
      given += exchange.finish(pool)[0].given;
    }
    auto& mine = held[ranks.rank()];
    pool.for_each([&](std::span<const std::uint64_t> record) { mine.push_back(record[0]); });
    EXPECT_FALSE(exchange.failed());
    EXPECT_EQ(exchange.asked(), is_first ? 2U : 0U);
    EXPECT_LE(given, roots);
    EXPECT_EQ(is_first ? mine.size() + given : roots, roots);
  });
  return held;
}

std::vector<std::size_t> sizes(const std::vector<std::vector<std::uint64_t>>& held) {
  std::vector<std::size_t> result;
  for (const auto& roots : held) result.push_back(roots.size());
  std::sort(result.begin(), result.end());
  return result;
}

TEST(SubtreeExchange, SharesRootsEvenlyAndLosesNone) {
  for (const std::size_t roots : {1U, 2U, 3U, 30U, 96U, 200U}) {
    SCOPED_TRACE(roots);
    const auto held = shared_out(roots);
    std::vector<std::uint64_t> all;
    for (const auto& some : held) all.insert(all.end(), some.begin(), some.end());
    std::sort(all.begin(), all.end());
    std::vector<std::uint64_t> expected(roots);
    std::iota(expected.begin(), expected.end(), std::uint64_t{0});
    EXPECT_EQ(all, expected);
  }
  EXPECT_EQ(sizes(shared_out(30)), (std::vector<std::size_t>{10, 10, 10}));
  EXPECT_EQ(sizes(shared_out(31)), (std::vector<std::size_t>{10, 10, 11}));
}

// A block has a few kilobytes, so it moves few roots of a long list.
TEST(SubtreeExchange, GivesOneRankAFewAtATime) {
  const auto held = shared_out(1000);
  EXPECT_EQ(held[1].size(), held[2].size());
  EXPECT_LT(held[1].size(), 100U);
  EXPECT_GT(held[1].size(), 10U);
}

}  // namespace quadrille::engines::subtree_exchange_test
