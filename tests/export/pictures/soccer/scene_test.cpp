// Scenes of Paper Soccer: walls, strokes with their order, and positions without an order.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "export/pictures/soccer/picture.hpp"
#include "tests/export/pictures/soccer/random_history.hpp"

namespace quadrille::exports::soccer_scene_test {

using soccer::Player;
using soccer::Point;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

TEST(SoccerScene, HasNoWallOnAPaperPitch) {
  for (const char* name : {"paper:1x1", "paper:3x3", "paper:5x4"}) {
    const soccer::Pitch pitch = pitch_of(name);
    EXPECT_TRUE(position_scene(pitch, soccer::start_position<6>(pitch)).walls.empty()) << name;
  }
}

TEST(SoccerScene, HasTheRimAndTheNetsOfAClassicPitchAsWalls) {
  const soccer::Pitch pitch = pitch_of("classic:4x6");
  const SoccerScene scene = position_scene(pitch, soccer::start_position<6>(pitch));
  // The rim without the four segments of the mouths, and three sides of each net, with two segments at its back.
  EXPECT_EQ(scene.walls.size(), 2U * (4 + 6) - 4 + 8);
  std::set<std::pair<Point, Point>> walls(scene.walls.begin(), scene.walls.end());
  EXPECT_TRUE(walls.contains({{0, 0}, {0, 1}}));
  EXPECT_TRUE(walls.contains({{0, 0}, {1, 0}}));
  EXPECT_FALSE(walls.contains({{1, 0}, {2, 0}}));   // the mouth
  EXPECT_TRUE(walls.contains({{1, -1}, {1, 0}}));   // beside the net
  EXPECT_TRUE(walls.contains({{1, -1}, {2, -1}}));  // behind it
  EXPECT_FALSE(walls.contains({{2, -1}, {2, 0}}));
  EXPECT_EQ(scene.least, (Point{0, -1}));
  EXPECT_EQ(scene.most, (Point{4, 7}));
}

TEST(SoccerScene, OfAHistoryHasOrderPlayersAndBounces) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  const std::vector<Point> written{{2, 2}, {1, 1}, {0, 0}, {0, 1}, {1, 0}, {0, 0}};
  const SoccerScene scene = history_scene(pitch, soccer::replay(pitch, written));
  EXPECT_TRUE(scene.ordered);
  ASSERT_EQ(scene.strokes.size(), 5U);
  EXPECT_EQ(scene.strokes[1].from, (Point{1, 1}));
  EXPECT_EQ(scene.strokes[1].to, (Point{0, 0}));
  EXPECT_EQ(scene.strokes[1].player, Player::two);
  EXPECT_TRUE(scene.strokes[4].bounce);
  EXPECT_EQ(plies_of(scene, Player::one), "1, 3, 5");
  EXPECT_EQ(plies_of(scene, Player::two), "2, 4");
  EXPECT_EQ(bounces_of(scene), "5");
  EXPECT_EQ(scene.title, "Paper Soccer on paper:3x3, 5 plies");
  EXPECT_EQ(scene.outcome, "blocked: player 2 wins");
  EXPECT_EQ(scene.description,
            "start (2,2); 1 player 1 (1,1); 2 player 2 (0,0); 3 player 1 (0,1); 4 player 2 (1,0); 5 player 1 (0,0) "
            "bounces; blocked: player 2 wins");
}

TEST(SoccerScene, OfAPositionHasNeitherOrderNorPlayers) {
  const soccer::Pitch pitch = pitch_of("paper:1x3");
  const std::vector<Point> written{{1, 2}, {0, 2}};
  const SoccerScene scene = position_scene(pitch, soccer::replay(pitch, written).end);
  EXPECT_FALSE(scene.ordered);
  ASSERT_EQ(scene.strokes.size(), 1U);
  EXPECT_EQ(scene.strokes[0].number, 0U);
  EXPECT_EQ(scene.strokes[0].player, std::nullopt);
  EXPECT_EQ(scene.title, "A position of Paper Soccer on paper:1x3, 1 segment drawn");
  EXPECT_EQ(scene.description, "ball (0,2); drawn (0,2)-(1,2); ongoing: player 2 to move");
  EXPECT_EQ(position_scene(pitch, soccer::start_position<6>(pitch)).description,
            "ball (1,2); nothing drawn; ongoing: player 1 to move");
}

TEST(SoccerScene, HasWhatTheReplayHas) {
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch = pitch_of(name);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const soccer::History history = random_history(pitch, seed, 300);
      const soccer::Replay replayed = soccer::replay(pitch, history);
      const SoccerScene scene = history_scene(pitch, history);
      const SoccerScene position = position_scene(pitch, replayed.end);
      EXPECT_EQ(scene.strokes.size(), replayed.plies.size());
      EXPECT_EQ(position.strokes.size(), replayed.plies.size());
      int bounces = 0;
      for (const auto& spot : scene.spots) {
        bounces += spot.bounces;
        const auto v = pitch.lattice().find(spot.point);
        ASSERT_TRUE(v);
        EXPECT_EQ(spot.ball, *v == replayed.end.ball);
        EXPECT_EQ(spot.start, *v == pitch.start());
        EXPECT_EQ(spot.goal, pitch.goal(*v));
        EXPECT_EQ(spot.drawn, soccer::degree(pitch, replayed.end.drawing, *v) > 0);
      }
      EXPECT_EQ(static_cast<std::size_t>(bounces), replayed.bounces());
    }
  }
}

}  // namespace quadrille::exports::soccer_scene_test
