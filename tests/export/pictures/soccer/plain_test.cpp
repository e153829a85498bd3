// Pictures of histories, whole, as printed beside a witness.
#include <gtest/gtest.h>

#include "export/pictures/soccer/picture.hpp"

namespace quadrille::exports::plain_test {

std::string drawn(const char* name, const std::vector<soccer::Point>& points) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  soccer::History history;
  for (const soccer::Point point : points) {
    if (const auto vertex = pitch.lattice().find(point)) history.push_back(*vertex);
  }
  return picture(pitch, history);
}

TEST(Picture, ShowsCrossingDiagonals) {
  EXPECT_EQ(drawn("paper:1x3", {{1, 2}, {0, 2}, {0, 1}, {1, 2}, {1, 1}, {0, 2}}),
            "  3  .   1\n"
            "\n"
            "  2  @---S\n"
            "     | X |\n"
            "  1  o   o\n"
            "\n"
            "  0  .   2\n"
            "     0   1\n"
            "S start, @ ball, o drawn, 1 and 2 the goals\n");
}

TEST(Picture, ShowsABounceIntoAUsedUpCorner) {
  EXPECT_EQ(drawn("paper:3x3", {{2, 2}, {1, 2}, {0, 3}, {0, 2}, {1, 3}, {0, 3}}),
            "  3  @---o   1   .\n"
            "     | X\n"
            "  2  o   o---S   .\n"
            "\n"
            "  1  .   .   .   .\n"
            "\n"
            "  0  .   .   2   .\n"
            "     0   1   2   3\n"
            "S start, @ ball, o drawn, 1 and 2 the goals\n");
}

TEST(Picture, ShowsTheNetsOfAClassicPitch) {
  EXPECT_EQ(drawn("classic:4x4", {{2, 2}, {1, 1}, {2, 0}, {2, -1}}),
            "  5      1   1   1\n"
            "\n"
            "  4  .   .   .   .   .\n"
            "\n"
            "  3  .   .   .   .   .\n"
            "\n"
            "  2  .   .   S   .   .\n"
            "           /\n"
            "  1  .   o   .   .   .\n"
            "           \\\n"
            "  0  .   .   o   .   .\n"
            "             |\n"
            " -1      2   @   2\n"
            "     0   1   2   3   4\n"
            "S start, @ ball, o drawn, 1 and 2 the goals\n");
}

TEST(Picture, DrawsAHistoryAsFarAsItIsLegal) {
  EXPECT_EQ(drawn("paper:1x3", {{1, 2}, {1, 1}, {1, 2}}), drawn("paper:1x3", {{1, 2}, {1, 1}}));
}

}  // namespace quadrille::exports::plain_test
