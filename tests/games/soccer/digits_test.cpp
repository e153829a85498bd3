// Digits: the compass on the pitch, and the place of each mistake.
#include "games/soccer/digits.hpp"

#include <gtest/gtest.h>

#include "games/soccer/history.hpp"
#include "quadrille/error.hpp"

namespace quadrille::soccer::digits_test {

Pitch pitch_of(const char* name) { return Pitch(parse_pitch_name(name)); }

WidePosition position_after(const Pitch& pitch, const std::vector<Point>& points) { return replay(pitch, points).end; }

Point point_after(const Pitch& pitch, std::string_view digit) {
  const auto start = start_position<graphs::WideEdgeSet::words>(pitch);
  return pitch.lattice().point(parse_digits(pitch, start, digit).front());
}

TEST(SoccerDigits, AreACompassWhoseNorthIsTheGoalOfPlayer1) {
  const Pitch pitch = pitch_of("classic:8x10");
  const Point around[] = {{4, 4}, {5, 4}, {5, 5}, {5, 6}, {4, 6}, {3, 6}, {3, 5}, {3, 4}};
  for (std::size_t i = 0; i < 8; ++i) {
    const std::string digit(1, static_cast<char>('0' + i));
    EXPECT_EQ(point_after(pitch, digit), around[i]);
    EXPECT_EQ(digits_of(pitch, pitch.start(), std::vector{*pitch.lattice().find(around[i])}), digit);
  }
  // North is the side of g2, where player 1 scores.
  EXPECT_EQ(pitch.goal(*pitch.lattice().find({4, -1})), Goal::g2);
}

TEST(SoccerDigits, WriteAWholeTurn) {
  const Pitch pitch = pitch_of("paper:3x3");
  const WidePosition position = position_after(pitch, {{2, 2}, {2, 1}, {3, 1}});
  const std::vector<Vertex> to = parse_digits(pitch, position, "56");  // (2,2) bounces
  ASSERT_EQ(to.size(), 2U);
  EXPECT_EQ(pitch.lattice().point(to[0]), (Point{2, 2}));
  EXPECT_EQ(pitch.lattice().point(to[1]), (Point{1, 2}));
  EXPECT_EQ(digits_of(pitch, position.ball, to), "56");
  EXPECT_EQ(parse_digits(pitch, position, "5", DigitsEnd::anywhere), std::vector{to[0]});
  EXPECT_TRUE(parse_digits(pitch, position, "", DigitsEnd::anywhere).empty());
}

TEST(SoccerDigits, PlaceEachMistake) {
  const Pitch pitch = pitch_of("classic:2x2");
  const auto start = start_position<graphs::WideEdgeSet::words>(pitch);  // at (1,1)
  struct Illegal {
    const char* text;
    const char* message;
  };
  const Illegal cases[] = {
      {"", "digit 1: it is missing, and the turn continues at (1,1); give the whole turn"},
      {"9", "digit 1 '9': is no direction; write 0 for north, 1 for north-east and so on clockwise to 7"},
      {"2x", "digit 2 'x': is no direction; write 0 for north, 1 for north-east and so on clockwise to 7"},
      {"2", "digit 2: it is missing, and the turn continues at (2,1); give the whole turn"},
      {"26", "digit 2 '6': (2,1) (1,1) is already drawn; give a turn that keeps the rules"},
      {"20", "digit 2 '0': (2,1) (2,0) is a wall; give a turn that keeps the rules"},
      {"22", "digit 2 '2': (3,1) is outside the pitch; give a turn that keeps the rules"},
      {"01", "digit 2 '1': the turn ended at (1,0); leave the rest out"},
      {"174", "digit 3 '4': the game ended at (1,-1) after ply 2; give a turn that keeps the rules"},
  };
  for (const Illegal& illegal : cases) {
    try {
      parse_digits(pitch, start, illegal.text);
      ADD_FAILURE() << illegal.text;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::breaks_rules);
      EXPECT_STREQ(error.what(), illegal.message);
    }
  }
}

TEST(SoccerDigits, WriteBoardsOfKingsMovesOnly) {
  for (const char* name : {"paper:3x3", "classic:2x2", "board:start (0,0);edge (0,0) (1,1)"}) {
    EXPECT_TRUE(has_digits(pitch_of(name))) << name;
  }
  for (const char* name : {"board:start a;edge a b", "board:start (0,0);edge (0,0) (2,0)"}) {
    EXPECT_FALSE(has_digits(pitch_of(name))) << name;
  }
}

}  // namespace quadrille::soccer::digits_test
