// Whole pictures of Paper Soccer in characters; on random games every number occurs once, and colours change no letter.
#include <gtest/gtest.h>

#include <numeric>

#include "export/pictures/soccer/picture.hpp"
#include "tests/export/pictures/soccer/random_history.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::soccer_unicode_test {

using soccer::Point;

SoccerScene scene_of(const char* name, const std::vector<Point>& points) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  return history_scene(pitch, soccer::replay(pitch, points));
}

const std::vector<Point> corner{{2, 2}, {1, 1}, {0, 0}, {0, 1}, {1, 0}, {0, 0}};

TEST(UnicodeSoccer, DrawsAHistoryWithItsNumbers) {
  EXPECT_EQ(unicode_soccer(scene_of("paper:3x3", corner), false),
            "  3  ·       ·       ▲       ·\n"
            "\n"
            "\n"
            "\n"
            "  2  ·       ·       ◇       ·\n"
            "                   1\n"
            "                 ╱\n"
            "               ╱\n"
            "  1  ○       ○       ·       ·\n"
            "     │ 4   2\n"
            "     3   ╳\n"
            "     │ ╱   ╲\n"
            "  0  ●───5───○       ▼       ·\n"
            "     0       1       2       3\n"
            "Paper Soccer on paper:3x3, 5 plies\n"
            "◇ start  ● ball  ○ drawn  ◎ bounced on  ▲ g1  ▼ g2\n"
            "player 1 ─ 1, 3, 5\n"
            "player 2 ┄ 2, 4\n"
            "bounces 5\n"
            "blocked: player 2 wins\n");
}

TEST(UnicodeSoccer, DrawsAPositionWithoutThem) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  EXPECT_EQ(unicode_soccer(position_scene(pitch, soccer::replay(pitch, corner).end), false),
            "  3  ·   ·   ▲   ·\n"
            "\n"
            "  2  ·   ·   ◇   ·\n"
            "           ╱\n"
            "  1  ○   ○   ·   ·\n"
            "     │ ╳\n"
            "  0  ●───○   ▼   ·\n"
            "     0   1   2   3\n"
            "A position of Paper Soccer on paper:3x3, 5 segments drawn\n"
            "◇ start  ● ball  ○ drawn  ▲ g1  ▼ g2\n"
            "blocked: player 2 wins\n");
}

TEST(UnicodeSoccer, DrawsTheWallsOfAClassicPitchAndPlayerTwoDashed) {
  EXPECT_EQ(unicode_soccer(scene_of("classic:2x2", {{1, 1}, {2, 1}, {1, 0}, {0, 0}}), false),
            "  3  ▲━━━━━━━▲━━━━━━━▲\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            "  2  ·       ·       ·\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            "  1  ·       ◇───1───◎\n"
            "     ┃             2 ┃\n"
            "     ┃           ╱   ┃\n"
            "     ┃         ╱     ┃\n"
            "  0  ●┄┄┄3┄┄┄○       ·\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            "     ┃               ┃\n"
            " -1  ▼━━━━━━━▼━━━━━━━▼\n"
            "     0       1       2\n"
            "Paper Soccer on classic:2x2, 3 plies\n"
            "◇ start  ● ball  ○ drawn  ◎ bounced on  ▲ g1  ▼ g2  ━ wall\n"
            "player 1 ─ 1-2\n"
            "player 2 ┄ 3\n"
            "bounces 1, 3\n"
            "ongoing: player 2 to move\n");
}

// The characters are the same, but for the title and the walls where no stroke ends.
TEST(UnicodeSoccer, DrawsAPitchAsABoardLikeThePitch) {
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const soccer::Pitch board(soccer::name_of(pitch.board()));
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
      const soccer::History history = random_history(pitch, seed, 300);
      SoccerScene scene = history_scene(board, history);
      ASSERT_TRUE(scene.squared);
      scene.title = history_scene(pitch, history).title;
      std::string text = unicode_soccer(scene, false);
      const std::string legend = "  ▪ wall";
      if (const std::size_t at = text.find(legend); at != std::string::npos) text.erase(at, legend.size());
      const std::string wall = "▪";
      for (std::size_t at = text.find(wall); at != std::string::npos; at = text.find(wall)) {
        text.replace(at, wall.size(), "·");
      }
      EXPECT_EQ(text, unicode_soccer(history_scene(pitch, history), false)) << name;
    }
  }
}

