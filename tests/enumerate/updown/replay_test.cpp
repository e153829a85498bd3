// The job that replays a match of Up's & Down's: words, grand scores, and rounds that break the
// rules.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown::replay_test {

TEST(ReplayUpdown, ScoresEachRoundAndAddsUp) {
  const auto result = replay(ReplayQuery{"offense 1 first 1: 1,2,3\n# a comment\noffense 2 first 1: 1,3,2,4\n"});
  EXPECT_TRUE(result.whole());
  EXPECT_TRUE(result.faults.empty());
  ASSERT_EQ(result.rows.size(), 2U);
  EXPECT_EQ(result.rows[0].round, 1);
  EXPECT_EQ(result.rows[0].offense, 1);
  EXPECT_EQ(result.rows[0].first, 1);
  EXPECT_EQ(result.rows[0].list, "1,2,3");
  EXPECT_EQ(result.rows[0].word, "UU");
  EXPECT_EQ(result.rows[0].score, 1);
  EXPECT_EQ(result.rows[0].place_1, 1);
  EXPECT_EQ(result.rows[0].place_2, 2);
  EXPECT_EQ(result.rows[0].grand_1, 1);
  EXPECT_EQ(result.rows[1].word, "UDU");
  EXPECT_EQ(result.rows[1].place_2, 3);
  EXPECT_EQ(result.rows[1].grand_1, 1);
  EXPECT_EQ(result.rows[1].grand_2, 1);
}

TEST(ReplayUpdown, HasNoPlacesWhereNoFactorOccursTwice) {
  const auto result = replay(ReplayQuery{"offense 1 first 2: 1,3,2\n"});
  ASSERT_EQ(result.rows.size(), 1U);
  EXPECT_EQ(result.rows[0].score, 0);
  EXPECT_FALSE(result.rows[0].place_1);
  EXPECT_FALSE(result.rows[0].place_2);
}

TEST(ReplayUpdown, LeavesOutARoundThatBreaksTheRules) {
  const auto result = replay(ReplayQuery{"offense 1 first 1: 1,1,3\noffense 1 first 1: 1,2,3\n"});
  EXPECT_TRUE(result.whole());
  ASSERT_EQ(result.faults.size(), 1U);
  EXPECT_EQ(result.faults[0].game, 1);
  EXPECT_EQ(result.faults[0].message.find("line 1: turn 2: "), 0U) << result.faults[0].message;
  EXPECT_EQ(result.missing, "round 1");
  ASSERT_EQ(result.rows.size(), 1U);
  EXPECT_EQ(result.rows[0].round, 2);
  EXPECT_EQ(result.rows[0].grand_1, 1);
}

TEST(ReplayUpdown, RefusesWhatIsNoRecord) {
  EXPECT_THROW(replay(ReplayQuery{""}), Error);
  EXPECT_THROW(replay(ReplayQuery{"offense 3 first 1: 1,2\n"}), Error);
}

TEST(ReplayUpdown, StopsBetweenRounds) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const auto result = replay(ReplayQuery{"offense 1 first 1: 1,2,3\n"}, options);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_TRUE(result.rows.empty());
  EXPECT_EQ(result.missing, "all from round 1 on");
}

}  // namespace quadrille::updown::replay_test
