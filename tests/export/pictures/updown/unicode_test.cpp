// Whole pictures of lists in characters.
#include <gtest/gtest.h>

#include "export/pictures/updown/picture.hpp"
#include "tests/export/pictures/random_permutation.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::updown_unicode_test {

using updown::Player;

TEST(UnicodeUpdown, DrawsARoundItsWordAndItsFactor) {
  EXPECT_EQ(unicode_updown(round_scene({Player::one, Player::one, {1, 7, 3, 5, 2, 9, 10, 4, 6, 8}}, 10), false),
            "    10  ·  ·  ·  ·  ·  ·  ●  ·  ·  ·\n"
            "     9  ·  ·  ·  ·  ·  ■  ·  ·  ·  ·\n"
            "     8  ·  ·  ·  ·  ·  ·  ·  ·  ·  ■\n"
            "     7  ·  ■  ·  ·  ·  ·  ·  ·  ·  ·\n"
            "     6  ·  ·  ·  ·  ·  ·  ·  ·  ●  ·\n"
            "     5  ·  ·  ·  ■  ·  ·  ·  ·  ·  ·\n"
            "     4  ·  ·  ·  ·  ·  ·  ·  ■  ·  ·\n"
            "     3  ·  ·  ●  ·  ·  ·  ·  ·  ·  ·\n"
            "     2  ·  ·  ·  ·  ●  ·  ·  ·  ·  ·\n"
            "     1  ●  ·  ·  ·  ·  ·  ·  ·  ·  ·\n"
            "        1  7  3  5  2  9  10 4  6  8\n"
            "\n"
            "                ╱\n"
            "             ╱╲╱\n"
            "        ╱╲╱╲╱\n"
            "word    UDUDUUDUU\n"
            "first     ━━━━\n"
            "second       ━━━━\n"
            "\n"
            "Up's & Down's with 10 numbers, player 1 on offense\n"
            "● player 1, on offense, wrote first\n"
            "■ player 2, on defense\n"
            "score 4: UDUU at letters 3 and 6\n");
}

TEST(UnicodeUpdown, DrawsWhatIsWrittenOfABeginning) {
  EXPECT_EQ(unicode_updown(round_scene({Player::one, Player::two, {3, 1}}, 3), false),
            "     3  ■  ·  ·\n"
            "     2  ·  ·  ·\n"
            "     1  ·  ●  ·\n"
            "        3  1\n"
            "\n"
            "        ╲\n"
            "word    D\n"
            "\n"
            "Up's & Down's with 3 numbers, player 1 on offense\n"
            "■ player 2, on defense, wrote first\n"
            "● player 1, on offense\n"
            "repeated so far 0\n");
}

TEST(UnicodeUpdown, DrawsAPermutationOfNobody) {
  const std::vector<int> one{1};
  EXPECT_EQ(unicode_updown(permutation_scene(one), true),
            "     \x1b[2m1  \x1b[0m●\n"
            "        1\n"
            "\n"
            "A permutation of 1 number, and its word\n"
            "score 0\n");
}

TEST(UnicodeUpdown, ColoursChangeNoLetter) {
  for (const int n : {1, 2, 12, 64}) {
    const std::vector<int> list = random_permutation(n, 5);
    const UpdownScene scene = round_scene({Player::one, Player::two, list}, n);
    const std::string coloured = unicode_updown(scene, true);
    EXPECT_NE(coloured.find("\x1b[1;38;5;166m■ player 2"), std::string::npos);
    EXPECT_EQ(without_colours(coloured), unicode_updown(scene, false));
  }
}

}  // namespace quadrille::exports::updown_unicode_test
