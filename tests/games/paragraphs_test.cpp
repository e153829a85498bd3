// Text for people: folded at blanks. A shell still reads folded commands, pictures and long numbers stay whole, lists
// break between their parts.
#include "games/paragraphs.hpp"

#include <gtest/gtest.h>

namespace quadrille::games::paragraphs_test {

TEST(Paragraphs, AreFoldedAtBlanks) {
  EXPECT_EQ(folded("one two three four", 9), "one two\nthree\nfour");
  EXPECT_EQ(folded("one two three four", 9, 2), "one two\n  three\n  four");
  EXPECT_EQ(folded("one two", 9, 4, 5), "one\n    two");
  EXPECT_EQ(folded("", 9), "");
}

TEST(Paragraphs, KeepWhatHasNoBlank) {
  EXPECT_EQ(folded("n 12345678901234567890 m", 9), "n\n12345678901234567890\nm");
  EXPECT_EQ(folded("--by ply|total|ball|size", 12), "--by\nply|total|\nball|size");
  EXPECT_EQ(folded("see http://a.org/b/c.html", 14), "see\nhttp://a.org/\nb/c.html");
}

TEST(Paragraphs, CountCharactersNotBytes) { EXPECT_EQ(folded("≈ ≈ ≈ ≈", 3), "≈ ≈\n≈ ≈"); }

TEST(Paragraphs, OfACommandAreReadAsOneLine) {
  EXPECT_EQ(folded_command("program count --pitch 'a b c d e' --plies 3", 24, 2),
            "  program count \\\n    --pitch \\\n    'a b c d e' \\\n    --plies 3");
}

TEST(Paragraphs, LeavePicturesAsTheyAre) {
  EXPECT_EQ(fitted("a  b  c  d  e  f\n  one two three\n\nx", 9), "a  b  c  d  e  f\n  one two\n  three\n\nx");
}

TEST(Paragraphs, BreakListsBetweenTheirParts) {
  EXPECT_EQ(fitted("1 (2,1)  2 (2,3)  3 (3,3)\n", 17, Spaced::broken), "1 (2,1)  2 (2,3)\n3 (3,3)\n");
  EXPECT_EQ(fitted("  one two", 6, Spaced::broken), "  one\n  two");
}

TEST(Paragraphs, CountNoColours) {
  EXPECT_EQ(columns_of("\x1b[1;38;5;33m\x1b[4m≈\x1b[0m \x1b[x"), 5U);
  EXPECT_EQ(fitted("\x1b[1mone\x1b[0m \x1b[1mtwo\x1b[0m", 7), "\x1b[1mone\x1b[0m \x1b[1mtwo\x1b[0m");
}

TEST(Paragraphs, HaveLines) {
  EXPECT_EQ(lines_of("a\n\nb\n"), (std::vector<std::string>{"a", "", "b"}));
  EXPECT_EQ(lines_of("a"), std::vector<std::string>{"a"});
  EXPECT_TRUE(lines_of("").empty());
}

}  // namespace quadrille::games::paragraphs_test
