// The words of Tennis and Footsteps by their tails: on a court too wide to leave, and by hand on the narrowest.
#include "enumerate/tennis/tails.hpp"

#include <gtest/gtest.h>

#include <limits>

namespace quadrille::enumerate::tails_test {

using tennis::Outcome;
using tennis::Rules;
using tennis::Variant;

std::vector<TailWords> words(const Rules& rules, int longest) {
  engines::Budget budget(std::numeric_limits<std::size_t>::max());
  return words_by_tail(rules, longest, {}, budget);
}

Natural count(const ByUps& by_ups, int ups) {
  const int at = ups - by_ups.first;
  return at < 0 || at >= static_cast<int>(by_ups.words.size()) ? Natural(0)
                                                               : by_ups.words[static_cast<std::size_t>(at)];
}

// Each word of 6 letters has one end. Those without a tail that player 1 wins or that are ties have at least as many
// ups as downs.
TEST(TennisTails, OnAWideCourtWordsAreBinomialCoefficients) {
  const Natural binomials[] = {0, 0, 0, 20, 15, 6, 1};
  for (int ups = 0; ups <= 6; ++ups) {
    Natural sum = 0;
    for (const TailWords& of_tail : words({Variant::footsteps, 6}, 6)) {
      if (of_tail.tail.turns() == 0) sum += count(of_tail.of_length[6], ups);
    }
    EXPECT_EQ(sum, binomials[ups]) << ups;
  }
}

// One field a side: after the first letter the ball lies on 1 or -1; another letter of the same kind would leave the
// court, so ups and downs alternate.
TEST(TennisTails, OnTheNarrowestCourtLettersAlternate) {
  for (const TailWords& of_tail : words({Variant::tennis, 1}, 4)) {
    const TennisTail& tail = of_tail.tail;
    if (tail.outcome != Outcome::win_1 || !tail.stroke) continue;
    EXPECT_EQ(tail.turns(), 1);
    EXPECT_FALSE(tail.spent_1 || tail.spent_2);
    EXPECT_EQ(count(of_tail.of_length[0], 0), 0);
    EXPECT_EQ(count(of_tail.of_length[1], 1), 1);  // up, and the stroke
    EXPECT_EQ(count(of_tail.of_length[2], 1), 1);  // down, up, and the stroke
    EXPECT_EQ(count(of_tail.of_length[3], 2), 1);
    EXPECT_EQ(count(of_tail.of_length[4], 2), 1);
    EXPECT_EQ(of_tail.of_length[4].words.size(), 1U);
  }
}

TEST(TennisTails, ThoseThatAreSummedTogetherAreAdjacent) {
  const auto list = words({Variant::footsteps, 3}, 5);
  for (std::size_t i = 1; i < list.size(); ++i) EXPECT_LE(list[i - 1].tail.sum_key(), list[i].tail.sum_key());
}

TEST(TennisTails, KeepToTheBudget) {
  engines::Budget budget(1000);
  EXPECT_THROW(words_by_tail({}, 40, {}, budget), engines::OutOfBudget);
}

}  // namespace quadrille::enumerate::tails_test
