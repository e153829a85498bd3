// The job that estimates Paper Soccer: its rows, what it refuses, and how it ends early.
#include <gtest/gtest.h>

#include <stop_token>

#include "quadrille/error.hpp"
#include "quadrille/soccer_estimate.hpp"

namespace quadrille::soccer::estimate_answer_test {

EstimateQuery query(const char* pitch, std::uint64_t samples = 2000) { return {.pitch = pitch, .samples = samples}; }

TEST(EstimateJob, HasARowForEachQuantity) {
  const EstimateResult result = estimate(query("paper:2x3"));
  ASSERT_EQ(result.rows.size(), 9U);
  EXPECT_EQ(result.rows.front().quantity, "histories");
  EXPECT_EQ(result.rows.back().quantity, "random_plies_mean");
  EXPECT_EQ(result.samples, 2000U);
  EXPECT_TRUE(result.whole());
  EXPECT_TRUE(result.heavy_tailed.empty());
  for (const EstimatedQuantity& row : result.rows) {
    EXPECT_LE(std::stod(row.lower), std::stod(row.estimate));
    EXPECT_LE(std::stod(row.estimate), std::stod(row.upper));
  }
}

// The rows that both have are the same, to the byte.
TEST(EstimateJob, AddsThePliesAvailable) {
  EstimateQuery more = query("paper:2x3");
  more.available = true;
  const EstimateResult result = estimate(more);
  const EstimateResult nine = estimate(query("paper:2x3"));
  ASSERT_EQ(result.rows.size(), 11U);
  EXPECT_EQ(result.rows[9].quantity, "available_plies_mean");
  EXPECT_EQ(result.rows[10].quantity, "available_plies_deviation");
  for (std::size_t i = 0; i < nine.rows.size(); ++i) EXPECT_EQ(result.rows[i].estimate, nine.rows[i].estimate);
  EXPECT_EQ(request_of(more), "quadrille estimate soccer --pitch paper:2x3 --samples 2000 --seed 0 --available");
}

TEST(EstimateJob, IsTheSameOnAnyNumberOfThreads) {
  const EstimateResult one = estimate(query("paper:3x3"), {.threads = 1});
  const EstimateResult three = estimate(query("paper:3x3"), {.threads = 3});
  for (std::size_t i = 0; i < one.rows.size(); ++i) {
    EXPECT_EQ(one.rows[i].estimate, three.rows[i].estimate);
    EXPECT_EQ(one.rows[i].lower, three.rows[i].lower);
    EXPECT_EQ(one.rows[i].upper, three.rows[i].upper);
  }
}

TEST(EstimateJob, TellsHeavyTails) { EXPECT_FALSE(estimate(query("classic:8x10", 1000)).heavy_tailed.empty()); }

TEST(EstimateJob, NamesTheRequest) {
  EXPECT_EQ(request_of({.pitch = "paper:3x3", .samples = 1000, .seed = 7}),
            "quadrille estimate soccer --pitch paper:3x3 --samples 1000 --seed 7");
}

TEST(EstimateJob, RefusesWhatItCannotTake) {
  EXPECT_THROW(estimate(query("paper:3x3", 0)), Error);
  EXPECT_THROW(estimate(query("paper:3x3", least_samples - 1)), Error);
  EXPECT_THROW(estimate(query("paper:3x3", most_samples + 1)), Error);
  EXPECT_THROW(estimate(query("paper:10x10")), Error);
  EXPECT_THROW(estimate(query("paper")), Error);
}

TEST(EstimateJob, EndsEarlyWithWhatIsFound_standard) {
  std::stop_source stop;
  stop.request_stop();
  const EstimateResult none = estimate(query("paper:3x3"), {.stop = stop.get_token()});
  EXPECT_EQ(none.status, RunStatus::interrupted);
  EXPECT_TRUE(none.rows.empty());
  EXPECT_EQ(none.missing, "all rows");

  // Stopped once half of the blocks are done: those count.
  std::stop_source later;
  Options options{.threads = 1};
  options.stop = later.get_token();
  options.progress = [&](const Progress& progress) {
    if (2 * progress.done >= progress.total) later.request_stop();
  };
  const EstimateResult half = estimate(query("paper:3x3", 100'000), options);
  EXPECT_EQ(half.status, RunStatus::interrupted);
  EXPECT_EQ(half.rows.size(), 9U);
  EXPECT_GE(half.samples, 50'000U);
  EXPECT_LT(half.samples, 100'000U);
}

}  // namespace quadrille::soccer::estimate_answer_test
