// Estimates against exact values: means of many small blocks, which would show a bias, intervals of a few seeds, and
// the reference. coverage_test.cpp tests the full coverage of the intervals.
#include "enumerate/soccer/estimate/estimate.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <stop_token>
#include <string>

#include "tests/enumerate/soccer/boards.hpp"
#include "tests/enumerate/soccer/estimate/exact_quantities.hpp"

namespace quadrille::enumerate::estimate_estimate_test {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// The mean of blocks lies within 4.5 standard errors of the exact number for every size of population, even for two or
// three trails, where most of the work is resampling.
TEST(Estimate, IsUnbiasedForPopulationsOfAnySize_standard) {
  constexpr std::size_t blocks = 4000;
  for (const std::string& name :
       {std::string("paper:1x3"), std::string("paper:2x2"), std::string("classic:2x2"), std::string("paper:2x3"),
        complete_board(5), petersen_board(), wheel_board(8), std::string(odd_board)}) {
    const soccer::Pitch pitch = pitch_of(name);
    const ExactQuantities exact = exact_quantities(pitch);
    for (const std::size_t size : {1U, 2U, 3U, 10U}) {
      SCOPED_TRACE(testing::Message() << name << ", populations of " << size);
      std::vector<BlockTotals> totals;
      for (std::size_t block = 0; block < blocks; ++block) totals.push_back(totals_of_block(pitch, size, 1, block));
      const auto intervals = intervals_of(totals);
      for (std::size_t i = 0; i < 6; ++i) {
        const double error = intervals[i].estimate * std::log(intervals[i].upper / intervals[i].estimate) / 1.96;
        if (*exact[i] == 0) {
          EXPECT_EQ(intervals[i].upper, 0) << i;
        } else {
          EXPECT_NEAR(intervals[i].estimate, *exact[i], 4.5 * error + 1e-9 * *exact[i]) << i;
        }
      }
    }
  }
}

// Of 40 seeds with 10,000 samples each, at least 32 hold each quantity. With a coverage of 95%, fewer do so once in
// 10^5.
TEST(Estimate, IntervalsHoldTheExactValues_standard) {
  const soccer::Pitch pitch = pitch_of("paper:2x4");
  const auto held = seeds_that_hold(pitch, with_plies_of_classes(pitch, exact_quantities(pitch)), 10'000, 40);
  for (std::size_t i = 0; i < quantities; ++i) EXPECT_GE(held[i], 32) << i;
}

// The intervals of two methods meet if each is made twice as wide.
TEST(Estimate, AgreesWithTheReference) {
  for (const std::string& name : {std::string("paper:2x2"), std::string("paper:2x3"), std::string("classic:2x2"),
                                  complete_board(5), petersen_board(), std::string(odd_board)}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto found = estimate_soccer(pitch, 20'000, 1).intervals;
    const auto reference = intervals_of(estimate_soccer_ref(pitch, 100, 300, 1));
    for (std::size_t i = 0; i < quantities; ++i) {
      const double widths = found[i].upper - found[i].lower + reference[i].upper - reference[i].lower;
      EXPECT_NEAR(found[i].estimate, reference[i].estimate, widths + 1e-9 * found[i].estimate) << name << ' ' << i;
    }
  }
}

TEST(Estimate, OfAPitchAsABoardIsThatOfThePitch) {
  for (const char* const name : {"paper:3x3", "classic:4x4"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const soccer::Pitch board(soccer::name_of(pitch.board()));
    const BlockTotals expected = totals_of_block(pitch, 100, 1, 0);
    const BlockTotals found = totals_of_block(board, 100, 1, 0);
    EXPECT_EQ(found.histories, expected.histories) << name;
    EXPECT_EQ(found.games, expected.games) << name;
    EXPECT_EQ(found.available, expected.available) << name;
    EXPECT_EQ(found.random_plies, expected.random_plies) << name;
  }
}

TEST(Estimate, AGameThatIsOverAtTheStartIsExact) {
  const auto intervals = estimate_soccer(pitch_of("paper:3x1"), 1000, 1).intervals;
  const std::array<double, quantities> exact{1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0};
  for (std::size_t i = 0; i < quantities; ++i) {
    EXPECT_EQ(intervals[i].estimate, exact[i]) << i;
    EXPECT_EQ(intervals[i].lower, exact[i]) << i;
    EXPECT_EQ(intervals[i].upper, exact[i]) << i;
  }
}

TEST(Estimate, BlocksHoldAllSamples) {
  for (const std::uint64_t samples : {1000ULL, 1001ULL, 1'000'000ULL, 123'456'789ULL}) {
    const BlockSizes sizes(samples);
    std::uint64_t sum = 0;
    for (std::size_t block = 0; block < sizes.count; ++block) sum += sizes.of(block);
    EXPECT_EQ(sum, samples);
    EXPECT_LE(sizes.of(0), 32768U);
    EXPECT_GE(sizes.count, 100U);
  }
}

TEST(Estimate, EndsWhenItIsStoppedAndWhenMemoryEnds) {
  std::stop_source stop;
  stop.request_stop();
  engines::RunOptions options;
  options.stop = stop.get_token();
  const SoccerEstimate stopped = estimate_soccer(pitch_of("paper:3x3"), 1000, 1, options);
  EXPECT_EQ(stopped.status, engines::RunStatus::interrupted);
  EXPECT_EQ(stopped.blocks, 0U);
  options = {};
  options.memory = 100'000;
  const SoccerEstimate poor = estimate_soccer(pitch_of("paper:3x3"), 1'000'000, 1, options);
  EXPECT_EQ(poor.status, engines::RunStatus::memory);
}

// The largest pitches that a drawing holds: every number stays in the range of a double.
TEST(Estimate, LargestPitchesStayInRange) {
  for (const char* const name : {"paper:8x10", "classic:8x12", "paper:1x76", "paper:76x1"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto intervals = estimate_soccer(pitch, 1000, 1).intervals;
    for (const Interval& interval : intervals) {
      EXPECT_TRUE(std::isfinite(interval.upper)) << name;
      EXPECT_LE(interval.lower, interval.estimate) << name;
      EXPECT_LE(interval.estimate, interval.upper) << name;
    }
  }
}

}  // namespace quadrille::enumerate::estimate_estimate_test
