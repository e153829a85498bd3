// Cases and boards of the permutation games, as they are written.
//
// ctest label: quick
#include "proofs/permutations/question.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::proofs {
namespace {

TEST(PermutationCase, IsWrittenAsWhatItHas) {
  EXPECT_EQ(to_string(PermutationCase{3, {}, {}}), "n=3");
  EXPECT_EQ(to_string(PermutationCase{3, {1, 3, 2}, {}}), "1,3,2");
  const auto predictions = plusminus::parse_predictions("+-,--");
  EXPECT_EQ(to_string(PermutationCase{3, {1, 3, 2}, predictions}), "1,3,2 predictions +-,--");
  EXPECT_EQ(to_string(PermutationWitness{{3, {}, predictions}}), "permutations:3 n=3 predictions +-,--");
}

TEST(PermutationBoard, IsReadAsItIsWritten) {
  for (const int n : {1, 8, 64}) EXPECT_EQ(parse_permutation_board(permutation_board(n)), n);
  for (const char* wrong : {"permutations:", "permutations:0", "permutations:65", "permutations:8x", "paper:1x3", ""}) {
    EXPECT_THROW(parse_permutation_board(wrong), Error) << wrong;
  }
}

}  // namespace
}  // namespace quadrille::proofs
