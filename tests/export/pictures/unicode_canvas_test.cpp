// The sheet of characters: places, runs of style, and ends of lines.
#include "export/pictures/unicode_canvas.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

namespace quadrille::exports::unicode_canvas_test {

TEST(UnicodeCanvas, HoldsOneCharacterAPlace) {
  UnicodeCanvas canvas(2, 6);
  canvas.put(0, 1, "─╳─");
  canvas.put(0, 2, "o");
  canvas.put_right(1, 5, "·12");
  EXPECT_EQ(canvas.text(false), " ─o─\n   ·12\n");
  EXPECT_EQ(canvas.at(0, 1), "─");
  EXPECT_EQ(canvas.at(0, 0), " ");
}

TEST(UnicodeCanvas, RefusesWhatLiesBesideTheSheet) {
  UnicodeCanvas canvas(2, 4);
  EXPECT_THROW(canvas.put_right(0, 3, "12345"), std::logic_error);
  EXPECT_THROW(canvas.put(0, 2, "123"), std::logic_error);
  EXPECT_THROW(canvas.put(2, 0, "1"), std::logic_error);
  EXPECT_THROW(canvas.put(-1, 0, "1"), std::logic_error);
  EXPECT_THROW(canvas.put(0, -1, "1"), std::logic_error);
  canvas.put_right(1, 3, "1234");
  EXPECT_EQ(canvas.text(false).substr(canvas.text(false).size() - 5), "1234\n");
}

TEST(UnicodeCanvas, InksRunsAndEndsThemOnTheirLine) {
  UnicodeCanvas canvas(3, 6);
  canvas.put(0, 0, "ab", StrokeStyle::one);
  canvas.put(0, 3, "c", StrokeStyle::one);
  canvas.put(0, 4, "d", StrokeStyle::two);
  canvas.put(1, 0, "e");
  EXPECT_EQ(canvas.text(true), "\x1b[1;38;5;33mab c\x1b[0m\x1b[1;38;5;166md\x1b[0m\ne\n\n");
  EXPECT_EQ(canvas.text(false), "ab cd\ne\n\n");
}

TEST(UnicodeCanvas, InksALine) {
  EXPECT_EQ(styled("text", StrokeStyle::accent, false), "text");
  EXPECT_EQ(styled("text", StrokeStyle::accent, true), "\x1b[1;38;5;36mtext\x1b[0m");
  EXPECT_EQ(styled("text", StrokeStyle::plain, true), "text");
}

}  // namespace quadrille::exports::unicode_canvas_test
