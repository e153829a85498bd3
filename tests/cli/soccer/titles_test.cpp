// The titles of the report's figures of Paper Soccer: they follow the rows, name every peak of a tie, and say how far a
// pitch was counted.
#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "cli/soccer/parts.hpp"

namespace quadrille::cli::soccer_commands::soccer_titles_test {

constexpr const char* pitch = "paper:1x3";

// Rows with these numbers of drawings, one for each ply.
std::vector<soccer::CountRow> plies_with(const std::vector<int>& drawings) {
  std::vector<soccer::CountRow> rows;
  for (const int number : drawings) rows.push_back({.ply = static_cast<int>(rows.size()), .weak_classes = number});
  return rows;
}

TEST(SoccerTitles, TellWhereDrawingsPeak) {
  EXPECT_EQ(peak_of_drawings(pitch, std::nullopt, plies_with({1, 5, 3})), "paper:1x3: drawings peak at ply 1 of 2");
  EXPECT_EQ(peak_of_drawings(pitch, 3, plies_with({3, 3, 0, 0})),
            "paper:1x3: drawings peak at plies 0 and 1 of 3 counted");
  EXPECT_EQ(peak_of_drawings(pitch, 2, plies_with({1, 5, 1234})),
            "paper:1x3: drawings grow to the last ply counted, to 1,234 at ply 2");
  EXPECT_EQ(peak_of_drawings(pitch, std::nullopt, plies_with({1, 5})),
            "paper:1x3: drawings grow to the last ply, to 5 at ply 1");
}

TEST(SoccerTitles, TellWhoWinsMoreGames) {
  std::vector<soccer::CountRow> rows{
      {.ply = 1, .goal_wins_1 = 0, .goal_wins_2 = 1, .blocked_wins_1 = 0, .blocked_wins_2 = 0},
      {.ply = 2, .goal_wins_1 = 2, .goal_wins_2 = 1}};
  EXPECT_EQ(more_frequent_winner(pitch, std::nullopt, rows), "paper:1x3: each player wins half of the games");
  rows.push_back({.ply = 3, .goal_wins_1 = 0, .goal_wins_2 = 0, .blocked_wins_1 = 1, .blocked_wins_2 = 5});
  EXPECT_EQ(more_frequent_winner(pitch, 3, rows), "paper:1x3: player 2 wins 70.0% of the games of at most 3 plies");
  rows.push_back({.ply = 4, .goal_wins_1 = 10, .goal_wins_2 = 0, .blocked_wins_1 = 0, .blocked_wins_2 = 0});
  EXPECT_EQ(more_frequent_winner(pitch, std::nullopt, rows), "paper:1x3: player 1 wins 65.0% of the games");
  EXPECT_EQ(more_frequent_winner(pitch, 0, {}), "paper:1x3: no game of at most 0 plies is over");
}

TEST(SoccerTitles, NameTheCommonestNumbersOfBounces) {
  std::vector<soccer::CountRow> rows{
      {.bounces = 0, .weak_classes = 1}, {.bounces = 1, .weak_classes = 3}, {.bounces = 2, .weak_classes = 0}};
  EXPECT_EQ(commonest_bounces(pitch, std::nullopt, rows),
            "paper:1x3: drawings have 1 bounce most often, 75.0% of them");
  rows[0].weak_classes = 3;
  EXPECT_EQ(commonest_bounces(pitch, 4, rows),
            "paper:1x3: drawings of at most 4 plies have 0 or 1 bounces most often, each 50.0% of them");
}

TEST(SoccerTitles, TellHowNumbersGrowWithThePitch) {
  const std::vector<soccer::CountRow> rows{{.pitch = "paper:1x1"}, {.pitch = "paper:2x2"}};
  EXPECT_EQ(growth_with_pitch("drawings", {10, 1234}, rows),
            "paper:2x2 has 1,234 drawings, 123 times as many as paper:1x1");
}

}  // namespace quadrille::cli::soccer_commands::soccer_titles_test
