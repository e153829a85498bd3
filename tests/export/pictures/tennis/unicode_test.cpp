// Whole pictures of Tennis in characters.
#include <gtest/gtest.h>

#include "export/pictures/tennis/scene.hpp"
#include "tests/export/pictures/svg_reading.hpp"
#include "tests/export/pictures/tennis/random_tennis.hpp"

namespace quadrille::exports::tennis_unicode_test {

TEST(UnicodeTennis, DrawsTheWayOfTheBall) {
  const tennis::Rules rules;
  const tennis::Game game =
      tennis::play(rules, tennis::parse_record("turn,bid_1,bid_2,points_1,points_2,ball\n"
                                               "0,,,50,50,0\n1,11,3,39,47,1\n2,1,10,38,37,-1\n3,5,5,33,32,-1\n"
                                               "4,1,2,32,30,-2\n5,1,2,31,28,-3\n"));
  EXPECT_EQ(unicode_tennis(tennis_scene(rules, game), false),
            "        player 1                                player 2\n"
            "turn  left   bid  -3  -2  -1   0   1   2   3   bid  left\n"
            "   0    50           ┃ ·   ·   ●   ·   · ┃            50\n"
            "                     ┃         └───┐     ┃\n"
            "   1    39    11*    ┃ ·   ·   ┊   ●   · ┃       3    47\n"
            "                     ┃     ┌───┼───┘     ┃\n"
            "   2    38     1     ┃ ·   ●   ┊   ·   · ┃      10*   37\n"
            "                     ┃     │   ┊         ┃\n"
            "   3    33     5     ┃ ·   ●   ┊   ·   · ┃       5    32\n"
            "                     ┃ ┌───┘   ┊         ┃\n"
            "   4    32     1     ┃ ●   ·   ┊   ·   · ┃       2*   30\n"
            "                   ┌─╂─┘       ┊         ┃\n"
            "   5    31     1   ● ┃ ·   ·   ┊   ·   · ┃       2*   28\n"
            "Tennis with 50 points each, 5 turns\n"
            "* the higher bid\n"
            "player 2 wins\n");
}

TEST(UnicodeTennis, ColoursChangeNoLetter) {
  for (const int fields : {1, 2, 20}) {
    const tennis::Rules rules{tennis::Variant::footsteps, fields, 1};
    const TennisScene scene = tennis_scene(rules, random_tennis(rules, 40, 3));
    const std::string coloured = unicode_tennis(scene, true);
    EXPECT_NE(coloured.find("\x1b[1;38;5;33m"), std::string::npos);
    EXPECT_EQ(without_colours(coloured), unicode_tennis(scene, false));
  }
}

TEST(UnicodeTennis, HasRoomForTheLargestNumbers) {
  const tennis::Game game{{{999999, 1000000}}, {{1000000, 1000000, 0}, {1, 0, -1}}, {}};
  EXPECT_EQ(unicode_tennis(tennis_scene({}, game), false),
            "              player 1                                      player 2\n"
            "turn     left      bid  -3  -2  -1   0   1   2   3      bid     left\n"
            "   0  1000000              ┃ ·   ·   ●   ·   · ┃             1000000\n"
            "                           ┃     ┌───┘         ┃\n"
            "   1        1   999999     ┃ ·   ●   ┊   ·   · ┃    1000000*       0\n"
            "Tennis with 1000000 points each, 1 turn\n"
            "* the higher bid\n"
            "not over after turn 1\n");
}

// Turns and points with more than four digits. The columns move right by the extra digits: here one for the turns, and
// one each for player 1's points and bids.
TEST(UnicodeTennis, HasRoomForTheNumbersOfManyTurns_standard) {
  const auto bid = [](int turns) {
    tennis::Game game;
    for (int left = turns; left > 0; --left) {
      game.bids.push_back({1, 1});
      game.positions.push_back({left, left, 0});
    }
    game.positions.push_back({0, 0, 0});
    return unicode_tennis(tennis_scene({tennis::Variant::tennis}, game), false);
  };
  const std::string four = bid(9999);
  const std::string five = bid(10000);
  EXPECT_NE(four.find("\n9999"), std::string::npos);
  EXPECT_NE(five.find("\n10000"), std::string::npos);
  EXPECT_NE(five.find("\n 9999"), std::string::npos);
  EXPECT_EQ(four.find("player 1") + 3, five.find("player 1"));
}

}  // namespace quadrille::exports::tennis_unicode_test
