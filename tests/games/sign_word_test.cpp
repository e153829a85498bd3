// The sign word that both permutation games use.
#include "games/sign_word.hpp"

#include <gtest/gtest.h>

#include <array>
#include <vector>

namespace quadrille::games::sign_word_test {

TEST(SignWord, HasASignForEachPairOfNeighbours) {
  const std::vector<int> list{1, 7, 3, 5};
  const SignWord word = sign_word_of(std::span<const int>(list));
  EXPECT_EQ(word.plus, 0b101U);
  EXPECT_EQ(word.length, 3);
  EXPECT_EQ(sign_word_of(std::span<const int>()), SignWord{});
  const std::array<std::uint8_t, 1> one{9};
  EXPECT_EQ(sign_word_of(std::span<const std::uint8_t>(one)), SignWord{});
}

TEST(SignWord, IsWrittenInTheNotationAskedFor) {
  const SignWord word = SignWord{}.with(Sign::plus).with(false).with(Sign::up);
  EXPECT_EQ(to_string(word, {'+', '-'}), "+-+");
  EXPECT_EQ(to_string(word, {'U', 'D'}, " "), "U D U");
  EXPECT_EQ(to_string(SignWord{}, {'+', '-'}, " "), "");
}

TEST(SignWord, HoldsSixtyThreeSigns) {
  SignWord word;
  while (word.length < most_signs) word = word.with(word.length % 2 == 0);
  EXPECT_TRUE(word.is_plus(most_signs - 1));
  EXPECT_EQ(word.sign(most_signs - 2), Sign::minus);
  EXPECT_EQ(complement(word).plus ^ word.plus, word.places());
  EXPECT_EQ(matches(word, complement(word)), 0);
  EXPECT_EQ(matches(word, word), most_signs);
}

TEST(SignWord, OtherSign) {
  EXPECT_EQ(other(Sign::up), Sign::down);
  EXPECT_EQ(other(Sign::minus), Sign::plus);
  EXPECT_EQ(sign_between(2, 1), Sign::minus);
}

}  // namespace quadrille::games::sign_word_test
