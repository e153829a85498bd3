// The frontier against the layered engine and against known totals, in every grouping it has; its checkpoints, its
// limits, and a counter made too narrow on purpose.
#include "enumerate/soccer/frontier.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <cstring>

#include "enumerate/soccer/layered.hpp"
#include "quadrille/detail/frontier/frontier.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::frontier_test {

soccer::Pitch pitch(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

Natural total(const std::string& name, const engines::RunOptions& options = {}) {
  return *count_soccer_frontier(pitch(name), By::total, Symmetry::none, options).rows.at(0).weak_classes;
}

TEST(SoccerFrontier, AgreesWithLayeredInEveryGrouping_extreme) {
  for (const char* name : {"paper:1x1", "paper:4x1", "paper:1x2", "paper:2x2", "paper:1x5", "paper:4x2", "paper:2x4",
                           "paper:3x3", "classic:2x2", "classic:2x4", "classic:4x2"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    for (const By by : frontier_groupings) {
      const Counted counts = count_soccer_frontier(board, by);
      EXPECT_EQ(counts.status, engines::RunStatus::complete);
      EXPECT_EQ(counts.rows, without_what_is_unknown(count_soccer_layered(board, by).rows, false));
    }
  }
}

// Half of a count, modulo a prime, is not half of its residue.
TEST(SoccerFrontier, CountsUpToTheMirrorModuloAPrime) {
  engines::RunOptions modulo;
  modulo.modulus = 1'000'003;
  for (const char* name : {"paper:2x2", "paper:4x2", "classic:2x4"}) {
    const soccer::Pitch board = pitch(name);
    for (const By by : {By::ply, By::total}) {
      const auto exact = count_soccer_frontier(board, by, Symmetry::mirror).rows;
      const auto residues = count_soccer_frontier(board, by, Symmetry::mirror, modulo).rows;
      ASSERT_GE(residues.size(), exact.size()) << name;
      for (std::size_t i = exact.size(); i < residues.size(); ++i) EXPECT_EQ(residues[i].weak_classes, 0) << name;
      for (std::size_t i = 0; i < exact.size(); ++i) {
        EXPECT_EQ(*residues[i].weak_classes % modulo.modulus, *exact[i].weak_classes % modulo.modulus) << name;
      }
    }
  }
}

TEST(SoccerFrontier, ALastPlyCutsTheRowsAndNothingElse) {
  const soccer::Pitch board = pitch("paper:3x3");
  const auto whole = count_soccer_frontier(board, By::ply);
  for (const int last : {0, 1, 7, 30, 100}) {
    engines::RunOptions options;
    options.last_grade = last;
    auto expected = whole.rows;
    expected.resize(std::min<std::size_t>(expected.size(), static_cast<std::size_t>(last) + 1));
    EXPECT_EQ(count_soccer_frontier(board, By::ply, Symmetry::none, options).rows, expected) << last;
    Natural sum = 0;
    for (const auto& row : expected) sum += *row.weak_classes;
    EXPECT_EQ(count_soccer_frontier(board, By::total, Symmetry::none, options).rows.at(0).weak_classes, sum) << last;
  }
}

// Pitches beyond listing. The rows by ply and by ball must sum to the total, though each grouping is a sweep with lanes
// of its own, and by ball without folds.
TEST(SoccerFrontier, GroupingsSumToTheTotalBeyondListing_standard) {
  for (const char* name : {"paper:4x4", "paper:3x5", "paper:6x3", "classic:4x4", "classic:4x6"}) {
    SCOPED_TRACE(name);
    for (const By by : {By::ply, By::ball}) {
      Natural sum = 0;
      for (const CountRow& row : count_soccer_frontier(pitch(name), by).rows) sum += *row.weak_classes;
      EXPECT_EQ(sum, total(name));
    }
  }
}

TEST(SoccerFrontier, TheSameRowsOnAnyNumberOfThreads_standard) {
  const soccer::Pitch board = pitch("paper:5x4");
  const auto many = count_soccer_frontier(board, By::ply);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_soccer_frontier(board, By::ply).rows, many.rows);
}

TEST(SoccerFrontier, ANarrowCounterIsRefusedNotWrapped_standard) {
  const soccer::Pitch board = pitch("paper:5x5");  // 2^72 classes and more
  for (const By by : frontier_groupings) {
    const Counted counts = count_soccer_frontier(board, by, Symmetry::none, {}, 1);
    EXPECT_EQ(counts.status, engines::RunStatus::overflow);
    EXPECT_TRUE(counts.rows.empty());
  }
  EXPECT_EQ(count_soccer_frontier(board, By::total, Symmetry::none, {}, 2).rows,
            count_soccer_frontier(board, By::total, Symmetry::none, {}, 9).rows);  // of a width known at run time only
}

TEST(SoccerFrontier, MemoryThatDoesNotSufficeLeavesNoRows) {
  engines::RunOptions options;
  options.memory = std::size_t{1} << 20U;
  const auto counts = count_soccer_frontier(pitch("paper:5x5"), By::ply, Symmetry::none, options);
  EXPECT_EQ(counts.status, engines::RunStatus::memory);
  EXPECT_TRUE(counts.rows.empty());
  EXPECT_NE(counts.reached.find("of 34"), std::string::npos) << counts.reached;
}

TEST(SoccerFrontier, PitchesBeyondADrawingAreTakenAsFarAsTheyAreNarrow) {
  // 1 x n is a strip: 403 vertices, and more segments than a drawing holds.
  EXPECT_GT(total("paper:1x200"), Natural(1) << 300U);
  EXPECT_THROW(count_soccer_frontier(pitch("paper:11x11"), By::total), Error);
}

TEST(SoccerFrontier, BallsToALastPlyItRefuses) {
  for (const By by : soccer::groupings) EXPECT_EQ(frontier_can(by), std::ranges::count(frontier_groupings, by) == 1);
  engines::RunOptions options;
  options.last_grade = 3;
  EXPECT_THROW(count_soccer_frontier(pitch("paper:1x2"), By::ball, Symmetry::none, options), Error);
}

// One sweep counts all balls here, so its end is the end of the count. (Before, the fraction is an estimate.)
TEST(SoccerFrontier, ReportsTheEndOfASweepForAllBalls) {
  for (const char* name : {"paper:2x2", "paper:3x3"}) {
    double last = 0;
    engines::RunOptions options;
    options.observer = [&](const engines::Progress& progress) { last = progress.fraction.value(); };
    EXPECT_EQ(count_soccer_frontier(pitch(name), By::ball, Symmetry::none, options).status,
              engines::RunStatus::complete);
    EXPECT_DOUBLE_EQ(last, 1) << name;
  }
}

// A checkpoint that stops the run after `stop_after` saves.
engines::Checkpoint stopping(engines::HeldCheckpoint& held, std::stop_source& stop, int stop_after) {
  engines::Checkpoint result = held.checkpoint(true);
  result.save = [&held, &stop, stop_after, save = result.save](const auto& progress, const auto& write) {
    save(progress, write);
    if (held.saves == stop_after) stop.request_stop();
    return true;
  };
  return result;
}

void expect_to_resume(const char* name, By by, Symmetry symmetry) {
  const soccer::Pitch board = pitch(name);
  const Counted expected = count_soccer_frontier(board, by, symmetry);
  for (int stop_after = 1; stop_after < 30; ++stop_after) {
    engines::HeldCheckpoint held;
    std::stop_source stop;
    engines::RunOptions options;
    options.stop = stop.get_token();
    options.checkpoint = stopping(held, stop, stop_after);
    const Counted first = count_soccer_frontier(board, by, symmetry, options);
    engines::RunOptions again;
    again.checkpoint = held.checkpoint(true);
    EXPECT_EQ(count_soccer_frontier(board, by, symmetry, again).rows, expected.rows) << name << " " << stop_after;
    if (first.status == engines::RunStatus::complete) break;
    EXPECT_EQ(first.status, engines::RunStatus::interrupted);
  }
}

TEST(SoccerFrontier, ResumesFromAnyVertexToTheSameRows_extreme) {
  expect_to_resume("paper:4x4", By::ply, Symmetry::none);
  expect_to_resume("paper:4x4", By::total, Symmetry::mirror);
  expect_to_resume("classic:2x4", By::ball, Symmetry::none);
}

TEST(SoccerFrontier, ACheckpointOfMemoryThatDidNotSufficeResumesWithMore_standard) {
  const soccer::Pitch board = pitch("paper:5x4");
  engines::HeldCheckpoint held;
  engines::RunOptions options;
  options.memory = std::size_t{3} << 20U;
  options.checkpoint = held.checkpoint(true);
  ASSERT_EQ(count_soccer_frontier(board, By::ply, Symmetry::none, options).status, engines::RunStatus::memory);
  engines::RunOptions more;
  more.checkpoint = held.checkpoint(true);
  EXPECT_EQ(count_soccer_frontier(board, By::ply, Symmetry::none, more).rows,
            count_soccer_frontier(board, By::ply).rows);
}

}  // namespace quadrille::enumerate::frontier_test
