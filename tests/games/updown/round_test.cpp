// Rounds and matches: scores, faults named, and the sums.
#include "games/updown/round.hpp"

#include <gtest/gtest.h>

namespace quadrille::updown::round_test {

TEST(Round, PlaysTheSourcesExample) {
  const PlayedRound played = play({Player::one, Player::one, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}});
  EXPECT_EQ(to_string(played.word), "UDUDUUDUU");
  EXPECT_EQ(played.score(), 4);
  EXPECT_EQ(played.repetition, (Repetition{4, 2, 5}));
}

TEST(Round, HasPlayersInTurn) {
  EXPECT_EQ(mover(Player::two, 1), Player::two);
  EXPECT_EQ(mover(Player::two, 2), Player::one);
  EXPECT_EQ(mover(Role::offense, 7), Role::offense);
  EXPECT_EQ(mover(Role::offense, 8), Role::defense);
}

TEST(Round, NamesTheFirstNumberThatBreaksTheRulesAndThoseThatAreMissing) {
  const auto fault = [](const std::vector<int>& numbers) { return fault_of(numbers); };
  EXPECT_FALSE(fault({1}));
  EXPECT_FALSE(fault({2, 3, 1}));

  const auto repeated = fault({2, 4, 2, 1});
  ASSERT_TRUE(repeated);
  EXPECT_EQ(repeated->turn, 3U);
  EXPECT_EQ(repeated->why, Illegality::repeated);
  EXPECT_EQ(repeated->message, "2 is repeated, it was written at turn 1; missing: 3");

  const auto large = fault({1, 5, 2, 2});
  ASSERT_TRUE(large);
  EXPECT_EQ(large->turn, 2U);
  EXPECT_EQ(large->why, Illegality::out_of_range);
  EXPECT_EQ(large->message, "5 is not from 1 to 4; missing: 3, 4");
  EXPECT_EQ(fault({0, 1})->turn, 1U);
  EXPECT_EQ(fault({1, -2})->turn, 2U);
}

TEST(Round, JudgesABeginningByWhatIsThere) {
  EXPECT_FALSE(fault_of_beginning({}, 3));
  EXPECT_FALSE(fault_of_beginning(std::vector{1, 7, 3}, 10));
  EXPECT_EQ(fault_of_beginning(std::vector{1, 7, 7}, 10)->message, "7 is repeated, it was written at turn 2");
  EXPECT_EQ(fault_of_beginning(std::vector{1, 11}, 10)->why, Illegality::out_of_range);
}

TEST(Standing, SumsWhatRoundsOnOffenseBring) {
  Standing standing;
  EXPECT_TRUE(standing.balanced());
  standing.add(Player::one, 4);
  standing.add(Player::two, 8);
  standing.add(Player::one, 1);
  EXPECT_EQ(standing.grand_scores, (std::array{5, 8}));
  EXPECT_EQ(standing.rounds_on_offense, (std::array{2, 1}));
  EXPECT_FALSE(standing.balanced());
}

}  // namespace quadrille::updown::round_test
