// The pitches: names, sizes, goals and walls, compared with the definition point by point.
#include "games/soccer/pitch.hpp"

#include <gtest/gtest.h>

#include <set>

#include "games/soccer/position.hpp"
#include "graphs/edge_set.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer::pitch_test {

TEST(PitchName, ReadsBothRulesAndWritesThemBack) {
  for (const char* text : {"paper:3x3", "paper:1x1", "classic:8x10", "classic:2x2"}) {
    EXPECT_EQ(to_string(parse_pitch_name(text)), text);
  }
}

TEST(PitchName, RefusesWhatIsNoPitch) {
  for (const char* text :
       {"", "paper", "paper:", "paper:3", "paper:0x3", "paper:3x0", "paper:-1x3", "paper:3x3x3", "paper: 3x3",
        "paper:99999999999x3", "classic:7x10", "classic:8x9", "Paper:3x3", "hex:3x3", "paper:3X3", "paper:+3x3"}) {
    try {
      parse_pitch_name(text);
      ADD_FAILURE() << text << " was accepted";
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      EXPECT_NE(std::string(error.what()).find(text), std::string::npos) << error.what();
    }
  }
}

TEST(PitchName, OffersTheNextEvenClassicPitch) {
  try {
    parse_pitch_name("classic:7x10");
    FAIL();
  } catch (const Error& error) {
    EXPECT_NE(std::string(error.what()).find("classic:8x10"), std::string::npos) << error.what();
  }
}

TEST(Pitch, HasAsManySegmentsAsTheFormulaSays) {
  for (int w = 1; w <= 6; ++w) {
    for (int h = 1; h <= 6; ++h) {
      const PitchName paper{Rules::paper, w, h};
      EXPECT_EQ(Pitch(paper).lattice().edge_count(), edge_count(paper)) << to_string(paper);
      const PitchName classic{Rules::classic, 2 * w, 2 * h};
      EXPECT_EQ(Pitch(classic).lattice().edge_count(), edge_count(classic)) << to_string(classic);
    }
  }
}

// 4n^2 + 2n for n = 2^31 - 1; as a signed 64-bit number it would be negative, and so below the limit.
TEST(Pitch, TheLargestOneThatANameCanHaveIsCountedAndRefused) {
  const PitchName largest = parse_pitch_name("paper:2147483647x2147483647");
  EXPECT_EQ(edge_count(largest), 18446744060824649730U);
  EXPECT_THROW(require_drawable(largest), Error);
  EXPECT_THROW(require_drawable(parse_pitch_name("classic:2147483646x2147483646")), Error);
}

TEST(Pitch, ClassicOfTheRealSizeHas316Segments) {
  EXPECT_EQ(Pitch(parse_pitch_name("classic:8x10")).lattice().edge_count(), 316U);
}

// The points of the pitch for which the predicate is true.
template <class Predicate>
std::set<Point> points_where(const Pitch& pitch, Predicate predicate) {
  std::set<Point> points;
  for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
    const auto vertex = static_cast<Vertex>(v);
    if (predicate(vertex)) points.insert(pitch.lattice().point(vertex));
  }
  return points;
}

TEST(Pitch, PaperFollowsDefinition21) {
  const Pitch pitch(parse_pitch_name("paper:3x5"));
  EXPECT_EQ(pitch.lattice().point(pitch.start()), (Point{2, 3}));
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.goal(v) == Goal::g1; }), (std::set<Point>{{2, 5}}));
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.goal(v) == Goal::g2; }), (std::set<Point>{{2, 0}}));
  EXPECT_TRUE(points_where(pitch, [&](Vertex v) { return pitch.wall(v); }).empty());
}

TEST(Pitch, PaperOfHeightOneStartsOnItsGoal) {
  const Pitch pitch(parse_pitch_name("paper:3x1"));
  EXPECT_EQ(pitch.goal(pitch.start()), Goal::g1);
}

