// The costs that notes give before long counts: the table has each size of board up to the largest one.
#include <gtest/gtest.h>

#include <algorithm>

#include "enumerate/plusminus/counts.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::enumerate::costs_test {

template <class Costs>
void expect_ascending_to(const Costs& costs, int largest) {
  EXPECT_TRUE(
      std::is_sorted(costs.begin(), costs.end(), [](const BoardCost& a, const BoardCost& b) { return a.n < b.n; }));
  EXPECT_EQ(costs.back().n, largest);
}

TEST(BoardCosts, AscendToTheLargestBoardThatIsTaken) {
  expect_ascending_to(matches_costs, plusminus::most_rows_by_matches);
  expect_ascending_to(descents_costs, plusminus::most_rows_by_descents);
  expect_ascending_to(pairs_costs, plusminus::most_rows_by_pairs);
}

}  // namespace quadrille::enumerate::costs_test
