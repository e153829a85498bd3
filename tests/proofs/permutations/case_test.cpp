// Lists of numbers and their boards: their texts and their order.
#include <gtest/gtest.h>

#include "proofs/permutations/question.hpp"
#include "quadrille/error.hpp"

namespace quadrille::proofs::case_test {

TEST(PermutationCase, IsWrittenAsWhatItHas) {
  EXPECT_EQ(to_string(PermutationCase{3}), "n=3");
  EXPECT_EQ(to_string(PermutationCase{3, {1, 3, 2}}), "1,3,2");
}

TEST(PermutationBoard, IsReadAsItIsWritten) {
  for (const int n : {1, 8, 64}) EXPECT_EQ(parse_permutation_board(permutation_board(n)), n);
  for (const char* wrong : {"permutations:", "permutations:0", "permutations:65", "permutations:8x", "paper:1x3", ""}) {
    EXPECT_THROW(parse_permutation_board(wrong), Error) << wrong;
  }
}

TEST(Lists, ComeInLexicographicOrderUntilTheVisitorHasEnough) {
  EXPECT_EQ(rising_list(3), (std::vector<int>{1, 2, 3}));
  std::vector<std::vector<int>> met;
  EXPECT_TRUE(for_each_list(3, [&](const std::vector<int>& numbers) {
    met.push_back(numbers);
    return true;
  }));
  EXPECT_EQ(met.size(), 6U);
  EXPECT_TRUE(std::is_sorted(met.begin(), met.end()));
  int visits = 0;
  EXPECT_FALSE(for_each_list(3, [&](const std::vector<int>&) { return ++visits < 2; }));
  EXPECT_EQ(visits, 2);
}

}  // namespace quadrille::proofs::case_test
