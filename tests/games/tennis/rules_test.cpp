// The rules of Tennis and Footsteps, by the sources' words and their first table.
#include "games/tennis/rules.hpp"

#include <gtest/gtest.h>

namespace quadrille::tennis::rules_test {

constexpr Rules tennis_rules{};
constexpr Rules footsteps_rules{Variant::footsteps};

TEST(TennisRules, ABidIsFromOneToTheRemainingPointsAndZeroOnlyWithoutPoints) {
  EXPECT_TRUE(legal_bids(3).holds(1));
  EXPECT_TRUE(legal_bids(3).holds(3));
  EXPECT_FALSE(legal_bids(3).holds(0));
  EXPECT_FALSE(legal_bids(3).holds(4));
  EXPECT_EQ(legal_bids(0).size(), 1);
  EXPECT_TRUE(legal_bids(0).holds(0));
}

TEST(TennisRules, AWonBallFliesOverTheNetInTennisAndStepsInFootsteps) {
  EXPECT_EQ(ball_after(tennis_rules, -2, {5, 1}), 1);
  EXPECT_EQ(ball_after(footsteps_rules, -2, {5, 1}), -1);
  EXPECT_EQ(ball_after(tennis_rules, 2, {1, 5}), -1);
  EXPECT_EQ(ball_after(footsteps_rules, 2, {1, 5}), 1);
  for (const Rules& rules : {tennis_rules, footsteps_rules}) {
    EXPECT_EQ(ball_after(rules, 0, {5, 1}), 1);
    EXPECT_EQ(ball_after(rules, 1, {5, 1}), 2);
    EXPECT_EQ(ball_after(rules, -2, {1, 5}), -3);
    EXPECT_EQ(ball_after(rules, -2, {4, 4}), -2);
  }
}

TEST(TennisRules, TheSourcesFirstTableIsPlayedAsItSays) {
  Position position{50, 50, 0};
  const Bids bids[] = {{5, 10}, {5, 10}, {15, 10}, {15, 10}, {10, 10}};
  const Position table[] = {{45, 40, -1}, {40, 30, -2}, {25, 20, 1}, {10, 10, 2}, {0, 0, 2}};
  for (std::size_t turn = 0; turn < 5; ++turn) {
    EXPECT_EQ(outcome(tennis_rules, position), Outcome::none);
    position = after(tennis_rules, position, bids[turn]);
    EXPECT_EQ(position, table[turn]) << "turn " << turn + 1;
  }
  EXPECT_EQ(outcome(tennis_rules, position), Outcome::win_1);
}

TEST(TennisRules, AGameEndsBeyondTheLastFieldOrWithoutPoints) {
  EXPECT_EQ(outcome(tennis_rules, {7, 3, 3}), Outcome::win_1);
  EXPECT_EQ(outcome(tennis_rules, {7, 3, -3}), Outcome::win_2);
  EXPECT_EQ(outcome(tennis_rules, {7, 0, 2}), Outcome::none);
  EXPECT_EQ(outcome(tennis_rules, {0, 0, -1}), Outcome::win_2);
  EXPECT_EQ(outcome(tennis_rules, {0, 0, 0}), Outcome::tie);
  EXPECT_EQ(outcome({Variant::tennis, 1}, {7, 3, 2}), Outcome::win_1);
}

TEST(TennisRules, AWinBeyondTheLastFieldMayBeWorthTwo) {
  constexpr Rules two{Variant::tennis, 2, 2};
  EXPECT_EQ(worth(two, {7, 3, 3}), 2);
  EXPECT_EQ(worth(two, {7, 3, -3}), -2);
  EXPECT_EQ(worth(two, {0, 0, 2}), 1);
  EXPECT_EQ(worth(tennis_rules, {7, 3, -3}), -1);
  EXPECT_EQ(worth(two, {0, 0, 0}), 0);
}

// Every rule is fair: the game is the same with the names exchanged.
TEST(TennisRules, ExchangingTheNamesMirrorsEverything) {
  for (const Rules& rules : {tennis_rules, footsteps_rules, Rules{Variant::tennis, 1, 2}}) {
    for (int ball = -rules.fields; ball <= rules.fields; ++ball) {
      for (int bid_1 = 1; bid_1 <= 3; ++bid_1) {
        for (int bid_2 = 1; bid_2 <= 3; ++bid_2) {
          const Position next = after(rules, {3, 3, ball}, {bid_1, bid_2});
          EXPECT_EQ(mirrored(next), after(rules, mirrored({3, 3, ball}), {bid_2, bid_1}));
          if (outcome(rules, next) != Outcome::none) {
            EXPECT_EQ(worth(rules, next), -worth(rules, mirrored(next)));
          }
        }
      }
    }
  }
}

}  // namespace quadrille::tennis::rules_test
