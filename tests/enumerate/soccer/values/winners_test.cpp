// The classes by winner: against a walk of every history, against the generic engine with balls in its states, against
// the counts by ply, and up to the mirror.
#include "enumerate/soccer/values/winners.hpp"

#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <map>
#include <set>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/detail/backward_induction.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::values_winners_test {

using engines::RunStatus;

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

/// The rows from the values of every strong class; a weak class is a distinct drawing.
std::vector<CountRow> rows_of_strong_classes(const soccer::Pitch& pitch) {
  std::vector<CountRow> rows;
  graphs::with_width(pitch.lattice().edge_count(), [&]<std::size_t Words>() {
    const SoccerPlaySpace<Words> space(pitch);
    const auto winners = engines::solve_winners(space);
    std::set<graphs::EdgeSet<Words>> drawings;
    winners.for_each([&](const SoccerState<Words>& state, engines::Player winner) {
      if (!drawings.insert(state.drawing).second) return;
      while (rows.size() <= state.drawing.size()) {
        rows.push_back({.ply = static_cast<int>(rows.size()), .wins_1 = 0, .wins_2 = 0});
      }
      CountRow& row = rows[state.drawing.size()];
      *(winner == engines::Player::one ? row.wins_1 : row.wins_2) += 1;
    });
  });
  return rows;
}

TEST(SoccerWinnerCounts, AreThoseOfEveryHistoryWalkedByItself_standard) {
  for (const char* name : {"paper:1x1", "paper:2x1", "paper:5x1", "paper:1x2", "paper:1x3", "paper:2x2", "paper:1x4",
                           "classic:2x2", "paper:3x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto counted = count_soccer_winners(pitch);
    EXPECT_EQ(counted.status, RunStatus::complete) << name;
    EXPECT_EQ(counted.rows, count_soccer_winners_ref(pitch)) << name;
  }
}

TEST(SoccerWinnerCounts, AreThoseOfTheGenericEngineOnStatesWithBalls_standard) {
  for (const char* name : {"paper:1x1", "paper:2x2", "paper:3x2", "paper:1x5", "paper:2x3", "classic:2x2"}) {
    EXPECT_EQ(count_soccer_winners(pitch_of(name)).rows, rows_of_strong_classes(pitch_of(name))) << name;
  }
}

TEST(SoccerWinnerCounts, AddUpToTheWeakClassesOfEachPly_standard) {
  for (const char* name : {"paper:1x1", "paper:1x5", "paper:2x3", "paper:3x2", "paper:4x2", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    const auto by_ply = count_soccer_layered(pitch, By::ply).rows;
    const auto by_winner = count_soccer_winners(pitch).rows;
    ASSERT_EQ(by_winner.size(), by_ply.size()) << name;
    for (std::size_t ply = 0; ply < by_ply.size(); ++ply) {
      EXPECT_EQ(by_winner[ply].ply, by_ply[ply].ply) << name;
      EXPECT_EQ(*by_winner[ply].wins_1 + *by_winner[ply].wins_2, by_ply[ply].weak_classes) << name << ", ply " << ply;
    }
    EXPECT_EQ(*by_winner[0].wins_1 + *by_winner[0].wins_2, 1);
  }
}

TEST(SoccerWinnerCounts, UpToTheMirrorAreThoseOfTheSmallerImages) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x1", "classic:2x2"}) {
    const soccer::Pitch pitch = pitch_of(name);
    EXPECT_EQ(count_soccer_winners(pitch, Symmetry::mirror).rows, count_soccer_winners_ref(pitch, Symmetry::mirror))
        << name;
  }
  const auto classes = count_soccer_layered(pitch_of("paper:2x3"), By::ply, Symmetry::mirror).rows;
  const auto winners = count_soccer_winners(pitch_of("paper:2x3"), Symmetry::mirror).rows;
  ASSERT_EQ(winners.size(), classes.size());
  for (std::size_t ply = 0; ply < classes.size(); ++ply) {
    EXPECT_EQ(*winners[ply].wins_1 + *winners[ply].wins_2, classes[ply].weak_classes);
  }
  EXPECT_THROW(count_soccer_winners(pitch_of("paper:1x3"), Symmetry::mirror), Error);
}

TEST(SoccerWinnerCounts, AreTheSameOnAnyNumberOfThreads) {
  const soccer::Pitch pitch = pitch_of("paper:2x3");
  const auto rows = count_soccer_winners(pitch).rows;
  for (const std::size_t threads : {1U, 2U, 5U}) {
    const tbb::global_control control(tbb::global_control::max_allowed_parallelism, threads);
    EXPECT_EQ(count_soccer_winners(pitch).rows, rows);
  }
}

TEST(SoccerWinnerCounts, EndWithTheLastPlyAskedForAndSolveThemAll) {
  const soccer::Pitch pitch = pitch_of("paper:1x4");
  const auto all = count_soccer_winners(pitch).rows;
  for (std::size_t last = 0; last < all.size() + 2; ++last) {
    engines::RunOptions options;
    options.last_grade = static_cast<int>(last);
    const auto some = count_soccer_winners(pitch, Symmetry::none, options);
    EXPECT_EQ(some.status, last + 1 < all.size() ? RunStatus::grade_limit : RunStatus::complete);
    const auto kept = std::min(last + 1, all.size());
    EXPECT_EQ(some.rows, std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(kept)));
  }
}

TEST(SoccerWinnerCounts, KeepTheLastPliesThatAStopTokenLeaves) {
  const soccer::Pitch pitch = pitch_of("paper:2x3");
  const auto all = count_soccer_winners(pitch).rows;
  std::stop_source source;
  engines::RunOptions options;
  options.stop = source.get_token();
  options.observer = [&](const engines::Progress& progress) {
    if (progress.fraction && progress.grade == 10) source.request_stop();
  };
  const auto some = count_soccer_winners(pitch, Symmetry::none, options);
  EXPECT_EQ(some.status, RunStatus::interrupted);
  EXPECT_EQ(some.reached, "at ply 11, from the end");
  EXPECT_EQ(some.rows, std::vector(all.begin() + 11, all.end()));
  const auto none = count_soccer_winners(pitch, Symmetry::none, options);
  EXPECT_EQ(none.status, RunStatus::interrupted);
  EXPECT_TRUE(none.rows.empty());
}

TEST(SoccerWinnerCounts, BeginNothingThatDoesNotFitAndEndWhereTheTablesDoNot) {
  engines::RunOptions options;
  options.memory = std::size_t{64} << 20U;
  const auto too_many = count_soccer_winners(pitch_of("paper:3x3"), Symmetry::none, options);
  EXPECT_EQ(too_many.status, RunStatus::memory);
  EXPECT_EQ(too_many.reached, "before ply 0, with 11546908 classes to hold at once, which take 99 MiB or more");
  options.memory = std::size_t{1} << 20U;  // room for its classes, not for its tables
  const auto ended = count_soccer_winners(pitch_of("paper:2x3"), Symmetry::none, options);
  EXPECT_EQ(ended.status, RunStatus::memory);
  EXPECT_TRUE(ended.rows.empty());
  EXPECT_EQ(ended.reached, "before any winner was known");
}

}  // namespace quadrille::enumerate::values_winners_test
