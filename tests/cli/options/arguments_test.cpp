// Numbers of the command line: what is taken, and how the rest is refused.
//
// ctest label: quick
#include "cli/options/arguments.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <limits>

namespace quadrille::cli {
namespace {

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

TEST(Arguments, ReadsSeedsOfSixtyFourBits) {
  EXPECT_EQ(parse_seed("--seed", "0"), 0U);
  EXPECT_EQ(parse_seed("--seed", "18446744073709551615"), ~std::uint64_t{0});
  for (const char* wrong : {"", "-1", "x", "1x", "18446744073709551616"}) {
    EXPECT_THROW(parse_seed("--seed", wrong), Error) << wrong;
  }
}

}  // namespace
}  // namespace quadrille::cli
