// The pairs by Kostka numbers: the published terms, and beyond them those of the engine.
#include "enumerate/confirm/plusminus/kostka.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "enumerate/plusminus/counts.hpp"

namespace quadrille::confirm::kostka_test {

#ifdef QUADRILLE_SANITIZED  // 15 takes more than ten minutes there (threads)
constexpr int last = 11;
#else
constexpr int last = 15;
#endif

TEST(KostkaPairs, AgreeWithTheEngine_standard) {
  for (const auto& row : enumerate::count_pairs(1, last).rows) EXPECT_EQ(count_pairs_kostka(row.n), row.pairs) << row.n;
}

TEST(KostkaPairs, AreA380394) {
  constexpr std::uint64_t A380394[] = {1, 2, 6, 22, 94, 426, 1938, 8724, 38724, 169438, 731390, 3119052, 13162228};
  for (int n = 1; n <= std::min(last, 13); ++n) EXPECT_EQ(count_pairs_kostka(n), A380394[n - 1]) << n;
}

}  // namespace quadrille::confirm::kostka_test
