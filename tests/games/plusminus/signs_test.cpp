// Sign words: reading, writing, and comparing them place by place.
#include "games/plusminus/signs.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"

namespace quadrille::plusminus::signs_test {

TEST(Signs, AreReadWithAndWithoutBlanksAndWrittenBack) {
  EXPECT_EQ(parse_signs("+-+").plus, 0b101U);
  EXPECT_EQ(parse_signs(" + -\t+ "), parse_signs("+-+"));
  EXPECT_EQ(to_string(parse_signs("+--")), "+--");
  EXPECT_EQ(to_string(parse_signs("+--"), " "), "+ - -");
  EXPECT_EQ(parse_signs("").length, 0);
  EXPECT_EQ(parse_signs(std::string(63, '-')).length, 63);
  EXPECT_EQ(parse_signs(std::string(63, '+')).places(), ~std::uint64_t{0} >> 1U);
}

TEST(Signs, MatchWhereTheyAreEqual) {
  const Signs a = parse_signs("+-+-+-+");
  const Signs b = parse_signs("+--++++");
  EXPECT_EQ(matching_places(a, b), 0b1010011U);
  EXPECT_EQ(matches(a, b), 4);
  EXPECT_EQ(matches(a, a), 7);
  EXPECT_EQ(matches(a, complement(a)), 0);
  EXPECT_EQ(to_string(complement(a)), "-+-+-+-");
}

TEST(Signs, TwoListsAreReadInThePlayersOrder) {
  const Predictions both = parse_predictions("+ - +,++-");
  EXPECT_EQ(to_string(both[0]), "+-+");
  EXPECT_EQ(to_string(both[1]), "++-");
  EXPECT_EQ(parse_predictions(","), Predictions{});
}

void expect_refused(const char* text, const char* phrase) {
  try {
    parse_predictions(text);
    ADD_FAILURE() << text;
  } catch (const Error& error) {
    EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
    EXPECT_NE(std::string(error.what()).find(phrase), std::string::npos) << error.what();
  }
}

TEST(Signs, EachMistakeIsPlaced) {
  expect_refused("+-x,++-", "column 3: 'x'");
  expect_refused("+-+,++\xE2\x88\x92", "column 7: '\xE2\x88\x92'");
  expect_refused("+-+", "column 4: only one list");
  expect_refused("+x+", "column 2: 'x'");
  expect_refused("+-+,++-,-", "column 8: a second comma");
  expect_refused("", "only one list");
  expect_refused((std::string(64, '+') + ",").c_str(), "column 64: one sign too many");
}

}  // namespace quadrille::plusminus::signs_test