TEST(Pitch, ClassicOfTwoByTwoPointByPoint) {
  const Pitch pitch(parse_pitch_name("classic:2x2"));
  EXPECT_EQ(pitch.lattice().point(pitch.start()), (Point{1, 1}));
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.goal(v) == Goal::g1; }),
            (std::set<Point>{{0, 3}, {1, 3}, {2, 3}}));
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.goal(v) == Goal::g2; }),
            (std::set<Point>{{0, -1}, {1, -1}, {2, -1}}));
  // The rim without the middles of the two mouths, but with the posts (here the corners).
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.wall(v); }),
            (std::set<Point>{{0, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {2, 2}}));

  const auto neighbours = [&](Point p) {
    std::set<Point> result;
    for (const auto& incidence : pitch.lattice().incident(*pitch.lattice().find(p))) {
      result.insert(pitch.lattice().point(incidence.to));
    }
    return result;
  };
  EXPECT_EQ(neighbours({1, 1}).size(), 8U);
  EXPECT_EQ(neighbours({1, 2}),  // the middle of a mouth: its posts, the field below, all three net points
            (std::set<Point>{{0, 2}, {2, 2}, {0, 1}, {1, 1}, {2, 1}, {0, 3}, {1, 3}, {2, 3}}));
  EXPECT_EQ(neighbours({0, 2}), (std::set<Point>{{1, 2}, {1, 1}, {1, 3}}));  // a post: never along the rim
  EXPECT_EQ(neighbours({0, 1}), (std::set<Point>{{1, 0}, {1, 1}, {1, 2}}));  // rim diagonals are playable
  EXPECT_EQ(neighbours({0, 3}), (std::set<Point>{{1, 2}}));
  EXPECT_EQ(neighbours({1, 3}), (std::set<Point>{{0, 2}, {1, 2}, {2, 2}}));
}

// The pitch is wider than its mouths, so the posts are not the corners.
TEST(Pitch, TheWallsOfClassicSixByFourPointByPoint) {
  const Pitch pitch(parse_pitch_name("classic:6x4"));
  EXPECT_EQ(points_where(pitch, [&](Vertex v) { return pitch.wall(v); }), (std::set<Point>{{0, 0},
                                                                                           {1, 0},
                                                                                           {2, 0},
                                                                                           {4, 0},
                                                                                           {5, 0},
                                                                                           {6, 0},
                                                                                           {0, 1},
                                                                                           {6, 1},
                                                                                           {0, 2},
                                                                                           {6, 2},
                                                                                           {0, 3},
                                                                                           {6, 3},
                                                                                           {0, 4},
                                                                                           {1, 4},
                                                                                           {2, 4},
                                                                                           {4, 4},
                                                                                           {5, 4},
                                                                                           {6, 4}}));
}

// By the rules, a wall is a point where the ball bounces at its first visit: the rim without the middles of the two
// mouths. So two of the 2w + 2h points of the rim are no walls, and a net has no wall.
TEST(Pitch, EveryRimPointButTheMiddlesOfTheMouthsBouncesAFirstVisit) {
  for (const char* name : {"classic:2x2", "classic:4x2", "classic:6x4", "classic:8x10"}) {
    SCOPED_TRACE(name);
    const Pitch pitch(parse_pitch_name(name));
    const int width = pitch.name().width;
    const int height = pitch.name().height;
    std::set<Point> bouncing;
    for (std::size_t v = 0; v < pitch.lattice().vertex_count(); ++v) {
      const auto ball = static_cast<Vertex>(v);
      for_each_ply(pitch, WidePosition{{}, ball, Player::one}, [&](const Ply& ply) {
        if (bounces(pitch, WidePosition{{}, ball, Player::one}, ply)) bouncing.insert(pitch.lattice().point(ply.to));
      });
    }
    std::set<Point> expected;
    for (int x = 0; x <= width; ++x) {
      if (x != width / 2) expected.insert({{x, 0}, {x, height}});
    }
    for (int y = 0; y <= height; ++y) expected.insert({{0, y}, {width, y}});
    EXPECT_EQ(bouncing, expected);
    EXPECT_EQ(bouncing.size(), static_cast<std::size_t>(2 * width + 2 * height - 2));
  }
}

TEST(Pitch, TooLargeForADrawingIsRefusedWithTheLimit) {
  EXPECT_NO_THROW(require_drawable(parse_pitch_name("classic:8x10")));
  EXPECT_NO_THROW(require_drawable(parse_pitch_name("paper:9x9")));
  for (const char* text : {"paper:999999x3", "paper:10x10", "classic:10x12", "paper:999999999x999999999"}) {
    try {
      require_drawable(parse_pitch_name(text));
      ADD_FAILURE() << text << " was accepted";
    } catch (const Error& error) {
      EXPECT_NE(std::string(error.what()).find("at most 384"), std::string::npos) << error.what();
    }
  }
}

TEST(Pitch, TooLargeForALatticeIsRefusedBeforeItIsBuilt) {
  EXPECT_THROW(Pitch(parse_pitch_name("paper:999999x3")), Error);
  EXPECT_THROW(Pitch(parse_pitch_name("paper:300x300")), Error);
}

}  // namespace quadrille::soccer::pitch_test
