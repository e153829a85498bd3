// Scenes of Tennis: the player who drove the ball, the place of the ball, and the outcome.
#include "export/pictures/tennis/scene.hpp"

#include <gtest/gtest.h>

namespace quadrille::exports::tennis_scene_test {

TennisScene scene_of(const tennis::Rules& rules, const char* record) {
  return tennis_scene(rules, tennis::play(rules, tennis::parse_record(record)));
}

TEST(TennisScene, HasTurnsDriversAndTheEnd) {
  const TennisScene scene =
      scene_of({},
               "turn,bid_1,bid_2,points_1,points_2,ball\n"
               "0,,,10,10,0\n1,3,2,7,8,1\n2,1,1,6,7,1\n3,1,2,5,5,-1\n4,1,4,4,1,-2\n5,1,0,3,1,1\n");
  ASSERT_EQ(scene.turns.size(), 5U);  // a bid of 0 is not allowed yet
  EXPECT_FALSE(scene.turns[0].bids);
  EXPECT_EQ(scene.turns[1].driver, 1);
  EXPECT_EQ(scene.turns[2].driver, 0);
  EXPECT_EQ(scene.turns[3].driver, 2);
  EXPECT_EQ(scene.turns[4].position, (tennis::Position{4, 1, -2}));
  EXPECT_EQ(scene.title, "Tennis with 10 points each, 4 turns");
  EXPECT_EQ(scene.outcome, "not over after turn 4");
  EXPECT_EQ(scene.description,
            "start on 0; turn 1 bids 3 and 2, ball on 1; turn 2 bids 1 and 1, ball on 1; turn 3 bids 1 and 2, ball "
            "on -1; turn 4 bids 1 and 4, ball on -2; not over after turn 4");
  EXPECT_EQ(scene.places(), 7);
  EXPECT_EQ(scene.place(-3), 0);
  EXPECT_EQ(scene.place(3), 6);
}

TEST(TennisScene, NamesFootstepsAndTheWinner) {
  const TennisScene scene = scene_of({tennis::Variant::footsteps, 1, 1},
                                     "turn,bid_1,bid_2,points_1,points_2,ball\n0,,,5,5,0\n1,2,1,3,4,1\n2,2,1,1,3,2\n");
  EXPECT_EQ(scene.title, "Footsteps with 5 points each, 2 turns");
  EXPECT_EQ(scene.outcome, "player 1 wins");
  EXPECT_EQ(scene.places(), 5);
}

}  // namespace quadrille::exports::tennis_scene_test
