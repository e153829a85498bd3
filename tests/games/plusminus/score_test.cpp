// Permutations, their truth lists, and the points, on the source's sample game and on small boards in full.
#include "games/plusminus/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace quadrille::plusminus::plusminus_score_test {

// The sample game of the source (004), column by column.
const Permutation sample{0, 7, 3, 1, 2, 4, 5, 6};

TEST(Permutation, OfTheSampleHasTheSourcesTruthLists) {
  EXPECT_EQ(to_string(sample), "1 8 4 2 3 5 6 7");
  EXPECT_EQ(to_string(inverse(sample)), "1 4 5 3 6 7 8 2");
  EXPECT_EQ(to_string(truth_list(sample), " "), "+ - - + + + +");
  EXPECT_EQ(to_string(truth_list(inverse(sample)), " "), "+ + - + + + -");
}

TEST(Permutation, IsTheInverseOfItsInverse) {
  Permutation p(6);
  std::iota(p.begin(), p.end(), std::uint8_t{0});
  do {
    const Permutation q = inverse(p);
    for (std::size_t i = 0; i < p.size(); ++i) ASSERT_EQ(q[p[i]], i);
    ASSERT_EQ(inverse(q), p);
  } while (std::next_permutation(p.begin(), p.end()));
}

TEST(Permutation, OfOneHasAnEmptyTruthList) { EXPECT_EQ(truth_list(Permutation{0}), Signs{}); }

TEST(Score, OfTheSampleGameIsFourToFiveAndPlayerTwoWins) {
  const Score result = score(parse_predictions("+ - + - + - +, + + - + + - +"), sample);
  EXPECT_EQ(result.points, (std::array{4, 5}));
  EXPECT_EQ(result.matched[0], 0b1010011U);  // the first, second, 5th and 7th pair
  EXPECT_EQ(result.matched[1], 0b0011111U);  // the first five
  EXPECT_EQ(result.outcome, Outcome::player_2);
}

TEST(Score, EqualPointsAreATie) {
  EXPECT_EQ(score(parse_predictions("+,+"), {0, 1}).outcome, Outcome::tie);
  EXPECT_EQ(score(parse_predictions("+,-"), {0, 1}).outcome, Outcome::player_1);
  EXPECT_EQ(score(parse_predictions("+,-"), {1, 0}).outcome, Outcome::player_2);
  EXPECT_EQ(score({}, {0}).outcome, Outcome::tie);
}

}  // namespace quadrille::plusminus::plusminus_score_test
