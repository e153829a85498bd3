// Pictures of Tennis read back: the path of the ball by its drivers, and every number of the table.
#include <gtest/gtest.h>

#include <optional>

#include "export/pictures/tennis/scene.hpp"
#include "tests/export/pictures/svg_reading.hpp"
#include "tests/export/pictures/tennis/random_tennis.hpp"

namespace quadrille::exports::tennis_svg_test {

void expect_drawn(const tennis::Rules& rules, const tennis::Game& game) {
  const TennisScene scene = tennis_scene(rules, game);
  const ReadSvg svg(svg_tennis(scene));
  expect_well_made(svg);
  const auto balls = svg.all(in_group("way", "circle", "ball"));
  const auto way = svg.all("//g[@class='way']/line");
  ASSERT_EQ(balls.size(), game.positions.size());
  ASSERT_EQ(way.size(), game.bids.size());
  std::size_t higher[3] = {};
  // The width of a field, from the first stroke that crosses one; the height of a turn, from the first stroke.
  std::optional<double> field;
  std::optional<double> turn_height;
  for (std::size_t i = 0; i < way.size(); ++i) {
    const auto& [one, two] = game.bids[i];
    const int driver = one > two ? 1 : one < two ? 2 : 0;
    ++higher[driver];
    EXPECT_STREQ(way[i].attribute("class").value(), driver == 1   ? "ply stroke one"
                                                    : driver == 2 ? "ply stroke two"
                                                                  : "stay stroke");
    const auto ends = spots_of(way[i]);
    const int fields = game.positions[i + 1].ball - game.positions[i].ball;
    if (!turn_height) turn_height = ends[1].y - ends[0].y;
    if (!field && fields != 0) field = (ends[1].x - ends[0].x) / fields;
    EXPECT_GT(field.value_or(1), 0);
    EXPECT_GT(ends[1].y - ends[0].y, 0);
    EXPECT_DOUBLE_EQ(ends[1].x - ends[0].x, field.value_or(0) * fields);
    EXPECT_DOUBLE_EQ(ends[1].y - ends[0].y, *turn_height);
    EXPECT_EQ(value(balls[i + 1], "cx"), ends[1].x);
    EXPECT_EQ(value(balls[i], "cx"), ends[0].x);
  }
  EXPECT_EQ(svg.count("//g[@class='turns']/circle"), higher[1]);
  EXPECT_EQ(svg.count("//g[@class='turns']/rect"), higher[2]);
  std::vector<std::string> bids;
  std::vector<std::string> points;
  for (const auto& turn : scene.turns) {
    points.push_back(std::to_string(turn.position.points_1));
    points.push_back(std::to_string(turn.position.points_2));
    if (!turn.bids) continue;
    bids.push_back(std::to_string(turn.bids->player_1));
    bids.push_back(std::to_string(turn.bids->player_2));
  }
  EXPECT_EQ(svg.texts(in_group("turns", "text", "points")), points);
  EXPECT_EQ(svg.texts(in_group("turns", "text", "bid")), bids);
  EXPECT_EQ(svg.count(in_group("court", "line", "wall")), 2U);
  EXPECT_EQ(svg.count("//g[@class='court']/text"), static_cast<std::size_t>(scene.places()));
  // The ball begins on the net.
  EXPECT_EQ(value(balls.front(), "cx"), spots_of(svg.all(in_group("court", "line", "net")).front())[0].x);
}

TEST(SvgTennis, ShowsGamesOfBothVariants_standard) {
  std::size_t longest = 0;
  for (const auto variant : {tennis::Variant::tennis, tennis::Variant::footsteps}) {
    for (const int fields : {1, 2, 3, 20}) {
      for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const tennis::Rules rules{variant, fields, 1};
        const tennis::Game game = random_tennis(rules, seed % 2 == 0 ? 50 : 1000000, seed);
        if (game.bids.size() > 300) continue;
        expect_drawn(rules, game);
        longest = std::max(longest, game.bids.size());
      }
    }
  }
  EXPECT_GT(longest, 15U);
}

TEST(SvgTennis, BringsItsOwnRules) {
  const TennisScene scene = tennis_scene({}, {{}, {{3, 2, -1}}, {}});
  expect_own_rules(svg_tennis(scene, {.declaration = false, .stylesheet = false}), "tennis",
                   {".ply", ".ply.two", ".stay", ".net", ".wall"});
}

TEST(SvgTennis, ShowsAPositionAlone) {
  const tennis::Game game{{}, {{3, 2, -1}}, {}};
  const ReadSvg svg(svg_tennis(tennis_scene({}, game)));
  expect_well_made(svg);
  EXPECT_EQ(svg.count(in_group("way", "circle", "ball")), 1U);
}

}  // namespace quadrille::exports::tennis_svg_test
