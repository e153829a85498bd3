// The nearest name to a mistyped one, and none if nothing is near.
#include "games/nearest.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "quadrille/error.hpp"

namespace quadrille::games::nearest_test {

const std::vector<std::string> games{"soccer", "trails", "updown", "plusminus", "tennis"};
const std::vector<std::string> options{"--pitch", "--plies", "--by", "--n", "-h", "--help"};

TEST(Nearest, FindsTheNameBehindEachKindOfSlip) {
  EXPECT_EQ(nearest("socer", games), "soccer");    // a letter is missing
  EXPECT_EQ(nearest("ttrails", games), "trails");  // one too many
  EXPECT_EQ(nearest("tennys", games), "tennis");   // a wrong one
  EXPECT_EQ(nearest("updwon", games), "updown");   // two swapped
  EXPECT_EQ(nearest("Soccer", games), "soccer");   // upper case
  EXPECT_EQ(nearest("plusmins", games), "plusminus");
  EXPECT_EQ(nearest("--pich", options), "--pitch");
  EXPECT_EQ(nearest("-pitch", options), "--pitch");
  EXPECT_EQ(nearest("--plie", options), "--plies");
}

// A swap of neighbours is one slip, not two, so the name with the swap is the nearer one.
TEST(Nearest, CountsASwapOnce) {
  const std::vector<std::string> known{"acdbb", "abcd"};
  EXPECT_EQ(nearest("abdc", known), "abcd");
}

TEST(Nearest, TakesTheLeastDistanceAndThenTheFirst) {
  const std::vector<std::string> known{"bear", "boat", "beat"};
  EXPECT_EQ(nearest("beat", known), "beat");
  EXPECT_EQ(nearest("bet", known), "beat");
  EXPECT_EQ(nearest("bea", known), "bear");
}

TEST(Nearest, FindsNothingWhereNothingIsNear) {
  for (const char* const word : {"", "chess", "frobnicate", "x", "s", "--", "so", "plus"}) {
    EXPECT_EQ(nearest(word, games), std::nullopt) << word;
  }
  EXPECT_EQ(nearest("--x", options), std::nullopt);
  EXPECT_EQ(nearest("soccer", {}), std::nullopt);
  EXPECT_EQ(nearest(std::string(1'000'000, 's'), games), std::nullopt);
}

TEST(Nearest, AsksInTheWordsOfAMessage) {
  EXPECT_EQ(did_you_mean("socer", games), "did you mean 'soccer'? ");
  EXPECT_EQ(did_you_mean("chess", games), "");
}

TEST(ValueOf, IsThatOfTheWordOrNamesTheNearest) {
  const std::vector<NamedValue<int>> words{{"score", 1}, {"signature", 2}};
  EXPECT_EQ(value_of<int>("by", "signature", words), 2);
  try {
    value_of<int>("by", "scor", words);
    ADD_FAILURE() << "taken";
  } catch (const Error& error) {
    EXPECT_STREQ(error.what(), "by 'scor': no such choice; did you mean 'score'? choose from score, signature");
  }
}

}  // namespace quadrille::games::nearest_test
