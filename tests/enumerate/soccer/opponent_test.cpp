// The program's turns in Paper Soccer: legal and whole, and the winner that it says is proved is the one who wins.
#include "enumerate/soccer/opponent.hpp"

#include <gtest/gtest.h>

#include "enumerate/soccer/play/turn_search.hpp"
#include "quadrille/soccer_solve.hpp"
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
    const auto proved = opponent.winner({&position, 1}, {Options{}, 300'000});
    ASSERT_EQ(proved, (ProvedWinner{Player::one, false})) << name;
    const std::optional<Player> promised = proved->player;
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
  EXPECT_EQ(opponent.winner({&start, 1}, {Options{}, 1000}), std::nullopt);
  std::stop_source stopped;
  stopped.request_stop();
  after(pitch, start, opponent.choose(start, {Options{.stop = stopped.get_token()}, {}}));
}

// What was proved of the start is known of all that follows it while the winner plays by the proof: here with a search
// of one position, which proves nothing by itself.
TEST(SoccerOpponent, ProvesLaterPositionsByTheStart_standard) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:4x4"));
  SoccerOpponent opponent(pitch, 1, std::size_t{64} << 20U);
  std::vector<WidePosition> game{soccer::start_position<graphs::WideEdgeSet::words>(pitch)};
  const auto winner = opponent.winner(game, {Options{}, 300'000});
  ASSERT_TRUE(winner);
  std::size_t asked = 0;
  while (soccer::outcome(pitch, game.back()) == soccer::Outcome::ongoing) {
    const WidePosition& now = game.back();
    std::optional<soccer::Ply> played;
    if (now.mover == winner->player) {
      const SoccerTurn turn = opponent.choose(now, {Options{}, 300'000});
      ASSERT_EQ(turn.winner, winner->player);
      played = {*pitch.lattice().edge_between(now.ball, turn.to.front()), turn.to.front()};
    } else {
      soccer::for_each_ply(pitch, now, [&](const soccer::Ply& ply) { played = ply; });
    }
    game.push_back(soccer::play(pitch, now, *played));
    if (soccer::outcome(pitch, game.back()) != soccer::Outcome::ongoing) break;
    EXPECT_EQ(opponent.winner(game, {Options{}, 1}), winner) << ++asked;
  }
}

// Whichever of the two searches has proved the win, and however little time the later turns have.
TEST(SoccerOpponent, KeepsAWinWhateverTheReply_standard) {
  int kept = 0;
  for (const char* name : {"paper:4x4", "classic:6x6", "classic:8x10"}) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    for (std::uint64_t game = 0; game < 8; ++game) {
      enumerate::RandomChoices choices(game);
      SoccerOpponent opponent(pitch, game, std::size_t{2} << 20U);
      const Player ours = game % 2 == 0 ? Player::one : Player::two;
      bool promised = false;
      auto position = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
      const auto reply = [&] {
        const auto plies = game % 3 == 0 ? enumerate::greedy_turn(pitch, position, choices)
                                         : enumerate::random_turn(pitch, position, choices);
        WidePosition next = position;
        for (const soccer::Ply& ply : plies) next = soccer::play(pitch, next, ply);
        return next;
      };
      while (soccer::outcome(pitch, position) == soccer::Outcome::ongoing) {
        if (position.mover == ours) {
          const SoccerTurn turn = opponent.choose(position, {Options{}, promised ? 1 : 4000});
          if (promised) {
            EXPECT_EQ(turn.winner, ours) << name << ' ' << game;
            ++kept;
          }
          promised = promised || turn.winner == ours;
          position = after(pitch, position, turn);
          continue;
        }
        for (int i = 0; promised && i < 10; ++i) {
          const WidePosition other = reply();
          if (soccer::outcome(pitch, other) != soccer::Outcome::ongoing) continue;
          EXPECT_EQ(opponent.choose(other, {Options{}, 1}).winner, ours) << name << ' ' << game;
          ++kept;
        }
        position = reply();
      }
      if (promised) {
        EXPECT_EQ(soccer::winner(soccer::outcome(pitch, position), position.mover), ours) << name << ' ' << game;
      }
    }
  }
  EXPECT_GT(kept, 100);
}

TEST(SoccerOpponent, FollowsACertificate_standard) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const soccer::SolveAnswer solved = soccer::solve({.pitch = "paper:3x3", .certify = true});
  SoccerOpponent opponent(pitch, 1, std::size_t{64} << 20U);
  opponent.follow(enumerate::Strategy(solved.certificate));
  const auto start = soccer::start_position<graphs::WideEdgeSet::words>(pitch);
  EXPECT_EQ(opponent.winner({&start, 1}, {Options{}, 1}), (ProvedWinner{Player::one, true}));
  const SoccerTurn turn = opponent.choose(start, {Options{}, 1});
  EXPECT_TRUE(turn.forced);
  const WidePosition next = after(pitch, start, turn);
  EXPECT_EQ(opponent.winner({&next, 1}, {Options{}, 1}), (ProvedWinner{Player::one, true}));
  EXPECT_FALSE(opponent.choose(next, {Options{}, 1}).forced);
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
