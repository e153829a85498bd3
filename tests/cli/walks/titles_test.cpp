// The titles of the report's figures of the endless lattice: they follow the last two rows.
#include <gtest/gtest.h>

#include <vector>

#include "cli/walks/parts.hpp"

namespace quadrille::cli::walks_commands::walks_titles_test {

TEST(WalksTitles, TellHowTheyGrow) {
  EXPECT_EQ(growth_of_trails(std::vector<trails::TrailCounts>{{0, 1}, {1, 8}, {2, 56}}),
            "56 trails have 2 plies, 7.0 times as many as 1");
  EXPECT_EQ(growth_of_walks(std::vector<trails::WalkCounts>{{9, 1000}, {10, 6700}}),
            "6,700 walks have 10 plies, 6.7 times as many as 9");
}

}  // namespace quadrille::cli::walks_commands::walks_titles_test
