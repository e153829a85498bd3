// Written games against the rules: the sources' tables, and each cell changed in turn.
#include <gtest/gtest.h>

#include <string>

#include "games/tennis/record.hpp"

namespace quadrille::tennis::game_test {

constexpr Rules rules{};
const std::string header = "turn,bid_1,bid_2,points_1,points_2,ball\n";

// The sources' tables. The second table has rows 0 to 10 in both sources.
const std::string example_1 = header +
                              "0,,,50,50,0\n1,5,10,45,40,-1\n2,5,10,40,30,-2\n3,15,10,25,20,1\n"
                              "4,15,10,10,10,2\n5,10,10,0,0,2\n";
const std::string example_2 = header +
                              "0,,,50,50,0\n1,11,3,39,47,1\n2,1,10,38,37,-1\n3,15,11,23,26,1\n4,1,9,22,17,-1\n"
                              "5,3,6,19,11,-2\n6,11,3,8,8,1\n7,4,3,4,5,2\n8,1,5,3,0,-1\n9,2,0,1,0,1\n10,1,0,1,0,2\n";

std::string fault_in(const std::string& text, const Rules& by = rules) {
  const auto fault = first_fault(by, parse_record(text));
  return fault ? std::to_string(fault->line) + ": turn " + std::to_string(fault->turn) + ": [" +
                     std::string(fault->cell) + "] " + fault->message
               : "none";
}

Game played(const std::string& text, const Rules& by = rules) { return play(by, parse_record(text)); }

TEST(TennisGame, TheFirstTableOfTheSourcesKeepsTheRules) {
  EXPECT_EQ(fault_in(example_1), "none");
  const Game game = played(example_1);
  EXPECT_EQ(game.bids.size(), 5U);
  EXPECT_EQ(game.last(), (Position{0, 0, 2}));
  EXPECT_EQ(outcome(rules, game.last()), Outcome::win_1);
}

TEST(TennisGame, TheSecondTableKeepsAPointThatWasDrawnInBothSources) {
  for (const char* last : {"11,0,0,0,0,3\n", "11,1,0,0,0,3\n"}) {
    EXPECT_EQ(fault_in(example_2 + last), "12: turn 10: [points_1] points_1 should be 0: 1 - 1");
    const Game game = played(example_2 + last);
    EXPECT_EQ(game.bids.size(), 10U);
    EXPECT_EQ(game.last(), (Position{0, 0, 2}));
    EXPECT_EQ(game.barred, std::nullopt);
  }
}

// If the point left at turn 10 were no slip, the last row of source 000 would break the rules: a player with a point
// bids 0.
TEST(TennisGame, TheLastRowOfSource000BidsNothingOfOnePoint) {
  const std::string tail = header + "0,,,2,2,0\n1,1,1,1,1,0\n2,0,1,1,0,-1\n";
  EXPECT_EQ(fault_in(tail), "4: turn 2: [bid_1] bid_1 should be from 1 to 1: 1 point is left");
  EXPECT_EQ(played(tail).barred, "bid_1");
  EXPECT_EQ(played(tail).bids.size(), 1U);
}

TEST(TennisGame, NamesTheFirstWrongCellAndWhatItShouldBe) {
  const struct {
    std::string row;
    const char* fault;
  } cases[] = {
      {"2,5,10,40,30,-2", "none"},
      {"3,5,10,40,30,-2", "4: turn 2: [turn] turn should be 2: turns are numbered one by one"},
      {"2,0,10,45,30,-2", "4: turn 2: [bid_1] bid_1 should be from 1 to 45: 45 points are left"},
      {"2,46,10,0,30,1", "4: turn 2: [bid_1] bid_1 should be from 1 to 45: 45 points are left"},
      {"2,5,41,40,0,-2", "4: turn 2: [bid_2] bid_2 should be from 1 to 40: 40 points are left"},
      {"2,5,10,39,31,2", "4: turn 2: [points_1] points_1 should be 40: 45 - 5"},
      {"2,5,10,40,31,2", "4: turn 2: [points_2] points_2 should be 30: 40 - 10"},
      {"2,5,10,40,30,-1", "4: turn 2: [ball] ball should be -2: player 2 drives it from -1"},
      {"2,10,10,35,30,0", "4: turn 2: [ball] ball should be -1: both bid 10, so it stays"},
      {"2,11,10,34,30,0", "4: turn 2: [ball] ball should be 1: player 1 drives it from -1 over the net"},
  };
  const std::string beginning = header + "0,,,50,50,0\n1,5,10,45,40,-1\n";
  for (const auto& [row, fault] : cases) {
    const std::string text = beginning + row + "\n3,40,10,0,20,1\n4,0,5,0,15,-1\n5,0,5,0,10,-2\n6,0,5,0,5,-3\n";
    if (std::string(fault) == "none") {
      EXPECT_EQ(fault_in(text), "none");
    } else {
      EXPECT_EQ(fault_in(text), fault);
    }
  }
  EXPECT_EQ(fault_in(beginning + "2,11,10,34,30,1\n", {Variant::footsteps}),
            "4: turn 2: [ball] ball should be 0: player 1 drives it from -1");
}

TEST(TennisGame, TheStartIsFairAndOnTheCentreLine) {
  EXPECT_EQ(fault_in(header + "1,,,50,50,0\n"), "2: turn 0: [turn] turn should be 0: the first row is the start");
  EXPECT_EQ(fault_in(header + "0,,,0,0,0\n"), "2: turn 0: [points_1] points_1 should be 1 or more: nobody can bid");
  EXPECT_EQ(fault_in(header + "0,,,50,49,0\n"),
            "2: turn 0: [points_2] points_2 should be 50: both players start with the same points");
  EXPECT_EQ(fault_in(header + "0,,,50,50,1\n"),
            "2: turn 0: [ball] ball should be 0: the ball starts on the centre line");
}

TEST(TennisGame, ARowAfterTheEndAndAMissingEndAreFaults) {
  EXPECT_EQ(fault_in(example_1 + "6,0,0,0,0,2\n"), "8: turn 6: [] a row too many: the game ended at turn 5");
  EXPECT_EQ(fault_in(header + "0,,,2,2,0\n"), "2: turn 0: [] the game is not finished: turn 1 is missing");
  EXPECT_EQ(fault_in(header + "0,,,9,9,0\n1,3,2,6,7,1\n2,2,1,4,6,2\n3,2,1,2,5,3\n"), "none");
  EXPECT_EQ(fault_in(header + "0,,,9,9,0\n1,3,2,6,7,1\n2,2,1,4,6,2\n3,2,1,2,5,3\n", {Variant::tennis, 3}),
            "5: turn 3: [] the game is not finished: turn 4 is missing");
  const Game open = played(header + "0,,,9,9,0\n1,3,2,6,7,1\n");
  EXPECT_EQ(outcome(rules, open.last()), Outcome::none);
  EXPECT_EQ(open.barred, std::nullopt);
}

// A player without points bids 0.
TEST(TennisGame, WhoHasNoPointsBidsNothing) {
  const std::string beginning = header + "0,,,3,3,0\n1,3,1,0,2,1\n";
  EXPECT_EQ(fault_in(beginning + "2,1,1,0,1,-1\n"), "4: turn 2: [bid_1] bid_1 should be 0: no point is left");
  EXPECT_EQ(fault_in(beginning + "2,0,2,0,0,-1\n"), "none");
}

}  // namespace quadrille::tennis::game_test
