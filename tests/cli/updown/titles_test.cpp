// The titles of the report's figures of Up's & Down's: they follow the rows, and name every peak of a tie.
#include <gtest/gtest.h>

#include <vector>

#include "cli/updown/parts.hpp"

namespace quadrille::cli::updown_commands::updown_titles_test {

TEST(UpdownTitles, NameTheCommonestScore) {
  std::vector<updown::ScoreCounts> rows{{3, 3}, {4, 1}, {5, 0}};
  EXPECT_EQ(commonest_score(20, rows), "Permutations of 20 numbers score 3 most often, 75.0% of them");
  rows[1].permutations = 3;
  EXPECT_EQ(commonest_score(20, rows), "Permutations of 20 numbers score 3 or 4 most often, each 50.0% of them");
}

TEST(UpdownTitles, TellWhatTheFirstMoveChanges) {
  std::vector<updown::Solution> rows{{3, "offense", 1}, {4, "offense", 2}, {3, "defense", 0}, {4, "defense", 2}};
  EXPECT_EQ(effect_of_first_move(rows),
            "With 4 numbers best play scores 2 whichever side moves first; the side that moves first matters for 1 of "
            "2 lengths");
  rows.back().score = 1;
  EXPECT_EQ(effect_of_first_move(rows),
            "With 4 numbers best play scores 2 or 1, depending on the side that moves first; the side that moves first "
            "matters for 2 of 2 lengths");
}

}  // namespace quadrille::cli::updown_commands::updown_titles_test
