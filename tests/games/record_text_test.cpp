// Helpers that the readers of records share.
#include "games/record_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::games::record_text_test {

TEST(RecordText, LinesAreCountedAndThoseWithoutContentSkipped) {
  std::vector<std::string> met;
  const std::size_t lines = for_each_line(
      "a # one\n\n  # only a comment\r\n b \r\nc",
      [&](std::size_t number, auto line) { met.push_back(std::to_string(number) + ":" + std::string(trimmed(line))); });
  EXPECT_EQ(lines, 5U);
  EXPECT_EQ(met, (std::vector<std::string>{"1:a", "4:b", "5:c"}));
  for_each_line(
      "\xef\xbb\xbf"
      "a",
      [](std::size_t, auto line) { EXPECT_EQ(line, "a"); });
  EXPECT_EQ(for_each_line("", [](std::size_t, auto) {}), 0U);
}

TEST(RecordText, BeginningsEndBetweenCharacters) {
  EXPECT_EQ(beginning("abc", 2), "ab");
  EXPECT_EQ(beginning("a\xc3\xa9z", 2), "a\xc3\xa9");
  EXPECT_EQ(beginning("abc", 9), "abc");
  EXPECT_EQ(beginning(std::string_view("a\0b\n", 4), 9), "a?b?");
}

TEST(RecordText, NoControlCharacterIsShown) {
  EXPECT_EQ(printable("a\x1b[2J\x7f\n"), "a?[2J??");
  EXPECT_EQ(printable("\xc2\x80 \xc2\x9bx \xc2\x9f"), "? ?x ?");
  EXPECT_EQ(printable("\xc2\xa0\xc3\x9b\xc2"), "\xc2\xa0\xc3\x9b\xc2");  // letters, and one cut off
  EXPECT_EQ(bytes_of_control("\xc2\x9b", 0), 2U);
  EXPECT_EQ(bytes_of_control("\xc2\x9b", 1), 0U);
  EXPECT_EQ(bytes_of_control(std::string_view("\xc2\x9b", 1), 0), 0U);  // the rest is beyond the text
}

std::string message_of(auto read) {
  try {
    read();
  } catch (const Error& error) {
    return error.what();
  }
  return "";
}

TEST(LineReader, ReadsWordsAndNumbersPastBlanks) {
  LineReader reader("  first 2 :  17 ", "line 3, ", "write it so");
  reader.expect("first");
  EXPECT_EQ(reader.player("player"), 2);
  reader.expect(":");
  EXPECT_EQ(reader.number("number"), 17);
  EXPECT_TRUE(reader.done());
}

TEST(LineReader, NamesThePlaceWhatItExpectedAndTheRemedy) {
  EXPECT_EQ(message_of([] { LineReader(" x", "line 3, ", "write it so").number("row"); }),
            "line 3, column 2: expected a whole number, the row, found 'x'; write it so");
  EXPECT_EQ(message_of([] { LineReader("99999999999", "", "write less").number("row"); }),
            "column 1: the row is too large, found '99999999999'; write less");
  EXPECT_EQ(message_of([] { LineReader(" 3", "", "choose").player("mover"); }),
            "column 2: expected 1 or 2, the mover, found '3'; choose");
  EXPECT_EQ(message_of([] { LineReader("", "", "add it").expect("(", "before a vertex"); }),
            "column 1: expected '(' before a vertex, found the line ends; add it");
}

}  // namespace quadrille::games::record_text_test
