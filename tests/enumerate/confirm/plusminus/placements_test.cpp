// The placements by all partial permutations: the same margins as minimax over grids, for every pair of lists.
#include <gtest/gtest.h>

#include "enumerate/confirm/plusminus/margin_proof.hpp"
#include "enumerate/plusminus/margin.hpp"

namespace quadrille::confirm::placements_test {

std::vector<SignLists> all_pairs(int n) {
  std::vector<SignLists> pairs;
  for (std::uint32_t first = 0; first < 1U << (n - 1); ++first) {
    for (std::uint32_t second = 0; second < 1U << (n - 1); ++second) pairs.push_back({first, second});
  }
  return pairs;
}

TEST(PlusminusPlacements, AreMinimaxOverGrids_standard) {
  for (int n = 1; n <= 4; ++n) {
    for (const int places_first : {1, 2}) {
      const std::vector<SignLists> pairs = all_pairs(n);
      const std::vector<std::int8_t> margins = placement_margins_plain(n, places_first, pairs);
      ASSERT_EQ(margins.size(), pairs.size());
      for (std::size_t i = 0; i < pairs.size(); ++i) {
        EXPECT_EQ(margins[i], enumerate::placement_margin_ref(n, places_first, {pairs[i].first, pairs[i].second}))
            << n << ' ' << places_first << ' ' << i;
      }
    }
  }
}

// There are more pairs than one pass takes.
TEST(PlusminusPlacements, AreThePairsOwnWhateverTheOrder) {
  const int n = 5;
  std::vector<SignLists> pairs = all_pairs(n);
  const std::vector<std::int8_t> margins = placement_margins_plain(n, 1, pairs);
  const std::vector<SignLists> backwards(pairs.rbegin(), pairs.rend());
  EXPECT_EQ(placement_margins_plain(n, 1, backwards), std::vector<std::int8_t>(margins.rbegin(), margins.rend()));
}

}  // namespace quadrille::confirm::placements_test
