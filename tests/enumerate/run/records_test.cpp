// The walk over the games of a record: each once, until a stop request or the deadline.
#include <gtest/gtest.h>

#include <chrono>
#include <vector>

#include "enumerate/run/ended.hpp"
#include "quadrille/record.hpp"

namespace quadrille::running::records_test {

TEST(ReplayGames, ReplaysEachOnceAndReportsItsProgress) {
  Replayed<int> result;
  Options options;
  std::vector<int> reported;
  options.progress = [&](const Progress& at) {
    EXPECT_STREQ(at.unit, "round");
    ASSERT_TRUE(at.fraction);
    EXPECT_LT(*at.fraction, 1);
    reported.push_back(at.grade);
  };
  replay_games(result, "round", 130, options, [&](std::size_t i) { result.rows.push_back(static_cast<int>(i)); });
  ASSERT_EQ(result.rows.size(), 130U);
  for (std::size_t i = 0; i < 130; ++i) EXPECT_EQ(result.rows[i], static_cast<int>(i));
  EXPECT_EQ(reported, (std::vector<int>{1, 65, 129}));
  EXPECT_TRUE(result.whole());
}

TEST(ReplayGames, SaysWhichAreMissingBesideFaults) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  Replayed<int> result;
  replay_games(result, "game", 5, options, [&](std::size_t i) {
    if (i == 1) add_fault(result, i, "line 4: no star", "game 2");
    if (i == 2) source.request_stop();
  });
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.missing, "game 2, all from game 4 on");
  EXPECT_EQ(result.reached, "before game 4");
  ASSERT_EQ(result.faults.size(), 1U);
  EXPECT_EQ(result.faults[0].game, 2);
  EXPECT_EQ(result.faults[0].message, "line 4: no star");
}

TEST(ReplayGames, EndsAtTheDeadline) {
  Options options;
  options.deadline = std::chrono::steady_clock::now();
  Replayed<int> result;
  replay_games(result, "game", 5, options, [&](std::size_t i) { result.rows.push_back(static_cast<int>(i)); });
  EXPECT_EQ(result.status, RunStatus::work_limit);
  EXPECT_EQ(result.missing, "all from game 1 on");
  EXPECT_TRUE(result.rows.empty());
}

}  // namespace quadrille::running::records_test
