// Pictures of Paper Soccer read back: every ply, number and bounce of the replay is at its place.
#include <gtest/gtest.h>

#include <map>
#include <optional>

#include "export/pictures/soccer/picture.hpp"
#include "tests/export/pictures/soccer/random_history.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::soccer_svg_test {

using soccer::Player;

double distance(Spot a, Spot b) { return std::hypot(a.x - b.x, a.y - b.y); }

Spot centre(pugi::xml_node node) {
  const std::vector<Spot> ends = spots_of(node);
  return along(ends.front(), ends.back(), 0.5);
}

std::size_t plies_by(const soccer::Replay& replayed, Player player) {
  return static_cast<std::size_t>(std::count_if(replayed.plies.begin(), replayed.plies.end(),
                                                [player](const auto& ply) { return ply.mover == player; }));
}

// Compares every mark of the picture with the replay.
void expect_drawn(const soccer::Pitch& pitch, const soccer::Replay& replayed) {
  const ReadSvg svg(svg_soccer(history_scene(pitch, replayed)));
  expect_well_made(svg);
  const std::size_t plies = replayed.plies.size();

  const auto strokes = svg.all("//g[@class='strokes']/line");
  ASSERT_EQ(strokes.size(), plies);
  EXPECT_EQ(svg.count(in_group("strokes", "line", "one")), plies_by(replayed, Player::one));
  EXPECT_EQ(svg.count(in_group("strokes", "line", "two")), plies_by(replayed, Player::two));
  EXPECT_EQ(svg.count("//g[@class='strokes']/polygon"), plies);

  // Each stroke begins at the end of the one before, and all have the lengths of their plies in one unit.
  const auto arrows = svg.all("//g[@class='strokes']/polygon");
  std::optional<double> unit;
  for (std::size_t i = 0; i < plies; ++i) {
    const auto ends = spots_of(strokes[i]);
    const auto from = pitch.lattice().point(replayed.plies[i].from);
    const auto to = pitch.lattice().point(replayed.plies[i].ply.to);
    if (!unit) unit = distance(ends[0], ends[1]) / std::hypot(to.x - from.x, to.y - from.y);
    EXPECT_NEAR(ends[1].x - ends[0].x, *unit * (to.x - from.x), 1e-9 * *unit);
    EXPECT_NEAR(ends[1].y - ends[0].y, -*unit * (to.y - from.y), 1e-9 * *unit);
    if (i > 0) {
      EXPECT_EQ(distance(ends[0], spots_of(strokes[i - 1])[1]), 0);
    }
    // The tip of the arrow is its corner nearest to the end.
    const auto corners = spots_of(arrows[i]);
    EXPECT_LT(distance(corners[0], ends[1]), distance(corners[1], ends[1]));
    const Spot back = along(corners[1], corners[2], 0.5);
    EXPECT_LT(distance(along(corners[0], back, 0.5), along(ends[0], ends[1], 2.0 / 3)), 0.2);
  }

  // Numbers in order, each at a third of its stroke and in its player's shape, and none over another.
  const auto numbers = svg.texts("//g[@class='numbers']/text");
  const auto badges = svg.all("//g[@class='numbers']/circle | //g[@class='numbers']/rect");
  ASSERT_EQ(numbers.size(), plies);
  ASSERT_EQ(badges.size(), plies);
  for (std::size_t i = 0; i < plies; ++i) {
    EXPECT_EQ(numbers[i], std::to_string(i + 1));
    EXPECT_STREQ(badges[i].name(), replayed.plies[i].mover == Player::one ? "circle" : "rect");
    const auto ends = spots_of(strokes[i]);
    EXPECT_LT(distance(centre(badges[i]), along(ends[0], ends[1], 1.0 / 3)), 0.1);
    for (std::size_t j = 0; j < i; ++j) EXPECT_GT(distance(centre(badges[i]), centre(badges[j])), *unit / 4);
  }

  // One ring for each bounce, around its vertex; rings of one vertex differ in size.
  const auto rings = svg.all(in_group("points", "circle", "bounce"));
  EXPECT_EQ(rings.size(), replayed.bounces());
  std::map<std::pair<double, double>, std::set<double>> sizes;
  std::size_t ring = 0;
  for (std::size_t i = 0; i < plies; ++i) {
    if (!replayed.plies[i].bounce) continue;
    ASSERT_LT(ring, rings.size());
    const Spot at = centre(rings[ring]);
    EXPECT_EQ(distance(at, spots_of(strokes[i])[1]), 0);
    EXPECT_TRUE((sizes[{at.x, at.y}].insert(value(rings[ring], "r")).second));
    ++ring;
  }

  const auto balls = svg.all(in_group("points", "circle", "ball"));
  ASSERT_EQ(balls.size(), 1U);
  if (plies > 0) {
    EXPECT_EQ(distance(centre(balls[0]), spots_of(strokes[plies - 1])[1]), 0);
  }
  EXPECT_EQ(svg.count(in_group("points", "rect", "start")), 1U);
  EXPECT_EQ(svg.texts("//g[@class='goals']/text"), (std::vector<std::string>{"g1", "g2"}));
  EXPECT_EQ(svg.count(in_group("points", "circle", "point")) + 1, pitch.lattice().vertex_count());
}

