// Numbers of the command line: which are accepted, and the messages that refuse the others.
#include "cli/options/arguments.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <limits>

#include "enumerate/run/spelling.hpp"

namespace quadrille::cli::arguments_test {

TEST(Arguments, ReadsWholeNumbersWithinTheirBounds) {
  EXPECT_EQ(parse_whole("--threads", "1", 1, 1024), 1);
  EXPECT_EQ(parse_whole("--threads", "1024", 1, 1024), 1024);
  EXPECT_EQ(parse_whole("--threads", "007", 1, 1024), 7);
  EXPECT_EQ(parse_plies(std::nullopt), std::nullopt);
  EXPECT_EQ(parse_plies("2147483647"), std::numeric_limits<int>::max());
}

TEST(Arguments, NamesTheOptionTheTextAndTheBounds) {
  const auto refusal = [](const char* text) -> std::string {
    try {
      parse_whole("--threads", text, 1, 1024);
    } catch (const Error& error) {
      EXPECT_EQ(error.kind(), ErrorKind::unusable_input);
      return error.what();
    }
    return "taken";
  };
  EXPECT_EQ(refusal("0"), "--threads '0': out of range; give a whole number from 1 to 1024");
  EXPECT_EQ(refusal("1025"), "--threads '1025': out of range; give a whole number from 1 to 1024");
  EXPECT_EQ(refusal("99999999999999999999"),
            "--threads '99999999999999999999': out of range; give a whole number from 1 to 1024");
  for (const char* text : {"", "x", "1x", "1.5", " 1", "1 ", "+1", "0x10", "-"}) {
    EXPECT_EQ(refusal(text), fmt::format("--threads '{}': no number; give a whole number from 1 to 1024", text));
  }
}

TEST(Arguments, ReadsSecondsAboveNought) {
  EXPECT_EQ(parse_seconds("--seconds", "0.5"), 0.5);
  EXPECT_EQ(parse_seconds("--seconds", "1e-9"), 1e-9);
  const auto refusal = [](const char* text, double least, double most) -> std::string {
    try {
      parse_seconds("--seconds", text, least, most);
    } catch (const Error& error) {
      return error.what();
    }
    return "taken";
  };
  for (const char* text : {"0", "-1", "1e400", "2e9", "nan", "inf"}) {
    EXPECT_EQ(refusal(text, 0, 1e9),
              fmt::format("--seconds '{}': out of range; give a number above 0, for example 1 or 0.5", text));
  }
  for (const char* text : {"", "x", "1x", " 1"}) {
    EXPECT_EQ(refusal(text, 0, 1e9),
              fmt::format("--seconds '{}': no number; give a number above 0, for example 1 or 0.5", text));
  }
  EXPECT_EQ(refusal("0.001", 0.01, 86'400),
            "--seconds '0.001': out of range; give a number from 0.01 to 86400, for example 1 or 0.5");
}

TEST(Arguments, TakesNoRangeForANumber) {
  try {
    parse_whole("--plies", "3..5", 0, 9);
    ADD_FAILURE() << "taken";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(),
                 "--plies '3..5': takes one number, and this is a range; give a whole number from 0 to 9");
  }
}

TEST(Arguments, ReadsRangesAndSaysHowTheyAreWritten) {
  const auto read = [](const char* text) -> std::string {
    try {
      return running::spelled(parse_range("--n", text, 1, 30, ""));
    } catch (const Error& error) {
      return error.what();
    }
  };
  EXPECT_EQ(read("7"), "7");
  EXPECT_EQ(read("5..8"), "5..8");
  EXPECT_EQ(read("7..7"), "7");
  for (const char* const text : {"5...8", "5-8", "8-5", "5:8", "5,6,8", "5....8", "5..6..8"}) {
    EXPECT_EQ(read(text), fmt::format("--n '{}': several numbers are written A..B; give 5..8", text));
  }
  EXPECT_EQ(read("..8"), "--n '..8': several numbers are written A..B; give 1..8");
  EXPECT_EQ(read("8.."), "--n '8..': several numbers are written A..B; give 8..B, where B is the last");
  EXPECT_EQ(read("8..5"), "--n '8..5': runs backwards; give 5..8, the smaller number first");
  EXPECT_EQ(read("1.5"), "--n '1.5': no number; give a whole number from 1 to 30");
  EXPECT_EQ(read(".."), "--n '': no number; give a whole number from 1 to 30");
  EXPECT_EQ(read("5..40"), "--n '40': out of range; give a whole number from 1 to 30");
}

TEST(Arguments, ReadsSeedsOfSixtyFourBits) {
  EXPECT_EQ(parse_seed("--seed", "0"), 0U);
  EXPECT_EQ(parse_seed("--seed", "18446744073709551615"), ~std::uint64_t{0});
  for (const char* wrong : {"", "-1", "x", "1x", "18446744073709551616"}) {
    EXPECT_THROW(parse_seed("--seed", wrong), Error) << wrong;
  }
}

}  // namespace quadrille::cli::arguments_test
