// Reading written games: the accepted forms, and the place of every mistake.
#include "games/tennis/record.hpp"

#include <gtest/gtest.h>

#include <string>

#include "quadrille/error.hpp"

namespace quadrille::tennis::tennis_record_test {

const std::string header = "turn,bid_1,bid_2,points_1,points_2,ball\n";
const std::string start = header + "0,,,50,50,0\n";

TEST(TennisRecord, ReadsRowsCommentsAndEmptyLines) {
  const auto rows = parse_record(
      "# a game\r\n\r\nturn, bid_1,bid_2 ,points_1,points_2,ball\r\n0,,,50,50,0\r\n"
      "  1 , 5,10,45,40,-1 # the net\r\n\n7,0,1000000,0,3,-1000000");
  ASSERT_EQ(rows.size(), 3U);
  EXPECT_EQ(rows[0], (WrittenTurn{4, 0, {0, 0}, {50, 50, 0}}));
  EXPECT_EQ(rows[1], (WrittenTurn{5, 1, {5, 10}, {45, 40, -1}}));
  EXPECT_EQ(rows[2], (WrittenTurn{7, 7, {0, most_recorded}, {0, 3, -most_recorded}}));
}

// Earlier versions called bids draws.
TEST(TennisRecord, ReadsEarlierRecords) {
  EXPECT_EQ(parse_record("turn,draw_1,draw_2,points_1,points_2,ball\n0,,,50,50,0\n1,5,10,45,40,-1\n"),
            parse_record(start + "1,5,10,45,40,-1\n"));
}

struct Unreadable {
  std::string text;
  const char* place;
  const char* what;
};

TEST(TennisRecord, PlacesEachMistake) {
  const Unreadable cases[] = {
      {"", "the record is empty", "turn,bid_1"},
      {"# nothing\n", "the record is empty", "a row a turn"},
      {header, "line 2, column 1", "before its first row"},
      {"0,,,50,50,0\n", "line 1, column 1", "expected the header's turn, found '0'"},
      {"turn,bid_1,bid_2,points_1,ball\n", "line 1, column 27", "expected the header's points_2, found 'ball'"},
      {"turn,bid_1,bid_2,points_1,points_2\n", "line 1, column 35", "the header lacks ball"},
      {"turn,bid_1,bid_2,points_1,points_2,ball,who\n", "line 1, column 41", "one column too many"},
      {header + "0,1,,50,50,0\n", "line 2, column 3", "bid_1 in the first row is '1'"},
      {header + "0,,,50,50\n", "line 2, column 10", "the row ends before its ball"},
      {header + "0,,,50,x,0\n", "line 2, column 8", "expected a whole number, points_2, found 'x'"},
      {header + "0,,,,50,0\n", "line 2, column 5", "points_1, found nothing"},
      {header + "0,,,1000001,50,0\n", "line 2, column 5", "points_1 '1000001' is out of range"},
      {header + "0,,,99999999999999999999,50,0\n", "line 2, column 5", "numbers from 0 to 1000000"},
      {start + "1,-5,10,45,40,-1\n", "line 3, column 3", "bid_1 '-5' is out of range"},
      {start + "1,5,ten,45,40,-1\n", "line 3, column 5", "expected a whole number, bid_2, found 'ten'"},
      {start + "1,5,,45,40,-1\n", "line 3, column 5", "bid_2, found nothing"},
      {start + "1,5.5,10,45,40,-1\n", "line 3, column 3", "found '5.5'"},
      {start + "1,+5,10,45,40,-1\n", "line 3, column 3", "found '+5'"},
      {start + "1,5,10,-45,40,-1\n", "line 3, column 8", "points_1 '-45' is out of range"},
      {start + "1,5,10,45,40,-1000001\n", "line 3, column 14", "from -1000000 to 1000000"},
      {start + "1,5,10,45,40,-1,0\n", "line 3, column 17", "one cell too many"},
      {start + "1;5;10;45;40;-1\n", "line 3, column 1", "expected a whole number, turn"},
      {start + "1\n", "line 3, column 2", "the row ends before its bid_1"},
  };
  for (const Unreadable& unreadable : cases) {
    try {
      parse_record(unreadable.text);
      ADD_FAILURE() << unreadable.text;
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      const std::string what = error.what();
      EXPECT_NE(what.find(unreadable.place), std::string::npos) << what << " for " << unreadable.text;
      EXPECT_NE(what.find(unreadable.what), std::string::npos) << what << " for " << unreadable.text;
    }
  }
}

}  // namespace quadrille::tennis::tennis_record_test
