// Replays of a record of Paper Soccer: plies, bounces, outcomes and faults known by hand.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::replay_test {

// On paper:1x3 the start is (1,2) and g1 is (1,3).
TEST(ReplaySoccer, GivesARowForEachPly) {
  const RecordAnswer result = replay(ReplayRequest{"pitch paper:1x3\n(1,2) (0,2) (0,1) (1,2)  # the start again\n"});
  EXPECT_TRUE(result.ending.whole());
  EXPECT_TRUE(result.faults.empty());
  EXPECT_EQ(result.ending.missing, "");
  EXPECT_EQ(result.table.provenance.rules, "paper soccer, paper:1x3");
  const std::vector<ReplayRow> replayed = rows<ReplayRow>(result);
  ASSERT_EQ(replayed.size(), 3U);
  EXPECT_EQ(replayed[0].history, 1);
  EXPECT_EQ(replayed[0].ply, 1);
  EXPECT_EQ(replayed[0].mover, 1);
  EXPECT_EQ(replayed[0].from, "(1,2)");
  EXPECT_EQ(replayed[0].to, "(0,2)");
  EXPECT_EQ(replayed[0].bounce, "no");
  EXPECT_FALSE(replayed[0].outcome);
  EXPECT_EQ(replayed[1].mover, 2);
  EXPECT_EQ(replayed[2].bounce, "yes");
  EXPECT_EQ(replayed[2].outcome, "ongoing: player 1 to move");
}

TEST(ReplaySoccer, KnowsWhoWinsAndAHistoryWithoutPlies) {
  const RecordAnswer result = replay(ReplayRequest{"pitch paper:1x3\n(1,2) (1,3)\n(1,2)\n"});
  const std::vector<ReplayRow> replayed = rows<ReplayRow>(result);
  ASSERT_EQ(replayed.size(), 2U);
  EXPECT_EQ(replayed[0].outcome, "goal_1: player 2 wins");
  EXPECT_EQ(replayed[1].history, 2);
  EXPECT_EQ(replayed[1].ply, 0);
  EXPECT_FALSE(replayed[1].mover);
  EXPECT_EQ(replayed[1].outcome, "ongoing: player 1 to move");
}

TEST(ReplaySoccer, NamesEachFaultAndContinues) {
  const RecordAnswer result = replay(ReplayRequest{"pitch paper:1x3\n(1,2) (0,2) (1,2)\n\n(1,2) (1,0)\n(1,2) (1,1)\n"});
  EXPECT_TRUE(result.ending.whole());
  ASSERT_EQ(result.faults.size(), 2U);
  EXPECT_EQ(result.faults[0].game, 1);
  EXPECT_EQ(result.faults[0].message, "line 2: ply 2: (0,2) (1,2) is already drawn");
  EXPECT_EQ(result.faults[1].game, 2);
  EXPECT_EQ(result.faults[1].message.find("line 4: ply 1: "), 0U) << result.faults[1].message;
  EXPECT_EQ(result.ending.missing, "history 1 from ply 2 on, history 2 from ply 1 on");
  const std::vector<ReplayRow> replayed = rows<ReplayRow>(result);
  ASSERT_EQ(replayed.size(), 2U);
  EXPECT_FALSE(replayed[0].outcome);
  EXPECT_EQ(replayed[1].history, 3);
}

TEST(ReplaySoccer, RefusesWhatIsNoRecord) {
  EXPECT_THROW(replay(ReplayRequest{""}), Error);
  EXPECT_THROW(replay(ReplayRequest{"(1,2) (0,2)\n"}), Error);
  EXPECT_THROW(replay(ReplayRequest{"pitch paper:20x20\n(10,10)\n"}), Error);
}

TEST(ReplaySoccer, StopsBetweenHistories) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  options.progress = [&](const Progress& at) {
    EXPECT_STREQ(at.unit, "history");
    EXPECT_EQ(at.grade, 1);
    source.request_stop();
  };
  const RecordAnswer result = replay(ReplayRequest{"pitch paper:1x3\n(1,2) (1,3)\n(1,2)\n"}, options);
  EXPECT_EQ(result.ending.status, RunStatus::interrupted);
  EXPECT_EQ(result.table.rows.size(), 1U);
  EXPECT_EQ(result.ending.reached, "before history 2");
  EXPECT_EQ(result.ending.missing, "all from history 2 on");
}

}  // namespace quadrille::soccer::replay_test