TEST(SvgSoccer, ShowsWhatTheReplayHas_standard) {
  std::size_t bounces = 0;
  std::size_t longest = 0;
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const soccer::History history = random_history(pitch, seed, 300);
      const soccer::Replay replayed = soccer::replay(pitch, history);
      SCOPED_TRACE(std::string(name) + " " + to_string(pitch, history));
      expect_drawn(pitch, replayed);
      bounces += replayed.bounces();
      longest = std::max(longest, history.size() - 1);
    }
  }
  EXPECT_GT(bounces, 500U);  // the games have bounces to draw
  EXPECT_GT(longest, 100U);  // and have numbers of three digits
}

TEST(SvgSoccer, ShowsTheStartOfAGame) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  expect_drawn(pitch, soccer::replay(pitch, soccer::History{pitch.start()}));
}

TEST(SvgSoccer, ShowsAPositionWithoutOrder) {
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const soccer::Replay replayed = soccer::replay(pitch, random_history(pitch, 7, 60));
    const ReadSvg svg(svg_soccer(position_scene(pitch, replayed.end)));
    expect_well_made(svg);
    EXPECT_EQ(svg.count("//g[@class='strokes']/line[@class='ply stroke']"), replayed.plies.size());
    EXPECT_EQ(svg.count("//g[@class='strokes']/*"), replayed.plies.size());
    EXPECT_EQ(svg.count("//g[@class='numbers']/*"), 0U);
    EXPECT_EQ(svg.count(in_group("points", "circle", "bounce")), 0U);
  }
}

TEST(SvgSoccer, DrawsWallsOnClassicPitchesAndTheRimOnPaper) {
  const auto drawn = [](const char* name) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    return svg_soccer(history_scene(pitch, soccer::History{pitch.start()}));
  };
  const ReadSvg classic(drawn("classic:4x6"));
  EXPECT_EQ(classic.count(in_group("pitch", "line", "wall")), 24U);
  EXPECT_EQ(classic.count(in_group("pitch", "polygon", "rim")), 0U);
  EXPECT_EQ(classic.count(in_group("goals", "polygon", "accent")), 6U);
  const ReadSvg paper(drawn("paper:4x6"));
  EXPECT_EQ(paper.count(in_group("pitch", "line", "wall")), 0U);
  EXPECT_EQ(paper.count(in_group("pitch", "polygon", "rim")), 1U);
  EXPECT_EQ(paper.count(in_group("goals", "polygon", "accent")), 2U);
}

soccer::Pitch board_of(const std::string& text) { return soccer::Pitch(soccer::parse_pitch_name("board:" + text)); }

// The spot of each vertex in the picture, by label.
std::map<std::string, Spot> spots_by_label(const soccer::Pitch& pitch, const ReadSvg& svg) {
  const auto labels = svg.texts("//g[@class='names']/text");
  const auto points = svg.all("//g[@class='points']/circle[not(contains(@class,'bounce'))]");
  EXPECT_EQ(labels.size(), pitch.lattice().vertex_count());
  EXPECT_EQ(points.size(), labels.size());
  std::map<std::string, Spot> spots;
  for (std::size_t i = 0; i < std::min(labels.size(), points.size()); ++i) spots[labels[i]] = centre(points[i]);
  EXPECT_EQ(spots.size(), labels.size());
  return spots;
}

TEST(SvgSoccer, DrawsABoardWithAllThatItHas) {
  for (const char* text :
       {"start a;edge a b",
        "start a;goal 1 c e;goal 2 d;wall b (1,2);edge a b;edge b c;edge c d;edge d e;edge e a;edge "
        "a c;edge a (1,2);edge f g",
        "start (0,0);goal 2 (2,1);edge (0,0) (2,1);edge (2,1) (5,5);edge (0,0) (5,5);edge (5,5) (12,7)",
        "start a_name_of_more_than_twenty_four_letters;at b 0.5 10;at c -3 2;at "
        "a_name_of_more_than_twenty_four_letters "
        "0 0;edge a_name_of_more_than_twenty_four_letters b;edge b c;edge a_name_of_more_than_twenty_four_letters c"}) {
    SCOPED_TRACE(text);
    const soccer::Pitch pitch = board_of(text);
    const soccer::Board board = pitch.board();
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      const soccer::Replay replayed = soccer::replay(pitch, random_history(pitch, seed, 300));
      const ReadSvg svg(svg_soccer(history_scene(pitch, replayed)));
      expect_well_made(svg);
      EXPECT_EQ(svg.count(in_group("pitch", "line", "segment")), board.edges.size());
      EXPECT_EQ(svg.count(in_group("pitch", "circle", "wall")),
                static_cast<std::size_t>(std::ranges::count(board.walls, true)));
      EXPECT_EQ(svg.count(in_group("goals", "polygon", "accent")),
                board.goals.size() - static_cast<std::size_t>(std::ranges::count(board.goals, soccer::Goal::none)));
      EXPECT_EQ(svg.count("//g[@class='strokes']/line"), replayed.plies.size());
      EXPECT_EQ(svg.texts("//g[@class='numbers']/text").size(), replayed.plies.size());
      EXPECT_EQ(svg.count(in_group("points", "circle", "bounce")), replayed.bounces());
      const auto spots = spots_by_label(pitch, svg);
      for (const auto& [label, spot] : spots) {
        for (const auto& [other, elsewhere] : spots) {
          EXPECT_EQ(label == other, distance(spot, elsewhere) == 0) << label << ' ' << other;
        }
      }
    }
  }
}

