// The program's turns in Paper Soccer: legal and whole, and the winner that it says is proved is the one who wins.
#include "enumerate/soccer/opponent.hpp"

#include <gtest/gtest.h>

#include "tests/enumerate/soccer/boards.hpp"

namespace quadrille::running::opponent_test {

using soccer::Player;
using soccer::WidePosition;

// Plays the turn. \returns the position after it
WidePosition after(const soccer::Pitch& pitch, WidePosition position, const SoccerTurn& turn) {
  const Player mover = position.mover;
  for (const soccer::Vertex to : turn.to) {
    EXPECT_EQ(position.mover, mover);
    std::optional<soccer::Ply> played;
    soccer::for_each_ply(pitch, position, [&](const soccer::Ply& ply) {
      if (ply.to == to) played = ply;
    });
    if (!played) {
      ADD_FAILURE() << "no legal ply leads there";
      return position;
    }
    position = soccer::play(pitch, position, *played);
  }
  EXPECT_TRUE(position.mover != mover || soccer::outcome(pitch, position) != soccer::Outcome::ongoing);
  return position;
}

// Player 1 wins paper:3x3, as backward induction finds too (tests/enumerate/soccer/winner_3x3_test.cpp).
TEST(SoccerOpponent, WinsASmallPitchAgainstItself_standard) {
  for (const char* name : {"paper:3x3", "paper:4x4", "paper:3x5"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    SoccerOpponent opponent(pitch, 1, std::size_t{64} << 20U);
    auto position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    const auto promised = opponent.winner(position, {Options{}, 300'000});
    ASSERT_EQ(promised, Player::one) << name;
    while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
      const SoccerTurn turn = opponent.choose(position, {Options{}, 300'000});
      EXPECT_EQ(turn.winner, promised) << name;
      position = after(pitch, position, turn);
    }
    EXPECT_EQ(soccer::winner(soccer::outcome(pitch, position), position.mover), promised) << name;
  }
}

TEST(SoccerOpponent, PlaysWhereNothingIsProved_standard) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:8x10"));
  SoccerOpponent opponent(pitch, 1, std::size_t{64} << 20U);
  const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  const SoccerTurn turn = opponent.choose(start, {Options{}, 1000});
  EXPECT_EQ(turn.winner, std::nullopt);
  after(pitch, start, turn);
  EXPECT_EQ(opponent.winner(start, {Options{}, 1000}), std::nullopt);
  std::stop_source stopped;
  stopped.request_stop();
  after(pitch, start, opponent.choose(start, {Options{.stop = stopped.get_token()}, {}}));
}

TEST(SoccerOpponent, PlaysBoardsToTheEnd_standard) {
  for (const std::string& name : {enumerate::complete_board(6), enumerate::petersen_board(), enumerate::wheel_board(8),
                                  std::string(enumerate::odd_board)}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    SoccerOpponent opponent(pitch, 1, std::size_t{64} << 20U);
    auto position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
    std::optional<Player> promised;
    while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
      const SoccerTurn turn = opponent.choose(position, {Options{}, 2000});
      if (promised) {
        EXPECT_EQ(turn.winner.value_or(*promised), *promised) << name;
      }
      if (turn.winner) promised = turn.winner;
      position = after(pitch, position, turn);
    }
    ASSERT_TRUE(promised) << name;
    EXPECT_EQ(soccer::winner(soccer::outcome(pitch, position), position.mover), promised) << name;
  }
}

}  // namespace quadrille::running::opponent_test