// A goal with a number of a ply shows its sign beside the number. On a low board the nets lie directly behind the
// mouths.
TEST(UnicodeSoccer, ShowsGoalsUnderNumbersAndDrawsLow) {
  const soccer::Pitch paper(soccer::parse_pitch_name("paper:1x3"));
  EXPECT_EQ(unicode_board(play_scene(paper, soccer::replay(paper, soccer::History{paper.start()})), false),
            "  3  3   5▲\n"
            "\n"
            "  2  2   ●\n"
            "\n"
            "  1  1   4\n"
            "\n"
            "  0  ·   ▼\n"
            "     0   1\n");
  const soccer::Pitch classic(soccer::parse_pitch_name("classic:2x2"));
  EXPECT_EQ(unicode_board(play_scene(classic, soccer::replay(classic, soccer::History{classic.start()})), false, true),
            "  3  ▲━━━▲━━━▲\n"
            "  2  3   5   8\n"
            "     ┃       ┃\n"
            "  1  2   ●   7\n"
            "     ┃       ┃\n"
            "  0  1   4   6\n"
            " -1  ▼━━━▼━━━▼\n");
}

TEST(UnicodeSoccer, DrawsABoardOfPointsWithItsWalls) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(
      "board:start (5,-1);goal 1 (6,0);wall (4,-1) (5,0);edge (4,-1) (5,-1);edge (5,-1) (5,0);edge (5,0) (6,0);edge "
      "(5,-1) (6,0)"));
  const SoccerScene scene = history_scene(pitch, soccer::replay(pitch, std::vector<Point>{{5, -1}, {4, -1}}));
  const std::string text = unicode_soccer(scene, false);
  EXPECT_EQ(text.substr(0, text.find("Paper Soccer")),
            "  0          ▪       ▲\n"
            "\n"
            "\n"
            "\n"
            " -1  ●───1───◇\n"
            "     4       5       6\n");
  EXPECT_NE(text.find("▼ g2  ▪ wall\n"), std::string::npos) << text;
}

TEST(SoccerScene, IsOnSquaredPaperOnlyIfKingsMovesJoinPoints) {
  const auto squared = [](const std::string& text) {
    return is_on_squared_paper(soccer::Pitch(soccer::parse_pitch_name("board:" + text)));
  };
  EXPECT_TRUE(squared("start (0,0);edge (0,0) (1,1)"));
  EXPECT_TRUE(squared("start (0,0);at (0,0) 0 0;edge (0,0) (1,1)"));
  EXPECT_FALSE(squared("start (0,0);at (0,0) 0 0.5;edge (0,0) (1,1)"));
  EXPECT_FALSE(squared("start (0,0);edge (0,0) (1,2)"));
  EXPECT_FALSE(squared("start a;edge a b"));
  EXPECT_FALSE(squared("start (0,0);edge (0,0) a"));
  EXPECT_FALSE(squared("start (0,0);edge (0,0) (1,1);edge (101,0) (101,1)"));
  EXPECT_FALSE(squared("start (1000,0);edge (1000,0) (1000,1)"));
  EXPECT_FALSE(squared("start (2000000,0);edge (2000000,0) (2000000,1)"));
}

TEST(UnicodeSoccer, ColoursEachPlayersPlies) {
  const std::string text = unicode_soccer(scene_of("paper:1x3", {{1, 2}, {0, 2}, {0, 1}}), true);
  EXPECT_NE(text.find("●"), std::string::npos);
  EXPECT_NE(text.find("\x1b[1;38;5;33m───1───\x1b[0m◇"), std::string::npos) << text;
  EXPECT_NE(text.find("\x1b[1;38;5;166m2\x1b[0m\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\x1b[1;38;5;166mplayer 2 ┄ 2\x1b[0m\n"), std::string::npos) << text;
}

// The numbers on the board: right of the rows' numbers and above the columns' numbers.
std::vector<int> numbers_on_board(const std::string& text) {
  std::vector<int> numbers;
  std::istringstream lines(text.substr(0, text.find("Paper Soccer")));
  std::vector<std::string> board;
  for (std::string line; std::getline(lines, line);) board.push_back(line);
  board.pop_back();
  for (std::string line : board) {
    line.erase(0, 5);
    for (char& c : line) c = c >= '0' && c <= '9' ? c : ' ';
    std::istringstream found(line);
    for (int number = 0; found >> number;) numbers.push_back(number);
  }
  std::sort(numbers.begin(), numbers.end());
  return numbers;
}

TEST(UnicodeSoccer, ShowsEveryNumberOnceAndColoursChangeNoLetter) {
  std::size_t longest = 0;
  for (const char* name : pitches_to_draw) {
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const soccer::History history = random_history(pitch, seed, 300);
      SCOPED_TRACE(std::string(name) + " " + to_string(pitch, history));
      const SoccerScene scene = history_scene(pitch, history);
      const std::string text = unicode_soccer(scene, false);
      std::vector<int> expected(history.size() - 1);
      std::iota(expected.begin(), expected.end(), 1);
      EXPECT_EQ(numbers_on_board(text), expected);
      EXPECT_EQ(without_colours(unicode_soccer(scene, true)), text);
      longest = std::max(longest, expected.size());
    }
  }
  EXPECT_GT(longest, 100U);
}

}  // namespace quadrille::exports::soccer_unicode_test
