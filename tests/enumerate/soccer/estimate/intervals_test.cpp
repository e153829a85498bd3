// Intervals from blocks of known mean, standard error and ratios.
#include "enumerate/soccer/estimate/intervals.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace quadrille::enumerate::intervals_test {

Interval at(const std::array<Interval, quantities>& intervals, Quantity quantity) {
  return intervals[static_cast<std::size_t>(quantity)];
}

// A block of games of two lengths. In each game, all plies but the last have 3 legal choices, and the last has 5.
BlockTotals block_of(double histories, double games_of_10, double games_of_14) {
  BlockTotals block;
  StepEnds ends;
  ends.add_games(1, GameEnd::goal_wins_2, 1, AvailablePlies{}.with(5));
  block.add(ends, 9, {9 * 3, 9 * 9}, games_of_10);
  block.add(ends, 13, {13 * 3, 13 * 9}, games_of_14);
  block.histories = histories;
  block.random_plies = 5 + histories / 1000;
  return block;
}

TEST(BlockTotals, AddsGamesByTheirPlies) {
  const BlockTotals block = block_of(0, 3, 2);
  EXPECT_EQ(block.all_games(), 5);
  EXPECT_EQ(block.games[1], 5);
  EXPECT_EQ(block.plies, 3 * 10 + 2 * 14);
  EXPECT_EQ(block.squared_plies, 3 * 100 + 2 * 196);
  EXPECT_EQ(block.available, 3 * (9 * 3 + 5) + 2 * (13 * 3 + 5));
  EXPECT_EQ(block.squared_available, 3 * (9 * 9 + 25) + 2 * (13 * 9 + 25));
}

// Student's t for four blocks is 3.182446. The square of a number like 10^210 exceeds a double.
TEST(Intervals, AreStudentsTOfTheLogarithm) {
  for (const double unit : {1.0, 1e210}) {
    const std::vector<BlockTotals> blocks{block_of(90 * unit, unit, unit), block_of(100 * unit, unit, unit),
                                          block_of(110 * unit, unit, unit), block_of(100 * unit, unit, unit)};
    const Interval histories = at(intervals_of(blocks), Quantity::histories);
    const double error = std::sqrt(200.0 / 3 / 4) / 100;
    EXPECT_DOUBLE_EQ(histories.estimate, 100 * unit);
    EXPECT_NEAR(histories.lower / unit, 100 * std::exp(-3.182446 * error), 1e-5);
    EXPECT_NEAR(histories.upper / unit, 100 * std::exp(3.182446 * error), 1e-5);
    EXPECT_FALSE(histories.heavy_tailed);
    EXPECT_EQ(at(intervals_of(blocks), Quantity::blocked_wins_1).upper, 0);
  }
}

TEST(Intervals, LengthsAreThoseOfAllGames) {
  const std::vector<BlockTotals> alike(5, block_of(1, 3, 1));
  const auto intervals = intervals_of(alike);
  EXPECT_NEAR(at(intervals, Quantity::game_plies_mean).estimate, 11, 1e-12);
  EXPECT_NEAR(at(intervals, Quantity::game_plies_mean).upper, 11, 1e-12);
  EXPECT_NEAR(at(intervals, Quantity::game_plies_deviation).estimate, std::sqrt(3.0), 1e-12);
  EXPECT_NEAR(at(intervals, Quantity::random_plies_mean).estimate, 5.001, 1e-12);

  // 4 of 44 plies have 5 choices.
  const double share = 4.0 / 44;
  EXPECT_NEAR(at(intervals, Quantity::available_plies_mean).estimate, 3 + 2 * share, 1e-12);
  EXPECT_NEAR(at(intervals, Quantity::available_plies_deviation).estimate, 2 * std::sqrt(share * (1 - share)), 1e-12);

  // The jackknife of two blocks: twice the ratio of all, minus the mean of the ratios of each block.
  const std::vector<BlockTotals> two{block_of(1, 1, 0), block_of(1, 1, 2)};
  const double mean = (10.0 * 2 + 14 * 2) / 4;
  const double others = (10.0 + (10.0 + 28) / 3) / 2;
  EXPECT_NEAR(at(intervals_of(two), Quantity::game_plies_mean).estimate, 2 * mean - others, 1e-12);
}

TEST(Intervals, TellHeavyTails) {
  std::vector<BlockTotals> blocks(20, block_of(1, 1, 1));
  EXPECT_FALSE(at(intervals_of(blocks), Quantity::histories).heavy_tailed);
  blocks[3] = block_of(100, 1, 1);
  EXPECT_TRUE(at(intervals_of(blocks), Quantity::histories).heavy_tailed);
  EXPECT_FALSE(at(intervals_of(blocks), Quantity::game_plies_mean).heavy_tailed);
}

}  // namespace quadrille::enumerate::intervals_test
