// One sweep of a family gives the numbers of a separate sweep of each of its pitches.
#include <gtest/gtest.h>
#include <tbb/global_control.h>

#include <limits>
#include <stop_token>

#include "enumerate/soccer/family_sweep.hpp"
#include "enumerate/soccer/frontier.hpp"
#include "enumerate/soccer/histories/counts.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate::family_sweep_test {

using engines::Budget;
using soccer::Rules;

constexpr std::size_t no_limit = std::numeric_limits<std::size_t>::max();

soccer::Pitch pitch(Rules rules, int width, int height) { return soccer::Pitch({rules, width, height}); }

struct Family {
  Rules rules;
  int width;
  int last_height;
};

TEST(FamilySweep, HasTheClassesOfEachPitch_standard) {
  for (const auto& [rules, width, last] : {Family{Rules::paper, 1, 23},
                                           {Rules::paper, 2, 17},
                                           {Rules::paper, 3, 11},
                                           {Rules::paper, 4, 8},
                                           {Rules::classic, 2, 16},
                                           {Rules::classic, 4, 10}}) {
    Budget budget(no_limit);
    FamilySweep family(rules, width, FamilyCount::classes, budget, {});
    for (int height = least_family_height; height <= last; height += soccer::size_step(rules)) {
      const auto alone = count_soccer_frontier(pitch(rules, width, height), By::total).rows.at(0);
      EXPECT_EQ(family.at(height) + 1, alone.strong_classes) << width << 'x' << height;
    }
  }
}

TEST(FamilySweep, HasTheHistoriesOfEachPitch) {
  for (const auto& [rules, width, last] :
       {Family{Rules::paper, 1, 17}, {Rules::paper, 2, 10}, {Rules::classic, 2, 10}}) {
    Budget budget(no_limit);
    FamilySweep family(rules, width, FamilyCount::histories, budget, {});
    for (int height = least_family_height; height <= last; height += soccer::size_step(rules)) {
      const auto alone = count_soccer_trails(pitch(rules, width, height), By::total).rows.at(0);
      EXPECT_EQ(family.at(height), alone.histories) << width << 'x' << height;
    }
  }
}

TEST(FamilySweep, TakesHeightsInAnyOrderAndOnAnyNumberOfThreads) {
  Budget budget(no_limit);
  FamilySweep family(Rules::paper, 2, FamilyCount::classes, budget, {});
  const Natural of_40 = family.at(40);
  const Natural of_7 = family.at(7);
  const tbb::global_control one(tbb::global_control::max_allowed_parallelism, 1);
  FamilySweep again(Rules::paper, 2, FamilyCount::classes, budget, {});
  EXPECT_EQ(again.at(7), of_7);
  EXPECT_EQ(again.at(40), of_40);
  EXPECT_EQ(again.at(40), of_40);
}

TEST(FamilyCounts, FillsWhatTheEngineFills) {
  const engines::RunOptions options;
  FamilyCounts classes(Rules::paper, 1, soccer::Engine::frontier, options);
  EXPECT_FALSE(classes.at(6).histories);
  FamilyCounts both(Rules::paper, 1, soccer::Engine::trails, options);
  EXPECT_EQ(both.at(6), count_soccer_trails(pitch(Rules::paper, 1, 6), By::total).rows.at(0));
  EXPECT_EQ(both.at(6).weak_classes, classes.at(6).weak_classes);
}

TEST(FamilyCounts, AreForNarrowFamiliesOfEnginesThatSweep) {
  EXPECT_TRUE(worth_a_family_sweep(soccer::Engine::trails, 3, 2));
  EXPECT_FALSE(worth_a_family_sweep(soccer::Engine::trails, 4, 100));
  EXPECT_TRUE(worth_a_family_sweep(soccer::Engine::frontier, 4, 2));
  EXPECT_FALSE(worth_a_family_sweep(soccer::Engine::frontier, 1, 1));
  EXPECT_FALSE(worth_a_family_sweep(soccer::Engine::layered, 1, 10));
}

// From the whole state every step leads to that state alone.
TEST(FamilyRows, StayWholeOnceTheyAre) {
  for (const FamilyCount what : {FamilyCount::classes, FamilyCount::histories}) {
    const FamilyRows rows = family_rows(Rules::paper, 2, what);
    for (const RowSteps& steps : {rows.start, rows.above, rows.high}) {
      for (const engines::TransferStep& step : steps) {
        int visits = 0;
        step(rows.whole_state, [&](engines::TransferKey key) {
          EXPECT_EQ(key, rows.whole_state);
          ++visits;
        });
        EXPECT_EQ(visits, 1);
      }
    }
  }
}

TEST(FamilySweep, StopsOnRequestOrWhenMemoryIsReached) {
  std::stop_source stop;
  Budget budget(no_limit);
  FamilySweep family(Rules::paper, 1, FamilyCount::classes, budget, stop.get_token());
  stop.request_stop();
  EXPECT_THROW(family.at(100), engines::Interrupted);
  Budget narrow(1 << 20U);
  EXPECT_THROW(FamilySweep(Rules::paper, 3, FamilyCount::classes, narrow, {}), engines::OutOfBudget);
  EXPECT_EQ(narrow.used(), 0U);
  EXPECT_THROW(FamilySweep(Rules::paper, 12, FamilyCount::classes, budget, {}), Error);
  EXPECT_THROW(FamilySweep(Rules::paper, 9, FamilyCount::histories, budget, {}), Error);
}

}  // namespace quadrille::enumerate::family_sweep_test
