// All permutations, each once and in order.
#include "games/permutations.hpp"

#include <gtest/gtest.h>

namespace quadrille::games::permutations_test {

TEST(Permutations, AreAllMetInOrder) {
  std::vector<std::vector<int>> met;
  for_each_permutation(3, 1, [&](const std::vector<int>& numbers) { met.push_back(numbers); });
  const std::vector<std::vector<int>> all{{1, 2, 3}, {1, 3, 2}, {2, 1, 3}, {2, 3, 1}, {3, 1, 2}, {3, 2, 1}};
  EXPECT_EQ(met, all);
}

TEST(Permutations, OfNothingAreOne) {
  int met = 0;
  for_each_permutation(0, 1, [&](const std::vector<int>&) { ++met; });
  EXPECT_EQ(met, 1);
}

}  // namespace quadrille::games::permutations_test
