// The titles of the report's figures of Tennis: they follow the rows, and name every peak of a tie.
#include <gtest/gtest.h>

#include <vector>

#include "cli/tennis/parts.hpp"

namespace quadrille::cli::tennis_commands::tennis_titles_test {

// Rows with the ball off the centre do not count.
TEST(TennisTitles, SayThatChanceCanDecideAndNotThatItDoes) {
  std::vector<tennis::PositionValue> rows{{1, 1, 0, "0", "0"}, {3, 1, 0, "1", "1"}, {1, 3, 0, "-1", "-1"},
                                          {2, 2, 0, "0", "0"}, {5, 4, 0, "1", "1"}, {6, 4, 1, "0.25", "0.5"}};
  EXPECT_EQ(values_title("Tennis", rows), "Tennis: up to 5 points, the player with more wins for certain");
  rows.push_back({7, 8, 0, "-0.5", "-0.25"});
  rows.push_back({6, 4, 0, "0.25", "0.5"});
  EXPECT_EQ(values_title("Tennis", rows),
            "Tennis: below 6 points the player with more wins for certain; from there on chance can decide");
}

// The title covers player 1's bids of positive probability.
TEST(TennisTitles, TellHowTheFirstBidsAreMixed) {
  std::vector<tennis::BidProbability> rows{{1, 1, "0.5"}, {1, 2, "0.25"}, {1, 3, "0.25"}, {1, 4, "0"}, {2, 9, "1"}};
  EXPECT_EQ(opening_title("Tennis", 50, rows),
            "Tennis: with 50 points the best mix bids at most 3 at first, odd numbers 75.0% of the time");
  rows[0].bid = 6;
  EXPECT_EQ(opening_title("Tennis", 50, rows),
            "Tennis: with 50 points the best mix bids at most 6 at first, even numbers 75.0% of the time");
}

TEST(TennisTitles, NameTheCommonestLengths) {
  std::vector<tennis::GameCounts> rows{{1, 3, 1, 1, 1}, {2, 1, 0, 0, 1}, {3, 0, 0, 0, 0}};
  EXPECT_EQ(lengths_title("Tennis", 20, rows), "Tennis: games of 20 points last 1 turns most often, 75.0% of them");
  rows[1].games = 3;
  EXPECT_EQ(lengths_title("Tennis", 20, rows),
            "Tennis: games of 20 points last 1 or 2 turns most often, each 50.0% of them");
}

}  // namespace quadrille::cli::tennis_commands::tennis_titles_test
