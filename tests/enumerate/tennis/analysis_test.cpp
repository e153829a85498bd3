// The amounts that bids give away, against games worked out by hand and against exact values.
#include "enumerate/tennis/analysis.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace quadrille::enumerate::analysis_test {

using tennis::Position;
using tennis::Rules;
using tennis::Variant;

// Both players have one point and the ball is on 0, so neither has a choice.
TEST(TennisAnalysis, AForcedTurnGivesNothingAway) {
  const auto values = solve_tennis({{}, 3, 3}).values;
  const auto turn = analyse_turn(values, {1, 1, 0}, {1, 1});
  ASSERT_TRUE(turn);
  EXPECT_EQ(turn->before, (Enclosure{0, 0}));
  EXPECT_EQ(turn->after, (Enclosure{0, 0}));
  EXPECT_EQ(turn->given_away_1, (Enclosure{0, 0}));
  EXPECT_EQ(turn->given_away_2, (Enclosure{0, 0}));
}

// Player 2 has no points, and the ball lies on the side of player 1. In Footsteps player 1 wins by steps of 1, and
// wastes the win with a bid of both points at once.
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
      share_one / 10'000;  // if the mix loses at most the width, such a bid loses at most 10^4 widths
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
      for (int bid = 1; bid <= position.points_1; ++bid) {
        const auto i = static_cast<std::size_t>(bid - 1);
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
          // The amount given away is the value minus the earnings, up to the precision of both.
          EXPECT_NEAR(static_cast<double>(turn->given_away_1.lower),
                      static_cast<double>(value.lower - earnings[i].lower), static_cast<double>(tiny));
          mistakes += turn->given_away_1.lower > fixed_one / 10 ? 1 : 0;
          // In the mirror image the other player makes the same mistake.
          const auto other = analyse_turn(values, mirrored(position), {d2, d1});
          EXPECT_EQ(other->given_away_2, turn->given_away_1);
          EXPECT_EQ(other->given_away_1, turn->given_away_2);
        }
      }
    }
    EXPECT_GT(mistakes, 10);
  }
}

// Wide intervals, each extended by its own amounts beyond the exact value. The results from them must contain the exact
// results, computed in rational numbers from the same mixes.
TEST(TennisAnalysis, EveryIntervalHoldsTheExactValue) {
  constexpr int points = 6;
  const Rules rules{Variant::tennis, 2, 2};
  const auto exact = solve_tennis_ref(rules, points);
  const auto fixed = [](const Rational& value) { return value * fixed_one; };
  TennisValues wide(rules, points);
  std::mt19937_64 random(20261122);
  const auto some = [&] { return static_cast<Fixed>(random() % (fixed_one / 20)); };
  for (const auto& [position, value] : exact) {
    const auto near = static_cast<Fixed>(fixed(value));
    const bool is_over = tennis::outcome(rules, position) != tennis::Outcome::none;
    if (!is_over && is_valued(position)) wide.enter(position, {near - 1 - some(), near + 1 + some()});
  }
  const auto truth_holds = [&](const Enclosure& found, const Rational& truth) {
    return found.lower <= fixed(truth) && fixed(truth) <= found.upper;
  };
  // The exact amount that player 1's bid gives away against the mix.
  const auto given_away = [&](const Position& position, const Mix& mix_2, int bid) {
    const auto earned = [&](int bid_1) {
      Rational sum = 0;
      for (std::size_t j = 0; j < mix_2.size(); ++j) {
        const int bid_2 = tennis::legal_bids(position.points_2).least + static_cast<int>(j);
        sum += Rational(mix_2[j], share_one) * exact.at(tennis::after(rules, position, {bid_1, bid_2}));
      }
      return sum;
    };
    Rational best = earned(1);
    for (int other = 2; other <= position.points_1; ++other) best = std::max(best, earned(other));
    return Rational(best - earned(bid));
  };
  int certain_losses = 0;
  for (const Position& position : {Position{6, 6, 0}, {6, 4, -1}, {4, 6, 1}, {5, 5, -2}, {3, 6, 0}, {6, 5, 2}}) {
    const auto mixes = CertifiedStrategySolver(wide).at(position);
    ASSERT_TRUE(mixes);
    for (int d1 = 1; d1 <= position.points_1; ++d1) {
      for (int d2 = 1; d2 <= position.points_2; ++d2) {
        const auto turn = analyse_turn(wide, position, {d1, d2});
        ASSERT_TRUE(turn);
        EXPECT_TRUE(truth_holds(turn->before, exact.at(position)));
        EXPECT_TRUE(truth_holds(turn->after, exact.at(tennis::after(rules, position, {d1, d2}))));
        EXPECT_TRUE(truth_holds(turn->given_away_1, given_away(position, mixes->player_2, d1)));
        EXPECT_TRUE(truth_holds(turn->given_away_2, given_away(mirrored(position), mixes->player_1, d2)));
        certain_losses += turn->given_away_1.lower > 0 ? 1 : 0;
      }
    }
  }
  EXPECT_GT(certain_losses, 10);
}

}  // namespace quadrille::enumerate::analysis_test
