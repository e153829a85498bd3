// Replaying histories: the mover, bounces, the ends of games, and each way to break the rules.
#include "games/soccer/history.hpp"

#include <gtest/gtest.h>

#include "games/soccer/position.hpp"

namespace quadrille::soccer::history_test {

using Points = std::vector<Point>;

Pitch pitch_of(const char* name) { return Pitch(parse_pitch_name(name)); }

TEST(Replay, TheTriangleBouncesOnTheStartAndPlayer1Continues) {
  const Pitch pitch = pitch_of("paper:1x3");
  const Replay replayed = replay(pitch, Points{{1, 2}, {0, 2}, {0, 1}, {1, 2}});
  ASSERT_FALSE(replayed.fault);
  ASSERT_EQ(replayed.plies.size(), 3U);
  EXPECT_EQ(replayed.plies[0].mover, Player::one);
  EXPECT_EQ(replayed.plies[1].mover, Player::two);
  EXPECT_EQ(replayed.plies[2].mover, Player::one);
  EXPECT_TRUE(replayed.plies[2].bounce);
  EXPECT_EQ(replayed.end.mover, Player::one);
  EXPECT_EQ(replayed.bounces(), 1U);
  EXPECT_EQ(replayed.turns_passed(), 2U);
}

TEST(Replay, AGoalEndsTheGameForTheOtherPlayersGoalLine) {
  const Pitch pitch = pitch_of("paper:1x3");
  const Replay own = replay(pitch, Points{{1, 2}, {1, 3}});
  EXPECT_EQ(outcome(pitch, own.end), Outcome::goal_1);
  EXPECT_EQ(winner(Outcome::goal_1, own.end.mover), Player::two);
  const Replay scored = replay(pitch, Points{{1, 2}, {0, 1}, {1, 0}});
  EXPECT_EQ(outcome(pitch, scored.end), Outcome::goal_2);
  EXPECT_EQ(winner(Outcome::goal_2, scored.end.mover), Player::one);
}

TEST(Replay, ABounceIntoAUsedUpCornerLoses) {
  const Pitch pitch = pitch_of("paper:3x3");
  const Replay replayed = replay(pitch, Points{{2, 2}, {1, 2}, {0, 3}, {0, 2}, {1, 3}, {0, 3}});
  ASSERT_FALSE(replayed.fault);
  EXPECT_TRUE(replayed.plies.back().bounce);
  EXPECT_EQ(outcome(pitch, replayed.end), Outcome::blocked);
  EXPECT_EQ(winner(Outcome::blocked, replayed.end.mover), other(replayed.plies.back().mover));
}

TEST(Replay, AWallBouncesAtItsFirstVisitAndTheMiddleOfTheMouthDoesNot) {
  const Pitch pitch = pitch_of("classic:2x2");
  EXPECT_TRUE(replay(pitch, Points{{1, 1}, {0, 0}}).plies[0].bounce);
  EXPECT_FALSE(replay(pitch, Points{{1, 1}, {1, 0}}).plies[0].bounce);
  EXPECT_FALSE(replay(pitch, Points{{1, 1}, {1, 0}, {0, -1}}).plies[1].bounce);  // a net point ends the game
}

struct Illegal {
  const char* pitch;
  Points written;
  std::size_t ply;
  Illegality why;
};

TEST(Replay, NamesThePlyAndTheReasonOfEachIllegality) {
  const Illegal cases[] = {
      {"paper:3x3", {}, 0, Illegality::wrong_start},
      {"paper:3x3", {{1, 1}}, 0, Illegality::wrong_start},
      {"paper:3x3", {{2, 2}, {2, 1}, {2, 3}}, 2, Illegality::not_adjacent},
      {"paper:3x3", {{2, 2}, {2, 2}}, 1, Illegality::not_adjacent},
      {"paper:3x3", {{2, 2}, {2, 1}, {2, 2}}, 2, Illegality::already_drawn},
      {"paper:3x3", {{2, 2}, {2, 3}, {1, 3}}, 2, Illegality::game_over},
      {"paper:3x3", {{2, 2}, {3, 2}, {4, 2}}, 2, Illegality::outside_pitch},
      {"paper:3x1", {{2, 1}, {1, 1}}, 1, Illegality::game_over},
      {"classic:4x4", {{2, 2}, {1, 2}, {0, 1}, {0, 2}}, 3, Illegality::wall},
      {"classic:4x4", {{2, 2}, {1, 3}, {1, 4}, {1, 5}}, 3, Illegality::wall},
  };
  for (const Illegal& illegal : cases) {
    const Replay replayed = replay(pitch_of(illegal.pitch), illegal.written);
    ASSERT_TRUE(replayed.fault) << illegal.pitch;
    EXPECT_EQ(replayed.fault->ply, illegal.ply) << replayed.fault->message;
    EXPECT_EQ(replayed.fault->why, illegal.why) << replayed.fault->message;
    EXPECT_FALSE(replayed.fault->message.empty());
  }
}

TEST(Position, PliesComeInLexicographicOrderAndNoneFollowAGoal) {
  const Pitch pitch = pitch_of("paper:1x3");
  std::vector<Point> order;
  for_each_ply(pitch, start_position<1>(pitch), [&](Ply ply) { order.push_back(pitch.lattice().point(ply.to)); });
  EXPECT_EQ(order, (Points{{0, 1}, {0, 2}, {0, 3}, {1, 1}, {1, 3}}));
  const Pitch over = pitch_of("paper:1x1");
  for_each_ply(over, start_position<1>(over), [&](Ply) { ADD_FAILURE() << "a ply after the game's end"; });
}

}  // namespace quadrille::soccer::history_test
