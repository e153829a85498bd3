// A population depends on its random numbers alone, stops on request, and needs the memory that it states.
// estimate_test.cpp tests that it is unbiased.
#include <gtest/gtest.h>

#include <stop_token>

#include "enumerate/soccer/estimate/estimate.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::enumerate::population_test {

TEST(Population, DependsOnItsRandomNumbersAlone) {
  const TrailBoard board{soccer::Pitch(soccer::parse_pitch_name("paper:3x3"))};
  const Pairings<double> pairings;
  engines::Budget budget(1 << 20U);
  const auto run = [&](std::uint64_t block) {
    engines::RandomStream random(1, 0, block);
    return Population(board, pairings, 100, budget).run(random, {});
  };
  const BlockTotals once = run(1);
  EXPECT_EQ(once.histories, run(1).histories);
  EXPECT_EQ(once.games, run(1).games);
  EXPECT_NE(once.histories, run(2).histories);
  EXPECT_GT(once.histories, once.all_games());
  EXPECT_EQ(budget.used(), 0U);
}

TEST(Population, EndsWhenItIsStoppedOrDoesNotFit) {
  const TrailBoard board{soccer::Pitch(soccer::parse_pitch_name("paper:3x3"))};
  const Pairings<double> pairings;
  engines::Budget budget(1 << 20U);
  std::stop_source stop;
  stop.request_stop();
  engines::RandomStream random(1, 0, 0);
  EXPECT_THROW(Population(board, pairings, 10, budget).run(random, stop.get_token()), engines::Interrupted);
  const std::size_t too_many = (1U << 20U) / Population::bytes_of_trail(board) + 1;
  EXPECT_THROW(Population(board, pairings, too_many, budget), engines::OutOfBudget);
}

}  // namespace quadrille::enumerate::population_test
