// Text for people: folded at blanks, commands so that a shell still reads them, pictures and long numbers whole.
#include "cli/output/paragraphs.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

#include "cli/output/progress.hpp"

namespace quadrille::cli::paragraphs_test {

TEST(Paragraphs, AreFoldedAtBlanks) {
  EXPECT_EQ(folded("one two three four", 9), "one two\nthree\nfour");
  EXPECT_EQ(folded("one two three four", 9, 2), "one two\n  three\n  four");
  EXPECT_EQ(folded("one two", 9, 4, 5), "one\n    two");
  EXPECT_EQ(folded("", 9), "");
}

TEST(Paragraphs, KeepWhatHasNoBlank) {
  EXPECT_EQ(folded("n 12345678901234567890 m", 9), "n\n12345678901234567890\nm");
  EXPECT_EQ(folded("--by ply|total|ball|size", 12), "--by\nply|total|\nball|size");
}

TEST(Paragraphs, CountCharactersNotBytes) { EXPECT_EQ(folded("≈ ≈ ≈ ≈", 3), "≈ ≈\n≈ ≈"); }

TEST(Paragraphs, OfACommandAreReadAsOneLine) {
  EXPECT_EQ(folded_command("program count --pitch 'a b c d e' --plies 3", 24, 2),
            "  program count \\\n    --pitch \\\n    'a b c d e' \\\n    --plies 3");
}

TEST(Paragraphs, LeavePicturesAsTheyAre) {
  EXPECT_EQ(fitted("a  b  c  d  e  f\n  one two three\n\nx", 9), "a  b  c  d  e  f\n  one two\n  three\n\nx");
}

TEST(Progress, ShowsWholeWords) {
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4, 9 found", 60), "vertex 40: 25% of 4, 9 found");
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4, 9 found", 22), "vertex 40: 25% of 4");
  EXPECT_EQ(beginning_of("vertex 40: 25% of 4", 12), "vertex 40");
  EXPECT_EQ(beginning_of("unbroken", 4), "");
}

}  // namespace quadrille::cli::paragraphs_test
