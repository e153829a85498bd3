// What draws give away, against games that can be worked out by hand and against exact values.
//
// ctest label: quick
#include "enumerate/tennis/analysis.hpp"

#include <gtest/gtest.h>

namespace quadrille::enumerate {
namespace {

using tennis::Position;
using tennis::Rules;
using tennis::Variant;

// Both have one point and the ball is on 0: nobody can do anything else.
TEST(TennisAnalysis, AForcedTurnGivesNothingAway) {
  const auto values = solve_tennis({{}, 3, 3}).values;
  const auto turn = analyse_turn(values, {1, 1, 0}, {1, 1});
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->before, (Enclosure{0, 0}));
  EXPECT_EQ(turn->after, (Enclosure{0, 0}));
  EXPECT_EQ(turn->given_away_1, (Enclosure{0, 0}));
  EXPECT_EQ(turn->given_away_2, (Enclosure{0, 0}));
}

// Player 2 has no points: player 1, on whose side the ball lies, wins in Footsteps by steps of 1, and wastes the win if
// he draws both points at once.
TEST(TennisAnalysis, AWastedWinIsGivenAway) {
  const auto values = solve_tennis({{Variant::footsteps, 2, 1}, 2, 2}).values;
  const auto wasted = analyse_turn(values, {2, 0, -1}, {2, 0});
  ASSERT_TRUE(wasted);
  EXPECT_EQ(wasted->before, (Enclosure{fixed_one, fixed_one}));
  EXPECT_EQ(wasted->after, (Enclosure{0, 0}));
  EXPECT_EQ(wasted->given_away_1, (Enclosure{fixed_one, fixed_one}));
  EXPECT_EQ(wasted->given_away_2, (Enclosure{0, 0}));
  const auto mirrored_one = analyse_turn(values, {0, 2, 1}, {0, 2});
  EXPECT_EQ(mirrored_one->before, (Enclosure{-fixed_one, -fixed_one}));
  EXPECT_EQ(mirrored_one->given_away_1, (Enclosure{0, 0}));
  EXPECT_EQ(mirrored_one->given_away_2, (Enclosure{fixed_one, fixed_one}));
}

TEST(TennisAnalysis, WhatIsInPlayGivesNothingAwayAndNothingGivesLess) {
  constexpr Fixed tiny = fixed_one / 10'000'000'000;
  constexpr Share in_play =
      share_one / 10'000;  // a loss of the width in all is no more than 10^4 widths for such a draw
  for (const Variant variant : {Variant::tennis, Variant::footsteps}) {
    const Rules rules{variant, 2, 2};
    const auto values = solve_tennis({rules, 10, 10}).values;
    CertifiedStrategySolver solver(values);
    int mistakes = 0;
    for (const Position& position : {Position{10, 10, 0}, {10, 7, -1}, {6, 9, 2}, {8, 8, -2}, {3, 10, 1}}) {
      const auto mixes = solver.at(position);
      ASSERT_TRUE(mixes);
      const Enclosure value = values.at(position);
      const auto earnings = earnings_1(values, position, mixes->player_2);
      for (int draw = 1; draw <= position.points_1; ++draw) {
        const auto i = static_cast<std::size_t>(draw - 1);
        EXPECT_LE(earnings[i].lower, value.upper + tiny);
        EXPECT_LE(earnings[i].width(), tiny);
        if (mixes->player_1[i] > in_play) {
          EXPECT_GE(earnings[i].upper, value.lower - tiny);
        }
      }
    }
    for (const Position& position : {Position{10, 10, 0}, {10, 7, -1}, {6, 9, 2}, {8, 8, -2}, {3, 10, 1}}) {
      const auto mixes = CertifiedStrategySolver(values).at(position);
      const auto earnings = earnings_1(values, position, mixes->player_2);
      const Enclosure value = values.at(position);
      for (int d1 = 1; d1 <= position.points_1; ++d1) {
        for (int d2 = 1; d2 <= position.points_2; ++d2) {
          const auto turn = analyse_turn(values, position, {d1, d2});
          ASSERT_TRUE(turn);
          EXPECT_EQ(turn->before, value);
          EXPECT_EQ(turn->after, values.at(tennis::after(rules, position, {d1, d2})));
          EXPECT_GE(turn->given_away_1.lower, 0);
          EXPECT_GE(turn->given_away_2.lower, 0);
          const auto i = static_cast<std::size_t>(d1 - 1);
          const auto j = static_cast<std::size_t>(d2 - 1);
          if (mixes->player_1[i] > in_play) {
            EXPECT_LE(turn->given_away_1.upper, tiny);
          }
          if (mixes->player_2[j] > in_play) {
            EXPECT_LE(turn->given_away_2.upper, tiny);
          }
          // Given away is value less earnings, as closely as both are known.
          EXPECT_NEAR(static_cast<double>(turn->given_away_1.lower),
                      static_cast<double>(value.lower - earnings[i].lower), static_cast<double>(tiny));
          mistakes += turn->given_away_1.lower > fixed_one / 10 ? 1 : 0;
          // Turned round, the same turn is the same mistake of the other player.
          const auto other = analyse_turn(values, mirrored(position), {d2, d1});
          EXPECT_EQ(other->given_away_2, turn->given_away_1);
          EXPECT_EQ(other->given_away_1, turn->given_away_2);
        }
      }
    }
    EXPECT_GT(mistakes, 10);
  }
}

}  // namespace
}  // namespace quadrille::enumerate
