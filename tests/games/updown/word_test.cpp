// Words of lists, as the source writes them.
#include "games/updown/word.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <vector>

namespace quadrille::updown::word_test {

TEST(Word, IsTheSourcesForItsExamples) {
  EXPECT_EQ(to_string(word_of(std::vector{1, 7, 3, 5, 2, 9, 10, 4, 6, 8})), "UDUDUUDUU");
  EXPECT_EQ(to_string(word_of(std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})), "UUUUUUUUU");
}

TEST(Word, HasALetterForEachPairOfNeighbours) {
  EXPECT_EQ(word_of(std::vector<int>{}).length, 0);
  EXPECT_EQ(to_string(word_of(std::vector{1})), "");
  EXPECT_EQ(to_string(word_of(std::vector{2, 1})), "D");
  std::vector<int> longest(most_numbers);
  std::iota(longest.begin(), longest.end(), 1);
  EXPECT_EQ(to_string(word_of(longest)), std::string(games::most_signs, 'U'));
}

TEST(Word, GrowsByLetters) {
  const Word word = Word{}.with(Letter::up).with(Letter::down).with(Letter::up);
  EXPECT_EQ(to_string(word), "UDU");
  EXPECT_EQ(word.plus, 0b101U);
  EXPECT_EQ(word.sign(1), Letter::down);
  EXPECT_EQ(other(word.sign(2)), Letter::down);
}

}  // namespace quadrille::updown::word_test
