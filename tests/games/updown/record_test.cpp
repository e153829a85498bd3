// Reading written matches: the accepted forms, and the place of every mistake.
#include "games/updown/record.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::updown::updown_record_test {

TEST(UpdownRecord, ReadsRoundsCommentsAndEmptyLines) {
  const auto rounds = parse_record(
      "# a match\r\n\noffense 1 first 1: 1,7,3,5,2,9,10,4,6,8\r\n  offense 2  first 1 : 3 , 1,-2 # impossible\n"
      "offense 2 first 2:1");
  ASSERT_EQ(rounds.size(), 3U);
  EXPECT_EQ(rounds[0].line, 3U);
  EXPECT_EQ(rounds[0].round.numbers, (std::vector{1, 7, 3, 5, 2, 9, 10, 4, 6, 8}));
  EXPECT_EQ(rounds[1].line, 4U);
  EXPECT_EQ(rounds[1].round.offense, Player::two);
  EXPECT_EQ(rounds[1].round.first, Player::one);
  EXPECT_EQ(rounds[1].round.numbers, (std::vector{3, 1, -2}));
  EXPECT_EQ(rounds[2].round.first, Player::two);
}

struct Unreadable {
  std::string text;
  const char* place;
};

std::string list_of(int numbers) {
  std::string text = "1";
  for (int i = 2; i <= numbers; ++i) text += ',' + std::to_string(i);
  return text;
}

TEST(UpdownRecord, PlacesEachMistake) {
  const Unreadable cases[] = {
      {"", "the record"},
      {"# nothing\n", "the record"},
      {"1,2,3\n", "line 1, column 1"},
      {"\noffense 3 first 1: 1\n", "line 2, column 9"},
      {"offense 1 first x: 1\n", "line 1, column 17"},
      {"offense 1 first 1 1,2\n", "line 1, column 19"},
      {"offense 1 first 1:\n", "line 1, column 19"},
      {"offense 1 first 1: 1,\n", "line 1, column 22"},
      {"offense 1 first 1: 1;2\n", "line 1, column 21"},
      {"offense 1 first 1: 1 2\n", "line 1, column 22"},
      {"offense 1 first 1: 99999999999\n", "too large"},
      {"offense 1 first 1: " + list_of(most_numbers + 1) + "\n", "at most 64"},
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
  EXPECT_EQ(parse_record("offense 1 first 1: " + list_of(most_numbers)).size(), 1U);
}

TEST(UpdownRecord, ReadsListsOfNumbers) {
  EXPECT_EQ(parse_numbers("1,7,3"), (std::vector{1, 7, 3}));
  EXPECT_EQ(parse_numbers(" 1 , 7 "), (std::vector{1, 7}));
  EXPECT_EQ(parse_numbers(""), std::vector<int>());
  EXPECT_THROW(parse_numbers("1,,2"), Error);
  EXPECT_THROW(parse_numbers("1.5"), Error);
}

}  // namespace quadrille::updown::updown_record_test
