// Whole pictures of grids in characters.
#include <gtest/gtest.h>

#include "export/pictures/plusminus/picture.hpp"
#include "games/plusminus/record.hpp"
#include "tests/export/pictures/svg_reading.hpp"

namespace quadrille::exports::plusminus_unicode_test {

PlusminusScene scene_of(const char* record) {
  const auto games = plusminus::parse_record(record);
  return plusminus_scene(plusminus::filling(games.front()).rows, games.front().predictions);
}

constexpr const char* three = ". * .\n. . *\n* . .\npredictions + -, - +\n";

TEST(UnicodePlusminus, DrawsAGridWithItsLists) {
  EXPECT_EQ(unicode_plusminus(scene_of(three), false),
            "        player 2: prediction, truth\n"
            "               ┌───┬───┬───┐\n"
            "               │   │ ■ │   │\n"
            "               ├───┼───┼───┤  + -\n"
            "               │   │   │ ■ │\n"
            "               ├───┼───┼───┤  - +\n"
            "               │ ■ │   │   │\n"
            "               └───┴───┴───┘\n"
            "1: prediction      +   -\n"
            "   truth           +   -\n"
            "                   ✓   ✓\n"
            "Plusses and Minuses on a grid of 3 by 3\n"
            "2 points to 0: player 1 wins\n");
}

TEST(UnicodePlusminus, DrawsAGridThatLacksStarsAndListsThatAreTooLong) {
  EXPECT_EQ(unicode_plusminus(scene_of(". *\n. *\npredictions + + +, - -\n"), false),
            "        player 2: prediction, truth\n"
            "               ┌───┬───┐      -\n"
            "               │   │ ■ │\n"
            "               ├───┼───┤      -\n"
            "               │   │   │\n"
            "               └───┴───┘\n"
            "1: prediction      +   +   +\n"
            "   truth\n"
            "\n"
            "Plusses and Minuses on a grid of 2 by 2\n"
            "0 points to 0 so far\n");
}

// During play, the mark in a square shows the player who filled it.
PlusminusScene played_scene() {
  const std::vector<std::optional<std::uint8_t>> rows{0, std::nullopt, 1};
  PlusminusScene scene = plusminus_scene(rows, plusminus::parse_record(three).front().predictions);
  scene.fillers = {2, 0, 1};
  scene.choices = {{1, 2, 1}};
  return scene;
}

TEST(UnicodePlusminus, MarksThePlayersSquares) {
  const std::string text = unicode_plusminus(played_scene(), false);
  for (const char* shown : {"│   │   │ ● │", "│ ■ │   │   │", "● filled by player 1  ■ filled by player 2\n"}) {
    EXPECT_NE(text.find(shown), std::string::npos) << shown << text;
  }
}

TEST(UnicodePlusminus, DrawsALowGridAndItsLists) {
  EXPECT_EQ(unicode_grid(played_scene(), false),
            " 3│   ·   1   ·\n"
            " 2│   ·   ·   ●\n"
            " 1│   ■   ·   ·\n"
            "  └────────────\n"
            "      1   2   3\n");
  EXPECT_EQ(unicode_lists(played_scene(), false),
            "player 1, columns: +-\n"
            "            truth: ..\n"
            "player 2, rows: -+\n"
            "         truth: +.\n"
            "Plusses and Minuses on a grid of 3 by 3\n"
            "● filled by player 1  ■ filled by player 2\n"
            "0 points to 0 so far\n");
}

TEST(UnicodePlusminus, ColoursChangeNoLetter) {
  const std::string coloured = unicode_plusminus(scene_of(three), true);
  EXPECT_NE(coloured.find("\x1b[1;38;5;36m✓"), std::string::npos);
  EXPECT_EQ(without_colours(coloured), unicode_plusminus(scene_of(three), false));
}

}  // namespace quadrille::exports::plusminus_unicode_test
