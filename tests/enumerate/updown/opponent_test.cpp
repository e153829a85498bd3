// The program's numbers in Up's & Down's: best ones if the round is solved, and always legal.
#include "enumerate/updown/opponent.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/updown/score.hpp"

namespace quadrille::running::opponent_test {

using updown::Role;

TEST(UpdownOpponent, KeepsTheScoreThatItHasProved) {
  for (const Role first : {Role::offense, Role::defense}) {
    UpdownRound round{12, first, {}};
    const auto promised = proved_score(round, {});
    ASSERT_TRUE(promised);
    while (static_cast<int>(round.list.size()) < round.n) {
      const UpdownTurn turn = choose_number(round, {});
      EXPECT_EQ(turn.score, promised);
      EXPECT_EQ(std::count(round.list.begin(), round.list.end(), turn.number), 0);
      round.list.push_back(turn.number);
    }
    EXPECT_EQ(updown::score(updown::word_of(round.list)), *promised);
  }
}

TEST(UpdownOpponent, WritesTheMiddleNumberWhereNothingIsProved) {
  Options stopped;
  std::stop_source source;
  source.request_stop();
  stopped.stop = source.get_token();
  const UpdownTurn turn = choose_number({36, Role::offense, {18, 3}}, stopped);
  EXPECT_EQ(turn.score, std::nullopt);
  EXPECT_EQ(turn.number, 19);
  EXPECT_EQ(proved_score({36, Role::offense, {18, 3}}, stopped), std::nullopt);
  // n = 50 is too large to solve.
  EXPECT_EQ(choose_number({50, Role::offense, {}}, {}).number, 25);
  EXPECT_EQ(proved_score({50, Role::offense, {}}, {}), std::nullopt);
}

}  // namespace quadrille::running::opponent_test
