// The words with which a job reports an early end.
#include "enumerate/run/ended.hpp"

#include <gtest/gtest.h>

namespace quadrille::running::ended_test {

TEST(SetEnd, SaysWhatIsMissingOnlyIfTheResultIsNotWhole) {
  for (const RunStatus status : {RunStatus::complete, RunStatus::grade_limit}) {
    Found<int> result;
    set_end(result, status, {"all rows", "before anything was found", "give more"}, {});
    EXPECT_EQ(result.status, status);
    EXPECT_EQ(result.missing + result.reached + result.remedy, "");
  }
  for (const RunStatus status : {RunStatus::interrupted, RunStatus::memory, RunStatus::overflow}) {
    Found<int> result;
    set_end(result, status, {"all rows", "before anything was found", "give more"}, {});
    EXPECT_EQ(result.status, status);
    EXPECT_EQ(result.missing, "all rows");
    EXPECT_EQ(result.reached, "before anything was found");
    EXPECT_EQ(result.remedy, "give more");
  }
}

TEST(EndAfterPly, NamesTheLastPlyThatWasFinished) {
  const EarlyEnd at_3 = end_after_ply(3, "give more");
  EXPECT_EQ(at_3.missing, "all plies after 3");
  EXPECT_EQ(at_3.reached, "after ply 3");
  EXPECT_EQ(at_3.remedy, "give more");
  EXPECT_EQ(end_after_ply(-1, "").missing, "all plies");
  EXPECT_EQ(end_after_ply(-1, "").reached, "before any ply was finished");
  EXPECT_EQ(end_after_ply(-1, "", "before any length was finished").reached, "before any length was finished");
}

TEST(AddMissing, JoinsByCommas) {
  std::string missing;
  add_missing(missing, "round 2");
  EXPECT_EQ(missing, "round 2");
  add_missing(missing, "round 5");
  EXPECT_EQ(missing, "round 2, round 5");
}

}  // namespace quadrille::running::ended_test
