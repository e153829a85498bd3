// Histories and games counted without listing, against the layered engine on pitches that it can list.
#include "enumerate/soccer/histories/counts.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <algorithm>
#include <cstring>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

#include "enumerate/soccer/histories/prepared_trails.hpp"
#include "enumerate/soccer/layered.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/held_checkpoint.hpp"

namespace quadrille::enumerate::histories_counts_test {

soccer::Pitch pitch(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

// Wide and high pitches, a start off the middle, a start on a goal, walls and net points.
constexpr const char* listed[] = {"paper:1x1",   "paper:1x2",   "paper:4x1",  "paper:1x3", "paper:1x4",
                                  "paper:2x2",   "paper:3x2",   "paper:4x2",  "paper:2x3", "paper:3x3",
                                  "classic:2x2", "classic:2x4", "classic:4x2"};

TEST(SoccerTrails, RowsByPlyAreThoseThatAreListed_standard) {
  for (const char* name : listed) {
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    const auto expected = count_soccer_layered(board, By::ply).rows;
    const auto found = count_soccer_trails(board, By::ply);
    EXPECT_EQ(found.status, engines::RunStatus::complete);
    EXPECT_EQ(found.rows, expected);
    Natural sum = 0;
    for (const CountRow& row : expected) sum += *row.histories;
    EXPECT_EQ(count_soccer_trails(board, By::total).rows.at(0).histories, sum);
  }
}

TEST(SoccerTrails, OutcomesAreThoseThatAreListed_extreme) {
  for (const char* name : listed) {
    SCOPED_TRACE(name);
    const soccer::Pitch board = pitch(name);
    EXPECT_EQ(count_soccer_trails(board, By::outcome).rows, count_soccer_layered(board, By::outcome).rows);
  }
}

TEST(SoccerTrails, ALastPlyCutsTheRowsAndNothingElse) {
  const soccer::Pitch board = pitch("paper:2x3");
  for (const int last : {0, 1, 5, 12, 40}) {
    engines::RunOptions options;
    options.last_grade = last;
    const auto expected = count_soccer_layered(board, By::ply, Symmetry::none, options).rows;
    const auto found = count_soccer_trails(board, By::ply, options).rows;
    EXPECT_EQ(found, expected) << last;
    EXPECT_EQ(count_soccer_trails(board, By::outcome, options).rows,
              count_soccer_layered(board, By::outcome, Symmetry::none, options).rows);
  }
}

// Beyond listing: by ply, by outcome and in total are sweeps with different lanes. Each finished game has one outcome.
TEST(SoccerTrails, GroupingsAgreeBeyondListing) {
  const soccer::Pitch board = pitch("paper:2x6");
  Natural sum = 0;
  for (const auto& row : count_soccer_trails(board, By::ply).rows) sum += *row.histories;
  EXPECT_EQ(count_soccer_trails(board, By::total).rows.at(0).histories, sum);
}

TEST(SoccerTrails, TheSameRowsOnAnyNumberOfThreads_standard) {
  const soccer::Pitch board = pitch("paper:3x3");
  const auto many = count_soccer_trails(board, By::outcome).rows;
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_soccer_trails(board, By::outcome).rows, many);
}

TEST(SoccerTrails, WhatEndsItLeavesTheClasses) {
  const soccer::Pitch board = pitch("paper:3x4");
  engines::RunOptions bounded;
  bounded.memory = std::size_t{4} << 20U;  // enough for the classes
  const auto found = count_soccer_trails(board, By::total, bounded);
  EXPECT_EQ(found.status, engines::RunStatus::memory);
  ASSERT_EQ(found.rows.size(), 1U);
  EXPECT_FALSE(found.rows[0].histories);
  EXPECT_EQ(found.rows[0].weak_classes, count_soccer_trails(board, By::total).rows.at(0).weak_classes);
}

// Goals come first. Blocked games come after them, in a sweep that takes six times the memory.
TEST(SoccerTrails, WhatEndsOutcomesLeavesTheColumnsThatAreKnown_standard) {
  const soccer::Pitch board = pitch("paper:3x3");
  const auto whole = count_soccer_trails(board, By::outcome).rows;
  engines::RunOptions bounded;
  bounded.memory = std::size_t{50} << 20U;
  const auto found = count_soccer_trails(board, By::outcome, bounded);
  EXPECT_EQ(found.status, engines::RunStatus::memory);
  ASSERT_FALSE(found.rows.empty());
  for (const CountRow& row : found.rows) {
    const auto same = std::find_if(whole.begin(), whole.end(), [&](const auto& other) { return other.ply == row.ply; });
    ASSERT_NE(same, whole.end());
    EXPECT_EQ(row.goal_wins_1, same->goal_wins_1);
    EXPECT_EQ(row.goal_wins_2, same->goal_wins_2);
    EXPECT_FALSE(row.blocked_wins_1 || row.blocked_wins_2);
  }
}

// Runs that each stop at a save, and resume from there.
TEST(SoccerTrails, OutcomesResumeFromACheckpoint) {
  const soccer::Pitch board = pitch("paper:2x3");
  const auto whole = count_soccer_trails(board, By::outcome).rows;
  engines::HeldCheckpoint held;
  int stops = 0;
  for (bool complete = false; !complete; ++stops) {
    ASSERT_LT(stops, 200);
    std::stop_source stop;
    engines::RunOptions options;
    options.stop = stop.get_token();
    options.checkpoint = held.checkpoint(true);
    const int before = held.saves;
    options.checkpoint->save = [&, save = options.checkpoint->save](const auto& progress, const auto& write) {
      save(progress, write);
      if (held.saves == before + 3) stop.request_stop();
      return true;
    };
    const auto found = count_soccer_trails(board, By::outcome, options);
    complete = found.status == engines::RunStatus::complete;
    if (complete) {
      EXPECT_EQ(found.rows, whole);
    }
  }
  EXPECT_GT(stops, 10);
}

TEST(FinishedSweeps, AreMadeOfTheirNumbers) {
  for (const FinishedSweeps& sweeps : {FinishedSweeps{}, FinishedSweeps{{{Natural(1), Natural(255)}, {Natural(0)}}}}) {
    EXPECT_EQ(FinishedSweeps::of(sweeps.numbers()).lanes, sweeps.lanes);
  }
}

TEST(SoccerTrails, TakesPitchesAsNarrowAsItsFrontier) {
  EXPECT_TRUE(fits_trails(soccer::parse_pitch_name("paper:4x30")));
  EXPECT_TRUE(fits_trails(soccer::parse_pitch_name("paper:30x3")));
  EXPECT_FALSE(fits_trails(soccer::parse_pitch_name("paper:5x5")));
  EXPECT_THROW(count_soccer_trails(pitch("paper:5x5"), By::total), Error);
  EXPECT_TRUE(trails_can(By::outcome));
  EXPECT_FALSE(trails_can(By::ball));
}

TEST(SoccerTrailStatistic, AGoalBesideTheEndIsOneMoreHistory) {
  using Visits = std::vector<std::pair<std::size_t, std::size_t>>;
  const auto closed = [](const auto& statistic, std::size_t lanes, const engines::Closing& closing) {
    Visits made;
    statistic.close(1, lanes, closing, [&](std::size_t from, std::size_t to) { made.emplace_back(from, to); });
    return made;
  };
  const PliesBeyond beyond{{0}, {0, 1, 1}};
  EXPECT_EQ(closed(AllHistories(beyond), 1, {.ends_here = true}), (Visits{{0, 0}, {0, 0}, {0, 0}}));
  EXPECT_EQ(closed(AllHistories(beyond), 1, {}), (Visits{{0, 0}}));
  const HistoriesByPly by_ply(beyond, {1, 2}, 3);
  EXPECT_EQ(closed(by_ply, 2, {.ends_here = true}), (Visits{{0, 0}, {1, 1}, {0, 1}, {1, 2}, {0, 1}, {1, 2}}));
  const BlockedByPly blocked({{0, 1, true, true, true}, {1, 1, true, true, false}}, {1, 2}, 3);
  EXPECT_EQ(closed(blocked, 2, {.drawn = 1, .ends_here = true}), (Visits{{0, 2}, {1, 5}}));
  EXPECT_EQ(closed(blocked, 2, {.drawn = 0, .ends_here = true}), Visits{});
}

}  // namespace quadrille::enumerate::histories_counts_test
