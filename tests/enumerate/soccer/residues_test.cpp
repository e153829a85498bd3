// Counts by residues, and counts on ranks (threads here), equal the ordinary counts.
#include "enumerate/soccer/residues.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <optional>
#include <stop_token>

#include "enumerate/soccer/engine.hpp"
#include "enumerate/soccer/sweep.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/engines/ranks_of_threads.hpp"

namespace quadrille::enumerate::residues_test {

using soccer::Engine;
using soccer::Pitch;

void expect_same(Engine engine, const char* name, By by, Symmetry symmetry = Symmetry::none) {
  const Pitch pitch(soccer::parse_pitch_name(name));
  const auto right = count_soccer(engine, pitch, by, symmetry, {}).rows;
  const std::size_t needed = primes_needed(engine, pitch);
  EXPECT_EQ(count_soccer_by_residues(engine, pitch, by, symmetry, {}, needed).rows, right) << name;
  EXPECT_THROW(count_soccer_by_residues(engine, pitch, by, symmetry, {}, needed - 1), Error) << name;
  for (const std::size_t count : {1U, 2U, 5U}) {
    engines::on_ranks_of_threads(
        count,
        [&](engines::Ranks& ranks) {
          engines::RunOptions options;
          options.ranks = &ranks;
          EXPECT_EQ(count_soccer(engine, pitch, by, symmetry, options).rows, right) << name;
        },
        count);
  }
}

TEST(Residues, AndRanksGiveTheCounts_extreme) {
  expect_same(Engine::frontier, "paper:4x4", By::total);
  expect_same(Engine::frontier, "paper:3x3", By::ply);
  expect_same(Engine::frontier, "classic:2x4", By::ball);
  expect_same(Engine::frontier, "paper:4x3", By::total, Symmetry::mirror);
  expect_same(Engine::frontier, "paper:2x3", By::ball, Symmetry::mirror);
  expect_same(Engine::trails, "paper:2x2", By::ply);
  expect_same(Engine::trails, "paper:2x2", By::outcome);
  expect_same(Engine::frontier, "paper:1x1", By::total);
}

// The number of states of a sweep does not depend on the number of ranks.
TEST(Ranks, LearnHowManyStatesASweepHas_standard) {
  const Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  std::vector<engines::SweepSize> sizes;
  for (const std::size_t count : {1U, 2U, 3U}) {
    engines::on_ranks_of_threads(count, [&](engines::Ranks& ranks) {
      engines::RunOptions options;
      options.ranks = &ranks;
      count_soccer(Engine::frontier, pitch, By::total, Symmetry::none, options);
      if (ranks.rank() != 0) return;
      const auto& reported = static_cast<const engines::RankOfThread&>(ranks).sizes;
      ASSERT_EQ(reported.size(), 1);
      sizes.push_back(reported.front());
    });
  }
  ASSERT_EQ(sizes.size(), 3);
  EXPECT_GT(sizes[0].most_states, 10);
  EXPECT_GT(sizes[0].expanded, sizes[0].most_states);
  for (const engines::SweepSize& size : sizes) {
    EXPECT_EQ(size.most_states, sizes[0].most_states);
    EXPECT_EQ(size.expanded, sizes[0].expanded);
    EXPECT_EQ(size.record_bytes, 16);  // a key and a count
  }
}

TEST(Residues, GiveTheRowsOfTrails_standard) {
  for (const char* const name : {"paper:2x3", "classic:2x4"}) {
    const Pitch pitch(soccer::parse_pitch_name(name));
    for (const By by : {By::ply, By::total, By::outcome}) {
      EXPECT_EQ(count_soccer_trails_by_residues(pitch, by, {}).rows, count_soccer_trails(pitch, by).rows) << name;
    }
  }
  engines::RunOptions options;
  options.last_grade = 9;
  const Pitch pitch(soccer::parse_pitch_name("paper:2x3"));
  EXPECT_EQ(count_soccer_trails_by_residues(pitch, By::ply, options).rows,
            count_soccer_trails(pitch, By::ply, options).rows);
}

TEST(Residues, LeaveTheClassesWhereMemoryEnds) {
  const Pitch pitch(soccer::parse_pitch_name("paper:3x4"));
  engines::RunOptions options;
  options.memory = std::size_t{4} << 20U;  // enough for the classes
  const auto found = count_soccer_trails_by_residues(pitch, By::total, options);
  EXPECT_EQ(found.status, engines::RunStatus::memory);
  ASSERT_EQ(found.rows.size(), 1U);
  EXPECT_FALSE(found.rows[0].histories);
  EXPECT_EQ(found.rows, count_soccer_frontier(pitch, By::total).rows);
  EXPECT_TRUE(count_soccer_trails_by_residues(pitch, By::outcome, options).rows.empty());
}

// A pass that ends early has residues of one prime, and no counts.
TEST(Residues, HaveNoRowsWhereAPassEndsEarly_standard) {
  const Pitch pitch(soccer::parse_pitch_name("paper:4x4"));
  const std::size_t primes = primes_needed(Engine::frontier, pitch);
  std::stop_source stop;
  engines::RunOptions options;
  options.stop = stop.get_token();
  const auto stop_at_the_last = [&](std::size_t number, std::uint64_t /*prime*/) -> std::optional<engines::Checkpoint> {
    if (number == primes) stop.request_stop();
    return std::nullopt;
  };
  ASSERT_GT(primes, 1U);
  const auto found =
      count_soccer_by_residues(Engine::frontier, pitch, By::ply, Symmetry::none, options, primes, stop_at_the_last);
  EXPECT_EQ(found.status, engines::RunStatus::interrupted);
  EXPECT_EQ(found.reached.substr(found.reached.find(", prime")), fmt::format(", prime {} of {}", primes, primes));
  EXPECT_TRUE(found.rows.empty());
  EXPECT_EQ(found.last_finished_grade, -1);

  const Pitch larger(soccer::parse_pitch_name("paper:3x4"));
  options = {};
  options.memory = std::size_t{4} << 20U;  // enough for the classes
  const auto classes = count_soccer_by_residues(Engine::trails, larger, By::total, Symmetry::none, options,
                                                primes_needed(Engine::trails, larger));
  EXPECT_EQ(classes.status, engines::RunStatus::memory);
  EXPECT_TRUE(classes.rows.empty());
}

// The memory lies between the needs of exact counters and of residues.
TEST(Residues, AreTakenWhereExactCountersDoNotFit) {
  CountTask task{soccer::parse_pitch_name("paper:4x4"), By::outcome};
  const double exact = cost_of_trails(task.pitch, task.by, {}).bytes;
  const double residues = cost_of_trails(task.pitch, task.by, {}, TrailCounters::residues).bytes;
  ASSERT_LT(residues, exact);
  engines::RunOptions options;
  options.memory = static_cast<std::size_t>(exact) + 1;
  EXPECT_FALSE(residues_fit_better(task, options));
  options.memory = static_cast<std::size_t>(residues) + 1;
  EXPECT_TRUE(residues_fit_better(task, options));
  task.saved = true;
  EXPECT_FALSE(residues_fit_better(task, options));
  task.saved = false;
  options.memory = static_cast<std::size_t>(residues) - 1;
  EXPECT_FALSE(residues_fit_better(task, options));
}

TEST(Residues, AreReportedModuloThePrime) {
  EXPECT_EQ(reduced(Natural(12), 0), 12);
  EXPECT_EQ(reduced(Natural(12), 7), 5);
}

}  // namespace quadrille::enumerate::residues_test
