// The job that replays a record of Paper Soccer: plies, bounces, outcomes and faults known by hand.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::replay_test {

// On paper:1x3 the start is (1,2) and g1 is (1,3).
TEST(ReplaySoccer, GivesARowForEachPly) {
  const ReplayResult result = replay(ReplayQuery{"pitch paper:1x3\n(1,2) (0,2) (0,1) (1,2)  # the start again\n"});
  EXPECT_TRUE(result.whole());
  EXPECT_TRUE(result.faults.empty());
  EXPECT_EQ(result.missing, "");
  EXPECT_EQ(result.pitch, "paper:1x3");
  ASSERT_EQ(result.rows.size(), 3U);
  EXPECT_EQ(result.rows[0].history, 1);
  EXPECT_EQ(result.rows[0].ply, 1);
  EXPECT_EQ(result.rows[0].mover, 1);
  EXPECT_EQ(result.rows[0].from, "(1,2)");
  EXPECT_EQ(result.rows[0].to, "(0,2)");
  EXPECT_EQ(result.rows[0].bounce, "no");
  EXPECT_FALSE(result.rows[0].outcome);
  EXPECT_EQ(result.rows[1].mover, 2);
  EXPECT_EQ(result.rows[2].bounce, "yes");
  EXPECT_EQ(result.rows[2].outcome, "ongoing: player 1 to move");
}

TEST(ReplaySoccer, KnowsWhoWinsAndAHistoryWithoutPlies) {
  const ReplayResult result = replay(ReplayQuery{"pitch paper:1x3\n(1,2) (1,3)\n(1,2)\n"});
  ASSERT_EQ(result.rows.size(), 2U);
  EXPECT_EQ(result.rows[0].outcome, "goal_1: player 2 wins");
  EXPECT_EQ(result.rows[1].history, 2);
  EXPECT_EQ(result.rows[1].ply, 0);
  EXPECT_FALSE(result.rows[1].mover);
  EXPECT_EQ(result.rows[1].outcome, "ongoing: player 1 to move");
}

TEST(ReplaySoccer, NamesEachFaultAndGoesOn) {
  const ReplayResult result = replay(ReplayQuery{"pitch paper:1x3\n(1,2) (0,2) (1,2)\n\n(1,2) (1,0)\n(1,2) (1,1)\n"});
  EXPECT_TRUE(result.whole());
  ASSERT_EQ(result.faults.size(), 2U);
  EXPECT_EQ(result.faults[0].game, 1);
  EXPECT_EQ(result.faults[0].message, "line 2: ply 2: (0,2) (1,2) is already drawn");
  EXPECT_EQ(result.faults[1].game, 2);
  EXPECT_EQ(result.faults[1].message.find("line 4: ply 1: "), 0U) << result.faults[1].message;
  EXPECT_EQ(result.missing, "history 1 from ply 2 on, history 2 from ply 1 on");
  ASSERT_EQ(result.rows.size(), 2U);
  EXPECT_FALSE(result.rows[0].outcome);
  EXPECT_EQ(result.rows[1].history, 3);
}

TEST(ReplaySoccer, RefusesWhatIsNoRecord) {
  EXPECT_THROW(replay(ReplayQuery{""}), Error);
  EXPECT_THROW(replay(ReplayQuery{"(1,2) (0,2)\n"}), Error);
  EXPECT_THROW(replay(ReplayQuery{"pitch paper:20x20\n(10,10)\n"}), Error);
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
  const ReplayResult result = replay(ReplayQuery{"pitch paper:1x3\n(1,2) (1,3)\n(1,2)\n"}, options);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.rows.size(), 1U);
  EXPECT_EQ(result.reached, "before history 2");
  EXPECT_EQ(result.missing, "all from history 2 on");
}

}  // namespace quadrille::soccer::replay_test
