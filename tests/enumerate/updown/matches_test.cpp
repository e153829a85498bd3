// Matches, grown letter by letter, against factors compared letter by letter.
#include "enumerate/updown/matches.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/updown/score.hpp"

namespace quadrille::enumerate::matches_test {

using updown::Letter;
using updown::Word;

constexpr int longest = 10;
using AllMatches = Matches<longest + 2>;

bool is_match(const Word& word, int cut, int length) {
  if (length > cut) return false;
  for (int i = 1; i <= length; ++i) {
    if (word.sign(cut - i) != word.sign(word.length - i)) return false;
  }
  return true;
}

// Checks all words below `word`, whose matches and score are given.
void check_below(const Word& word, const AllMatches& matches, int score) {
  for (int length = 0; length <= word.length; ++length) {
    for (int cut = 0; cut < word.length; ++cut) {
      const bool found = (matches.of_length[static_cast<std::size_t>(length)] >> static_cast<unsigned>(cut) & 1U) != 0;
      ASSERT_EQ(found, is_match(word, cut, length)) << updown::to_string(word) << ' ' << cut << ' ' << length;
    }
  }
  ASSERT_EQ(score, updown::score_ref(word)) << updown::to_string(word);
  if (word.length == longest) return;
  for (const Letter letter : {Letter::down, Letter::up}) {
    AllMatches next{};
    extend(matches, word, letter, 0, word.length + 1, next);
    const bool grows = (matches.of_length[static_cast<std::size_t>(score)] & cuts_before(word, letter)) != 0;
    check_below(word.with(letter), next, grows ? score + 1 : score);
  }
}

TEST(Matches, AreTheEqualSuffixesAndGiveTheScore) { check_below(Word{}, AllMatches{}, 0); }

TEST(Matches, OfTheLengthsAskedForNeedTheOnesBelowThemOnly) {
  const Word word = Word{}.with(Letter::up).with(Letter::down).with(Letter::up);
  Matches<4> before{{~Cuts{0}, 0b010, ~Cuts{0}, ~Cuts{0}}};  // U before the end is also before cut 1
  Matches<4> after{};
  extend(before, word, Letter::down, 2, 2, after);
  EXPECT_EQ(after.of_length, (std::array<Cuts, 4>{0, 0, 0b100, 0}));  // UD, at cut 2 of UDUD
}

}  // namespace quadrille::enumerate::matches_test
