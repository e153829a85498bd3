// Estimates of Paper Soccer: rows, refusals, and early ends.
#include <gtest/gtest.h>

#include <stop_token>

#include "quadrille/error.hpp"
#include "quadrille/soccer_estimate.hpp"

namespace quadrille::soccer::estimate_answer_test {

EstimateRequest request(const char* pitch, std::uint64_t samples = 2000) {
  return {.pitch = pitch, .samples = samples};
}

TEST(EstimateJob, HasARowForEachQuantity) {
  const EstimateAnswer result = estimate(request("paper:2x3"));
  const auto rows = quadrille::rows<EstimatedQuantity>(result);
  ASSERT_EQ(rows.size(), 9U);
  EXPECT_EQ(rows.front().quantity, "histories");
  EXPECT_EQ(rows.back().quantity, "random_plies_mean");
  EXPECT_EQ(result.samples, 2000U);
  EXPECT_TRUE(result.ending.whole());
  EXPECT_TRUE(result.heavy_tailed.empty());
  for (const EstimatedQuantity& row : rows) {
    EXPECT_LE(std::stod(row.lower), std::stod(row.estimate));
    EXPECT_LE(std::stod(row.estimate), std::stod(row.upper));
  }
}

// The rows of both requests are equal, byte for byte.
TEST(EstimateJob, AddsThePliesAvailable) {
  EstimateRequest more = request("paper:2x3");
  more.available = true;
  const auto rows = quadrille::rows<EstimatedQuantity>(estimate(more));
  const auto nine = quadrille::rows<EstimatedQuantity>(estimate(request("paper:2x3")));
  ASSERT_EQ(rows.size(), 11U);
  EXPECT_EQ(rows[9].quantity, "available_plies_mean");
  EXPECT_EQ(rows[10].quantity, "available_plies_deviation");
  for (std::size_t i = 0; i < nine.size(); ++i) EXPECT_EQ(rows[i].estimate, nine[i].estimate);
  EXPECT_EQ(plan(more).table.provenance.command,
            "quadrille estimate soccer --pitch paper:2x3 --samples 2000 --seed 0 --available");
}

TEST(EstimateJob, IsTheSameOnAnyNumberOfThreads) {
  EXPECT_EQ(estimate(request("paper:3x3"), {.threads = 1}).table.rows,
            estimate(request("paper:3x3"), {.threads = 3}).table.rows);
}

TEST(EstimateJob, ReportsHeavyTails) { EXPECT_FALSE(estimate(request("classic:8x10", 1000)).heavy_tailed.empty()); }

TEST(EstimateJob, NamesTheRequest) {
  EXPECT_EQ(plan(EstimateRequest{.pitch = "paper:3x3", .samples = 1000, .seed = 7}).table.provenance.command,
            "quadrille estimate soccer --pitch paper:3x3 --samples 1000 --seed 7");
}

TEST(EstimateJob, RefusesWhatItCannotTake) {
  EXPECT_THROW(estimate(request("paper:3x3", 0)), Error);
  EXPECT_THROW(estimate(request("paper:3x3", least_samples - 1)), Error);
  EXPECT_THROW(estimate(request("paper:3x3", most_samples + 1)), Error);
  EXPECT_THROW(estimate(request("paper:10x10")), Error);
  EXPECT_THROW(estimate(request("paper")), Error);
}

TEST(EstimateJob, EndsEarlyWithWhatIsFound_standard) {
  std::stop_source stop;
  stop.request_stop();
  const EstimateAnswer none = estimate(request("paper:3x3"), {.stop = stop.get_token()});
  EXPECT_EQ(none.ending.status, RunStatus::interrupted);
  EXPECT_TRUE(none.table.rows.empty());
  EXPECT_EQ(none.ending.missing, "all rows");

  // A stop after half of the blocks: the finished blocks count.
  std::stop_source later;
  Options options{.threads = 1};
  options.stop = later.get_token();
  options.progress = [&](const Progress& progress) {
    if (2 * progress.done >= progress.total) later.request_stop();
  };
  const EstimateAnswer half = estimate(request("paper:3x3", 100'000), options);
  EXPECT_EQ(half.ending.status, RunStatus::interrupted);
  EXPECT_EQ(half.table.rows.size(), 9U);
  EXPECT_GE(half.samples, 50'000U);
  EXPECT_LT(half.samples, 100'000U);
}

}  // namespace quadrille::soccer::estimate_answer_test
