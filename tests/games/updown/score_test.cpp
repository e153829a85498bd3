// The score of a word: the source's examples, its published values, and its reference.
#include "games/updown/score.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <random>
#include <vector>

namespace quadrille::updown::updown_score_test {

// The longest factor that occurs twice in the binary digits of n = 0, 1, 2, ...
constexpr int A342263[] = {0, 0, 0, 1, 1, 1, 1, 2, 2, 1, 2, 1, 1, 1, 2, 3, 3, 2, 2, 1, 2, 3, 2};

TEST(Score, IsTheSourcesForItsExamples) {
  const Word example = word_of(std::vector{1, 7, 3, 5, 2, 9, 10, 4, 6, 8});
  EXPECT_EQ(longest_repetition(example), (Repetition{4, 2, 5}));  // UDUU, sharing one of its U's
  EXPECT_EQ(score(word_of(std::vector{1, 2, 3, 4, 5, 6, 7, 8, 9, 10})), 8);
}

TEST(Score, IsA342263OnBinaryDigits) {
  for (unsigned n = 0; n < std::size(A342263); ++n) {
    Word digits;
    for (int i = std::max(1, static_cast<int>(std::bit_width(n))) - 1; i >= 0; --i) {
      digits = digits.with((n >> static_cast<unsigned>(i) & 1U) != 0 ? Letter::up : Letter::down);
    }
    EXPECT_EQ(score(digits), A342263[n]) << n;
    EXPECT_EQ(score_ref(digits), A342263[n]) << n;
  }
}

TEST(Score, OfAMonotoneListIsItsNumbersLessTwo) {
  for (int letters = 1; letters <= games::most_signs; ++letters) {
    const Word rising{(~std::uint64_t{0}) >> static_cast<unsigned>(64 - letters), letters};
    EXPECT_EQ(score(rising), letters - 1);
    EXPECT_EQ(score(Word{0, letters}), letters - 1);
  }
}

TEST(Score, AgreesWithItsReferenceOnEveryShortWord) {
  for (int length = 0; length <= 12; ++length) {
    for (std::uint64_t letters = 0; letters < std::uint64_t{1} << static_cast<unsigned>(length); ++letters) {
      const Word word{letters, length};
      ASSERT_EQ(score(word), score_ref(word)) << to_string(word);
      ASSERT_EQ(longest_repetition(word), longest_repetition_ref(word)) << to_string(word);
    }
  }
}

TEST(Score, AgreesWithItsReferenceOnLongWords) {
  std::mt19937_64 random(20080921);
  for (int round = 0; round < 2000; ++round) {
    const int length = 13 + static_cast<int>(random() % 51);
    // Every second word repeats a short one, so that it has long factors.
    std::uint64_t letters = random();
    if (round % 2 == 0) {
      const unsigned period = 1 + static_cast<unsigned>(random() % 20);
      for (unsigned shift = period; shift < 64; shift *= 2) {
        letters = (letters & ((std::uint64_t{1} << shift) - 1)) | letters << shift;
      }
    }
    const Word word{letters & ((std::uint64_t{1} << static_cast<unsigned>(length)) - 1), length};
    ASSERT_EQ(longest_repetition(word), longest_repetition_ref(word)) << to_string(word);
  }
}

// (U^(period-1) D)^k: from two places, up to 63 - period letters in a row are equal.
TEST(Score, FindsTheFirstPlacesOfFactorsOfAnyLength) {
  for (int period = 1; period <= 40; ++period) {
    for (int length = period; length <= games::most_signs; ++length) {
      std::uint64_t letters = 0;
      for (int i = 0; i < length; ++i) {
        if (i % period != period - 1) letters |= std::uint64_t{1} << static_cast<unsigned>(i);
      }
      const Word word{letters, length};
      ASSERT_EQ(longest_repetition(word), longest_repetition_ref(word)) << to_string(word);
    }
  }
}

TEST(Score, IsTheSameForTheComplementAndTheReversal) {
  for (std::uint64_t letters = 0; letters < 1024; ++letters) {
    const Word word{letters, 10};
    Word reversed;
    for (int i = 9; i >= 0; --i) reversed = reversed.with(word.sign(i));
    EXPECT_EQ(score(Word{letters ^ 1023U, 10}), score(word));
    EXPECT_EQ(score(reversed), score(word));
  }
}

}  // namespace quadrille::updown::updown_score_test
