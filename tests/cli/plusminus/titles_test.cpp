// The titles of the report's figures of Plusses and Minuses: they follow the rows, and name every peak of a tie.
#include <gtest/gtest.h>

#include <vector>

#include "cli/plusminus/parts.hpp"

namespace quadrille::cli::plusminus_commands::plusminus_titles_test {

TEST(PlusminusTitles, NameTheCommonestScores) {
  std::vector<plusminus::MatchesCounts> rows{{0, 0, 3}, {0, 1, 1}, {1, 0, 2}};
  EXPECT_EQ(commonest_scores(rows), "0 to 0 points is the commonest score, of 50.0% of the permutations");
  rows[1].permutations = 3;
  rows[2].permutations = 0;
  EXPECT_EQ(commonest_scores(rows),
            "0 to 0 and 0 to 1 points are the commonest scores, each of 50.0% of the permutations");
}

TEST(PlusminusTitles, NameTheCommonestDescents) {
  std::vector<plusminus::DescentsCounts> rows{{1, 2, 1}, {2, 2, 3}, {3, 3, 0}};
  EXPECT_EQ(commonest_descents(rows), "2 descents with 2 of the inverse are the commonest: 75.0% of the permutations");
  rows[2].permutations = 3;
  EXPECT_EQ(commonest_descents(rows),
            "2 descents with 2 of the inverse and 3 with 3 are the commonest: each 42.9% of the permutations");
}

TEST(PlusminusTitles, TellHowPairsGrow) {
  const std::vector<plusminus::PairsCount> rows{{1, 1}, {2, 2}, {3, 1234}};
  EXPECT_EQ(growth_of_pairs(rows), "1,234 pairs of truth lists occur for n = 3, 617 times as many as for 2");
}

TEST(PlusminusTitles, TellWhoWinsUnderBestPlay) {
  EXPECT_EQ(results_of_best_play(std::vector<plusminus::MarginCounts>{{-2, 1}, {-1, 2}, {0, 3}, {1, 4}}),
            "Of all pairs of predictions player 1 wins 40.0%, player 2 wins 30.0%, and 30.0% are ties");
  EXPECT_EQ(results_of_best_play(std::vector<plusminus::MarginCounts>{{-2, 1}}),
            "Of all pairs of predictions player 1 wins none, player 2 wins 100.0%, and none are ties");
}

}  // namespace quadrille::cli::plusminus_commands::plusminus_titles_test