TEST(SvgSoccer, PutsABoardAtItsPlacesOrOnACircle) {
  const auto spots = [](const std::string& text) {
    const soccer::Pitch pitch = board_of(text);
    return spots_by_label(pitch, ReadSvg(svg_soccer(history_scene(pitch, soccer::History{pitch.start()}))));
  };
  // c lies two units above a, (3,1) two units to the right of a.
  const auto placed = spots("start a;at a 1 1;at b 2 1;at c 1 3;edge a b;edge b c;edge c (3,1)");
  const double unit = distance(placed.at("a"), placed.at("b"));
  EXPECT_NEAR(placed.at("b").x - placed.at("a").x, unit, 0.11);
  EXPECT_NEAR(placed.at("c").y - placed.at("a").y, -2 * unit, 0.11);
  EXPECT_NEAR(placed.at("(3,1)").x - placed.at("a").x, 2 * unit, 0.11);
  // One vertex has no place, or two have the same: all vertices lie on a circle.
  for (const char* text :
       {"start a;at a 1 1;at b 2 1;edge a b;edge b c;edge c d;edge d e",
        "start a;at a 1 1;at b 2 1;at c 3 1;at d 4 1;at e 2 1;edge a b;edge b c;edge c d;edge d e"}) {
    const auto around = spots(text);
    const double side = distance(around.at("a"), around.at("b"));
    EXPECT_NEAR(distance(around.at("b"), around.at("c")), side, 0.2);
    EXPECT_NEAR(distance(around.at("e"), around.at("a")), side, 0.2);
    EXPECT_NEAR(around.at("b").y, around.at("e").y, 0.11);
    EXPECT_LT(around.at("a").y, around.at("b").y);
    EXPECT_LT(around.at("a").x, around.at("b").x);
  }
}

// On squared paper rows and columns have numbers, and vertices have no names.
TEST(SvgSoccer, DrawsAPitchAsABoardWhereThePitchIs) {
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const soccer::Pitch board(soccer::name_of(pitch.board()));
    const soccer::History history = random_history(pitch, 3, 300);
    const ReadSvg expected(svg_soccer(history_scene(pitch, history)));
    const ReadSvg svg(svg_soccer(history_scene(board, history)));
    expect_well_made(svg);
    EXPECT_EQ(svg.count("//g[@class='names']"), 0U);
    EXPECT_EQ(svg.texts("//g[@class='pitch']/text"), expected.texts("//g[@class='pitch']/text"));
    const auto strokes = svg.all("//g[@class='strokes']/line");
    const auto those = expected.all("//g[@class='strokes']/line");
    ASSERT_EQ(strokes.size(), those.size());
    for (std::size_t i = 0; i < strokes.size(); ++i) {
      const auto ends = spots_of(strokes[i]);
      const auto expected_ends = spots_of(those[i]);
      EXPECT_NEAR(ends[1].x - ends[0].x, expected_ends[1].x - expected_ends[0].x, 0.11) << name;
      EXPECT_EQ(ends[1].y, expected_ends[1].y) << name;
    }
  }
}

TEST(SvgSoccer, BringsItsOwnRules) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:4x6"));
  const SoccerScene scene = history_scene(pitch, soccer::History{pitch.start()});
  expect_own_rules(svg_soccer(scene, {.declaration = false, .stylesheet = false}), "soccer",
                   {".ply", ".ply.two", ".wall"});
}

TEST(SvgSoccer, IsTheSameForALegalBeginning) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:1x3"));
  const auto drawn = [&](const std::vector<soccer::Point>& points) {
    return svg_soccer(history_scene(pitch, soccer::replay(pitch, points)));
  };
  EXPECT_EQ(drawn({{1, 2}, {1, 1}, {1, 2}}), drawn({{1, 2}, {1, 1}}));
}

}  // namespace quadrille::exports::soccer_svg_test
