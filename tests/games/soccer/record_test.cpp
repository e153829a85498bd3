// Reading written records: the accepted forms, and the place of every mistake.
#include "games/soccer/record.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::soccer::soccer_record_test {

TEST(SoccerRecord, ReadsPitchHistoriesCommentsAndEmptyLines) {
  const Record record = parse_record("# a game\r\n\n  pitch paper:3x3 # small\n(2,2) (2,1)(3,1)\r\n\n( 2 , 2 )\n");
  EXPECT_EQ(to_string(record.pitch), "paper:3x3");
  ASSERT_EQ(record.histories.size(), 2U);
  EXPECT_EQ(record.histories[0].line, 4U);
  EXPECT_EQ(record.histories[0].points, (std::vector<Point>{{2, 2}, {2, 1}, {3, 1}}));
  EXPECT_EQ(record.histories[1].points, (std::vector<Point>{{2, 2}}));
}

struct Unreadable {
  const char* text;
  const char* place;
};

TEST(SoccerRecord, PlacesEachMistake) {
  const Unreadable cases[] = {
      {"", "the record"},
      {"# nothing\n", "the record"},
      {"pitch paper:3x3\n", "no history"},
      {"(2,2) (2,1)\n", "line 1"},
      {"pitchpaper:3x3\n", "line 1"},
      {"pitch paper:0x3\n(2,2)\n", "line 1"},
      {"pitch paper:3x3\n(2,2) 2,1\n", "line 2, column 7"},
      {"pitch paper:3x3\n(2,2) (2 1)\n", "line 2, column 10"},
      {"pitch paper:3x3\n(2,2) (2,1\n", "line 2, column 11"},
      {"pitch paper:3x3\n(2,2) (x,1)\n", "line 2, column 8"},
      {"pitch paper:3x3\n(2,2) (99999999999,1)\n", "too large"},
  };
  for (const Unreadable& unreadable : cases) {
    try {
      parse_record(unreadable.text);
      ADD_FAILURE() << unreadable.text;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      EXPECT_NE(std::string(error.what()).find(unreadable.place), std::string::npos) << error.what();
    }
  }
}

TEST(SoccerHistory, IsReadFromAnArgumentWithItsMistakesPlaced) {
  const Pitch pitch(parse_pitch_name("paper:3x3"));
  EXPECT_EQ(replay_history(pitch, "(2,2) (2,1)").plies.size(), 1U);
  const auto message = [&](const char* text) {
    try {
      replay_history(pitch, text);
    } catch (const Error& error) {
      return fmt::format("{}{}", error.kind() == ErrorKind::breaks_rules ? "against the rules: " : "", error.what());
    }
    return std::string("taken");
  };
  EXPECT_EQ(message(" "), "history '': names no vertex; write it as '(1,2) (0,2)', the start first");
  EXPECT_EQ(message("(2,2) 2"),
            "history: line 1, column 7: expected '(' before a vertex, found '2'; write vertices as (2,1)");
  EXPECT_EQ(message("(2,2) (0,0)"), "against the rules: history: ply 1: (0,0) is not adjacent to (2,2)");
}

// A message ends at a character of 0, so it shows a name without one.
TEST(SoccerRecord, SaysTheRemedyWhateverThePitchIsCalled) {
  for (const char odd : {'\0', '\n', '\x1b'}) {
    try {
      parse_record(std::string("pitch pa") + odd + "per:3x3\n(2,2)\n");
      if (odd != '\n') ADD_FAILURE() << "taken";
    } catch (const Error& error) {
      const std::string message = error.what();
      EXPECT_NE(message.find("paper:MxN"), std::string::npos) << message;
      EXPECT_EQ(message.find('\x1b'), std::string::npos) << message;
    }
  }
}

}  // namespace quadrille::soccer::soccer_record_test
