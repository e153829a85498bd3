// The program's draws in Tennis: legal, spread as the optimal mix says, and the value is that of the solver.
#include "enumerate/tennis/opponent.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>

#include "quadrille/tennis.hpp"

namespace quadrille::running::opponent_test {

using tennis::Position;

TEST(TennisOpponent, DrawsByTheOptimalMix) {
  const Position state{8, 7, 1};
  std::map<int, double> shares[2];
  const Answer mixes = tennis::solve({.state = state, .show = tennis::Show::strategy});
  for (const auto& row : rows<tennis::DrawProbability>(mixes)) {
    shares[row.player - 1][row.draw] = std::stod(row.probability);
  }
  for (const int player : {1, 2}) {
    TennisOpponent opponent({}, 11);
    constexpr int draws = 4000;
    std::map<int, int> drawn;
    for (int i = 0; i < draws; ++i) ++drawn[opponent.choose(player, state, {}).draw];
    const auto& expected = shares[player - 1];
    for (const auto& [draw, times] : drawn) {
      ASSERT_TRUE(expected.contains(draw)) << draw;
      const double share = expected.at(draw);
      // Five standard deviations.
      EXPECT_NEAR(times / double{draws}, share, 5 * std::sqrt(share * (1 - share) / draws) + 1e-9) << draw;
    }
    for (const auto& [draw, share] : expected) {
      if (share > 0.01) {
        EXPECT_TRUE(drawn.contains(draw)) << draw;
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

TEST(TennisOpponent, DrawsFromAllAlikeWhereNothingIsSolved) {
  Options stopped;
  std::stop_source source;
  source.request_stop();
  stopped.stop = source.get_token();
  TennisOpponent opponent({}, 1);
  const Position state{5, 60, 0};
  EXPECT_FALSE(opponent.value(state, stopped));
  std::map<int, int> drawn;
  for (int i = 0; i < 200; ++i) {
    const TennisDraw draw = opponent.choose(1, state, stopped);
    EXPECT_FALSE(draw.guaranteed);
    ++drawn[draw.draw];
  }
  EXPECT_EQ(drawn.size(), 5U);
  EXPECT_EQ(drawn.begin()->first, 1);
  EXPECT_EQ(opponent.choose(1, {0, 4, 1}, stopped).draw, 0);
}

}  // namespace quadrille::running::opponent_test
