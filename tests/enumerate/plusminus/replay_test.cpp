// Written games of Plusses & Minuses scored: a grid worked out by hand, and grids that break the
// rules.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::plusminus::replay_test {

// Column 1 is filled in the bottom row, column 2 in the top row, column 3 in the middle: P is 1 3 2, its own inverse.
const char* const game = ". * .\n. . *\n* . .\npredictions + -, - -\n";

TEST(ReplayPlusminus, GivesARowForEachPlayer) {
  const RecordAnswer answer = replay({.record = game});
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_TRUE(answer.faults.empty());
  const auto rows = quadrille::rows<ReplayRow>(answer);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].game, 1);
  EXPECT_EQ(rows[0].player, 1);
  EXPECT_EQ(rows[0].permutation, "1 3 2");
  EXPECT_EQ(rows[0].prediction, "+-");
  EXPECT_EQ(rows[0].truth, "+-");
  EXPECT_EQ(rows[0].matches, "||");
  EXPECT_EQ(rows[0].points, 2);
  EXPECT_FALSE(rows[0].outcome);
  EXPECT_EQ(rows[1].player, 2);
  EXPECT_EQ(rows[1].permutation, "1 3 2");
  EXPECT_EQ(rows[1].matches, ".|");
  EXPECT_EQ(rows[1].points, 1);
  EXPECT_EQ(rows[1].outcome, "player 1 wins");
}

TEST(ReplayPlusminus, LeavesOutAGameThatBreaksTheRules) {
  const RecordAnswer answer = replay({.record = std::string("* .\n* .\npredictions +, -\n") + game});
  EXPECT_TRUE(answer.ending.whole());
  ASSERT_EQ(answer.faults.size(), 1U);
  EXPECT_EQ(answer.faults[0].game, 1);
  EXPECT_EQ(answer.faults[0].message.find("line 2: "), 0U) << answer.faults[0].message;
  EXPECT_EQ(answer.table.missing, "game 1");
  const auto rows = quadrille::rows<ReplayRow>(answer);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].game, 2);
}

TEST(ReplayPlusminus, RefusesWhatIsNoRecord) {
  EXPECT_THROW(replay({.record = ""}), Error);
  EXPECT_THROW(replay({.record = "* x\n"}), Error);
}

TEST(ReplayPlusminus, StopsBetweenGames) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const RecordAnswer answer = replay({.record = game}, options);
  EXPECT_EQ(answer.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(answer.table.rows.empty());
  EXPECT_EQ(answer.table.missing, "all from game 1 on");
}

}  // namespace quadrille::plusminus::replay_test
