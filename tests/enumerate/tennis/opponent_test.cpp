// The program's bids in Tennis: they are legal and follow the optimal mix, and the value equals the solver's.
#include "enumerate/tennis/opponent.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "quadrille/tennis.hpp"

namespace quadrille::running::opponent_test {

using tennis::Position;

TEST(TennisOpponent, BidsByTheOptimalMix) {
  const Position state{8, 7, 1};
  std::map<int, double> shares[2];
  const auto mixes = tennis::solve({.state = state, .show = tennis::Show::strategy});
  for (const auto& row : rows<tennis::BidProbability>(mixes)) {
    shares[row.player - 1][row.bid] = std::stod(row.probability);
  }
  for (const int player : {1, 2}) {
    TennisOpponent opponent({}, 11);
    constexpr int bids = 4000;
    std::map<int, int> chosen;
    for (int i = 0; i < bids; ++i) ++chosen[opponent.choose(player, state, {}).bid];
    const auto& expected = shares[player - 1];
    for (const auto& [bid, times] : chosen) {
      ASSERT_TRUE(expected.contains(bid)) << bid;
      const double share = expected.at(bid);
      // Five standard deviations.
      EXPECT_NEAR(times / double{bids}, share, 5 * std::sqrt(share * (1 - share) / bids) + 1e-9) << bid;
    }
    for (const auto& [bid, share] : expected) {
      if (share > 0.01) {
        EXPECT_TRUE(chosen.contains(bid)) << bid;
      }
    }
  }
}

TEST(TennisOpponent, KnowsTheValuesThatTheSolverFinds) {
  TennisOpponent opponent({}, 1);
  for (const Position state : {Position{10, 10, 0}, Position{10, 8, -1}, Position{3, 9, 2}, Position{14, 1, 0}}) {
    const auto value = opponent.value(state, {});
    ASSERT_TRUE(value);
    const tennis::Interval solved = tennis::solve({.state = state}).interval;
    EXPECT_EQ(value->lower, solved.lower);
    EXPECT_EQ(value->upper, solved.upper);
  }
}

TEST(TennisOpponent, BidsAllAlikeWhereNothingIsSolved) {
  Options stopped;
  std::stop_source source;
  source.request_stop();
  stopped.stop = source.get_token();
  TennisOpponent opponent({}, 1);
  const Position state{5, 60, 0};
  EXPECT_FALSE(opponent.value(state, stopped));
  std::map<int, int> chosen;
  for (int i = 0; i < 200; ++i) {
    const TennisBid bid = opponent.choose(1, state, stopped);
    EXPECT_FALSE(bid.is_optimal);
    ++chosen[bid.bid];
  }
  EXPECT_EQ(chosen.size(), 5U);
  EXPECT_EQ(chosen.begin()->first, 1);
  EXPECT_EQ(opponent.choose(1, {0, 4, 1}, stopped).bid, 0);
}

}  // namespace quadrille::running::opponent_test
