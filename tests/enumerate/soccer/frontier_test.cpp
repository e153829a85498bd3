// The frontier against the layered engine and against known totals, in every grouping it has; its checkpoints, its
// limits, and a counter made too narrow on purpose.
//
// ctest label: standard
#include "enumerate/soccer/frontier.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <cstring>

#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/frontier.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

soccer::Pitch pitch(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

engines::Natural total(const std::string& name, const engines::RunOptions& options = {}) {
  return count_soccer_frontier(pitch(name), SoccerBy::total, options).rows.at(0).at(1).value();
}

// The rows of `layered` with nothing but what the frontier knows.
std::vector<std::vector<std::optional<engines::Natural>>> known_to_frontier(engines::Counts counts, SoccerBy by) {
  for (auto& row : counts.rows) {
    row[by == SoccerBy::total ? 0 : 1].reset();
    if (by == SoccerBy::ply) row[4].reset(), row[5].reset(), row[6].reset();
  }
  return counts.rows;
}

TEST(SoccerFrontier, AgreesWithLayeredInEveryGrouping) {
  for (const char* name : {"paper:1x1", "paper:4x1", "paper:1x2", "paper:2x2", "paper:1x5", "paper:4x2", "paper:2x4",
                           "paper:3x3", "classic:2x2", "classic:2x4", "classic:4x2"}) {
    for (const SoccerBy by : {SoccerBy::ply, SoccerBy::total, SoccerBy::ball}) {
      SCOPED_TRACE(name);
      const soccer::Pitch board = pitch(name);
      const engines::Counts counts = count_soccer_frontier(board, by);
      EXPECT_EQ(counts.status, engines::RunStatus::complete);
      EXPECT_EQ(counts.columns, soccer_columns(by));
      EXPECT_EQ(counts.rows, known_to_frontier(count_soccer(board, by), by));
    }
  }
}

TEST(SoccerFrontier, ALastPlyCutsTheRowsAndNothingElse) {
  const soccer::Pitch board = pitch("paper:3x3");
  const engines::Counts whole = count_soccer_frontier(board, SoccerBy::ply);
  for (const int last : {0, 1, 7, 30, 100}) {
    engines::RunOptions options;
    options.last_grade = last;
    auto expected = whole.rows;
    expected.resize(std::min<std::size_t>(expected.size(), static_cast<std::size_t>(last) + 1));
    EXPECT_EQ(count_soccer_frontier(board, SoccerBy::ply, options).rows, expected) << last;
    engines::Natural sum = 0;
    for (const auto& row : expected) sum += row[2].value();
    EXPECT_EQ(count_soccer_frontier(board, SoccerBy::total, options).rows.at(0).at(1), sum) << last;
  }
}

// Pitches beyond listing: the rows by ply and by ball must have the total's sum, though each is a sweep of its own with
// other lanes, and by ball without folds.
TEST(SoccerFrontier, GroupingsSumToTheTotalBeyondListing) {
  for (const char* name : {"paper:4x4", "paper:3x5", "paper:6x3", "classic:4x4", "classic:4x6"}) {
    SCOPED_TRACE(name);
    for (const SoccerBy by : {SoccerBy::ply, SoccerBy::ball}) {
      engines::Natural sum = 0;
      for (const auto& row : count_soccer_frontier(pitch(name), by).rows) sum += row[2].value();
      EXPECT_EQ(sum, total(name));
    }
  }
}

TEST(SoccerFrontier, TheSameRowsOnAnyNumberOfThreads) {
  const soccer::Pitch board = pitch("paper:5x4");
  const engines::Counts many = count_soccer_frontier(board, SoccerBy::ply);
  const tbb::global_control control(tbb::global_control::max_allowed_parallelism, 1);
  EXPECT_EQ(count_soccer_frontier(board, SoccerBy::ply).rows, many.rows);
}

TEST(SoccerFrontier, ANarrowCounterIsRefusedNotWrapped) {
  const soccer::Pitch board = pitch("paper:5x5");  // 2^72 classes and more
  for (const SoccerBy by : {SoccerBy::total, SoccerBy::ply, SoccerBy::ball}) {
    const engines::Counts counts = count_soccer_frontier(board, by, {}, 1);
    EXPECT_EQ(counts.status, engines::RunStatus::overflow);
    EXPECT_TRUE(counts.rows.empty());
  }
  EXPECT_EQ(count_soccer_frontier(board, SoccerBy::total, {}, 2).rows,
            count_soccer_frontier(board, SoccerBy::total, {}, 9).rows);  // of a width known at run time only
}

TEST(SoccerFrontier, MemoryThatDoesNotSufficeLeavesNoRows) {
  engines::RunOptions options;
  options.memory = std::size_t{1} << 20U;
  const engines::Counts counts = count_soccer_frontier(pitch("paper:5x5"), SoccerBy::ply, options);
  EXPECT_EQ(counts.status, engines::RunStatus::memory);
  EXPECT_TRUE(counts.rows.empty());
  EXPECT_NE(counts.stand.find("of 34"), std::string::npos) << counts.stand;
}

TEST(SoccerFrontier, PitchesBeyondADrawingAreTakenAsFarAsTheyAreNarrow) {
  // 1 x n is a strip: 403 vertices and more segments than a drawing holds.
  EXPECT_GT(total("paper:1x200"), engines::Natural(1) << 300U);
  EXPECT_THROW(count_soccer_frontier(pitch("paper:10x10"), SoccerBy::total), Error);
}

TEST(SoccerFrontier, WhatItCannotGroupItRefuses) {
  for (const SoccerBy by : {SoccerBy::bounces, SoccerBy::vertices, SoccerBy::size, SoccerBy::outcome}) {
    EXPECT_FALSE(frontier_can(by));
    EXPECT_THROW(count_soccer_frontier(pitch("paper:1x2"), by), Error);
  }
  engines::RunOptions options;
  options.last_grade = 3;
  EXPECT_THROW(count_soccer_frontier(pitch("paper:1x2"), SoccerBy::ball, options), Error);
}

// A checkpoint held in memory: `bytes` is what was saved last, and the run stops after so many saves.
struct Kept {
  std::vector<std::byte> bytes;
  std::size_t read = 0;
  int saves = 0;

  engines::Checkpoint checkpoint(std::stop_source& stop, int stop_after, bool resume) {
    engines::Checkpoint result;
    if (resume) {
      read = 0;
      result.resume = [this](std::span<std::byte> into) {
        if (into.size() > bytes.size() - read) throw Error(ErrorKind::unusable_input, "too short");
        std::memcpy(into.data(), bytes.data() + read, into.size());
        read += into.size();
      };
    }
    result.due = [] { return true; };
    result.save = [this, &stop, stop_after](const std::function<void(const engines::ByteSink&)>& write) {
      std::vector<std::byte> now;
      write([&](std::span<const std::byte> part) { now.insert(now.end(), part.begin(), part.end()); });
      bytes = std::move(now);
      if (++saves == stop_after) stop.request_stop();
    };
    return result;
  }
};

TEST(SoccerFrontier, ResumesFromAnyVertexToTheSameRows) {
  for (const auto& [name, by, mirror] :
       {std::tuple("paper:4x4", SoccerBy::ply, false), std::tuple("paper:4x4", SoccerBy::total, true),
        std::tuple("classic:2x4", SoccerBy::ball, false)}) {
    const soccer::Pitch board = pitch(name);
    const SoccerQuestion question(by, mirror);
    const engines::Counts expected = count_soccer_frontier(board, question);
    for (int stop_after = 1; stop_after < 30; ++stop_after) {
      Kept kept;
      std::stop_source stop;
      engines::RunOptions options;
      options.stop = stop.get_token();
      options.checkpoint = kept.checkpoint(stop, stop_after, false);
      const engines::Counts first = count_soccer_frontier(board, question, options);
      engines::RunOptions again;
      std::stop_source never;
      again.checkpoint = kept.checkpoint(never, 0, true);
      EXPECT_EQ(count_soccer_frontier(board, question, again).rows, expected.rows) << name << " " << stop_after;
      if (first.status == engines::RunStatus::complete) break;
      EXPECT_EQ(first.status, engines::RunStatus::interrupted);
    }
  }
}

TEST(SoccerFrontier, ACheckpointOfMemoryThatDidNotSufficeGoesOnWithMore) {
  const soccer::Pitch board = pitch("paper:5x4");
  Kept kept;
  std::stop_source never;
  engines::RunOptions options;
  options.memory = std::size_t{3} << 20U;
  options.checkpoint = kept.checkpoint(never, 0, false);
  ASSERT_EQ(count_soccer_frontier(board, SoccerBy::ply, options).status, engines::RunStatus::memory);
  engines::RunOptions more;
  more.checkpoint = kept.checkpoint(never, 0, true);
  EXPECT_EQ(count_soccer_frontier(board, SoccerBy::ply, more).rows, count_soccer_frontier(board, SoccerBy::ply).rows);
}

TEST(SoccerFrontier, ATruncatedCheckpointIsRefused) {
  const soccer::Pitch board = pitch("paper:3x3");
  Kept kept;
  std::stop_source stop;
  engines::RunOptions options;
  options.stop = stop.get_token();
  options.checkpoint = kept.checkpoint(stop, 6, false);
  ASSERT_EQ(count_soccer_frontier(board, SoccerBy::ply, options).status, engines::RunStatus::interrupted);
  const std::vector<std::byte> whole = kept.bytes;
  for (std::size_t size = 0; size < whole.size(); size += 1 + whole.size() / 50) {
    kept.bytes.assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(size));
    std::stop_source never;
    engines::RunOptions again;
    again.checkpoint = kept.checkpoint(never, 0, true);
    EXPECT_THROW(count_soccer_frontier(board, SoccerBy::ply, again), Error) << size << " bytes";
  }
}

}  // namespace
}  // namespace quadrille::enumerate
