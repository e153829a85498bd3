// A match of Up's & Down's replayed: words, grand scores, and rounds that break the rules.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/updown.hpp"

namespace quadrille::updown::replay_test {

TEST(ReplayUpdown, ScoresEachRoundAndAddsUp) {
  const RecordAnswer answer = replay({.record = "offense 1 first 1: 1,2,3\n# a comment\noffense 2 first 1: 1,3,2,4\n"});
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_TRUE(answer.faults.empty());
  const auto rows = quadrille::rows<ReplayRow>(answer);
  ASSERT_EQ(rows.size(), 2U);
  EXPECT_EQ(rows[0].round, 1);
  EXPECT_EQ(rows[0].offense, 1);
  EXPECT_EQ(rows[0].first, 1);
  EXPECT_EQ(rows[0].list, "1,2,3");
  EXPECT_EQ(rows[0].word, "UU");
  EXPECT_EQ(rows[0].score, 1);
  EXPECT_EQ(rows[0].place_1, 1);
  EXPECT_EQ(rows[0].place_2, 2);
  EXPECT_EQ(rows[0].grand_1, 1);
  EXPECT_EQ(rows[1].word, "UDU");
  EXPECT_EQ(rows[1].place_2, 3);
  EXPECT_EQ(rows[1].grand_1, 1);
  EXPECT_EQ(rows[1].grand_2, 1);
}

TEST(ReplayUpdown, HasNoPlacesWhereNoFactorOccursTwice) {
  const RecordAnswer answer = replay({.record = "offense 1 first 2: 1,3,2\n"});
  const auto rows = quadrille::rows<ReplayRow>(answer);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].score, 0);
  EXPECT_FALSE(rows[0].place_1);
  EXPECT_FALSE(rows[0].place_2);
}

TEST(ReplayUpdown, LeavesOutARoundThatBreaksTheRules) {
  const RecordAnswer answer = replay({.record = "offense 1 first 1: 1,1,3\noffense 1 first 1: 1,2,3\n"});
  EXPECT_TRUE(answer.ending.whole());
  ASSERT_EQ(answer.faults.size(), 1U);
  EXPECT_EQ(answer.faults[0].game, 1);
  EXPECT_EQ(answer.faults[0].message.find("line 1: turn 2: "), 0U) << answer.faults[0].message;
  EXPECT_EQ(answer.table.missing, "round 1");
  const auto rows = quadrille::rows<ReplayRow>(answer);
  ASSERT_EQ(rows.size(), 1U);
  EXPECT_EQ(rows[0].round, 2);
  EXPECT_EQ(rows[0].grand_1, 1);
}

TEST(ReplayUpdown, RefusesWhatIsNoRecord) {
  EXPECT_THROW(replay({.record = ""}), Error);
  EXPECT_THROW(replay({.record = "offense 3 first 1: 1,2\n"}), Error);
}

TEST(ReplayUpdown, StopsBetweenRounds) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const RecordAnswer answer = replay({.record = "offense 1 first 1: 1,2,3\n"}, options);
  EXPECT_EQ(answer.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(answer.table.rows.empty());
  EXPECT_EQ(answer.table.missing, "all from round 1 on");
}

}  // namespace quadrille::updown::replay_test
