// The public counts: rows by name, the choice of the engine, what an ended count says, limits on the arguments.
#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::count_test {

TEST(Count, GivesRowsByName) {
  const Result<PlyCounts> result = count(CountQuery{.pitch = "paper:3x3", .plies = 2});
  EXPECT_EQ(result.status, RunStatus::grade_limit);
  EXPECT_TRUE(result.whole());
  ASSERT_EQ(result.rows.size(), 3U);
  EXPECT_EQ(result.rows[1].ply, 1);
  EXPECT_EQ(result.rows[1].histories, Natural(8));
  EXPECT_EQ(result.rows[1].weak_classes, 8);
  EXPECT_TRUE(result.unfilled.empty());
}

TEST(Count, ByEveryGroupingHasTheSameClasses) {
  const Natural all = count(CountTotalQuery{.pitch = "paper:2x2"}).rows.at(0).weak_classes;
  const auto sum = [](const auto& result) {
    Natural classes = 0;
    for (const auto& row : result.rows) classes += row.weak_classes;
    return classes;
  };
  EXPECT_EQ(sum(count(CountQuery{.pitch = "paper:2x2"})), all);
  EXPECT_EQ(sum(count(CountByBallQuery{.pitch = "paper:2x2"})), all);
  EXPECT_EQ(sum(count(CountByBouncesQuery{.pitch = "paper:2x2"})), all);
  EXPECT_EQ(sum(count(CountByVerticesQuery{.pitch = "paper:2x2"})), all);
  EXPECT_EQ(sum(count(CountBySizeQuery{.pitch = "paper:2x2"})), all);
}

TEST(Count, ByWinnerSplitsTheClassesOfEachPly) {
  for (const bool mirror : {false, true}) {
    const auto plies = count(CountQuery{.pitch = "paper:2x2", .mirror = mirror}).rows;
    const Result<WinnerCounts> winners = count(CountWinnerQuery{.pitch = "paper:2x2", .mirror = mirror});
    EXPECT_EQ(winners.status, RunStatus::complete);
    ASSERT_EQ(winners.rows.size(), plies.size());
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
      EXPECT_EQ(winners.rows[ply].wins_1 + winners.rows[ply].wins_2, plies[ply].weak_classes);
    }
    const Result<WinnerCounts> first = count(CountWinnerQuery{.pitch = "paper:2x2", .plies = 3, .mirror = mirror});
    EXPECT_EQ(first.status, RunStatus::grade_limit);
    EXPECT_EQ(first.rows, std::vector(winners.rows.begin(), winners.rows.begin() + 4));
  }
}

TEST(Count, ByWinnerSaysWhichPliesAreMissing) {
  Options options;
  options.memory = std::size_t{64} << 20U;
  const Result<WinnerCounts> none = count(CountWinnerQuery{.pitch = "paper:3x3", .plies = 1}, options);
  EXPECT_EQ(none.status, RunStatus::memory);
  EXPECT_EQ(none.missing, "all plies");
// A sanitizer takes more than these 64 MiB itself.
#ifndef QUADRILLE_SANITIZED
  EXPECT_EQ(none.reached, "before ply 0, with 11546908 classes to hold at once, which take 99 MiB or more");
#endif
  EXPECT_EQ(none.remedy, "give more, or a smaller pitch");

  std::stop_source source;
  options = {};
  options.stop = source.get_token();
  options.progress = [&](const Progress& at) {
    if (at.fraction && at.grade == 10) source.request_stop();
  };
  const Result<WinnerCounts> some = count(CountWinnerQuery{.pitch = "paper:2x3"}, options);
  EXPECT_EQ(some.status, RunStatus::interrupted);
  EXPECT_EQ(some.missing, "all plies before 11");
  EXPECT_EQ(some.rows.front().ply, 11);
}

TEST(Count, NotesWhichEngineItTakesAndWhatTheEngineLeavesEmpty_standard) {
  std::string notes;
  Options options;
  options.note = [&](std::string_view text) { notes += std::string(text) + "\n"; };
  count(CountQuery{.pitch = "paper:1x3"}, options);
  EXPECT_EQ(notes, "");  // nothing is given up, so nobody need know
  EXPECT_EQ(plan(CountQuery{.pitch = "paper:1x3"}).reason,
            "the classes are few enough to list, and it fills every column of this table");
  count(CountTotalQuery{.pitch = "paper:5x5"}, options);
  EXPECT_EQ(notes,
            "--engine auto takes frontier: there are more than 100000000 classes, too many to list; histories stay "
            "empty\n");
  const CountPlan<PlyCounts> named = plan(CountQuery{.pitch = "paper:1x3", .engine = Engine::frontier});
  EXPECT_TRUE(named.reason.empty());
  EXPECT_EQ(named.unfilled, std::vector<std::string>{"histories"});
  EXPECT_EQ(plan(CountQuery{.pitch = "paper:7x7", .engine = Engine::frontier}).unfilled,
            (std::vector<std::string>{"histories", "goal_1", "goal_2", "blocked"}));
  EXPECT_EQ(count(named).unfilled, named.unfilled);
  EXPECT_EQ(plan(CountByBallQuery{.pitch = "paper:1x3", .engine = Engine::reverse}).unfilled,
            (std::vector<std::string>{"histories"}));
}

TEST(Count, SaysWhatIsMissingWhenItIsStopped) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const Result<PlyCounts> result = count(CountQuery{.pitch = "paper:3x3", .engine = Engine::layered}, options);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_EQ(result.reached, "after ply 0");
  EXPECT_EQ(result.missing, "all plies after 0");
  EXPECT_FALSE(result.resumable);
  const auto swept = count(CountQuery{.pitch = "paper:3x3", .engine = Engine::frontier}, options);
  EXPECT_TRUE(swept.rows.empty());
  EXPECT_EQ(swept.missing, "all plies");
  EXPECT_EQ(swept.reached.find("at vertex "), 0U) << swept.reached;
}

// paper:2x5 has so many classes that the frontier counts them to choose an engine.
TEST(Count, HeedsTheStopTokenWhileItChoosesAnEngine) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  int reports = 0;
  options.progress = [&](const Progress& at) {
    EXPECT_STREQ(at.unit, "vertex");
    if (++reports == 3) source.request_stop();
  };
  const CountPlan<PlyCounts> chosen = plan(CountQuery{.pitch = "paper:2x5"}, options);
  EXPECT_GE(reports, 3);
  ASSERT_TRUE(chosen.counted);
  const Result<PlyCounts> result = count(chosen);
  EXPECT_EQ(result.status, RunStatus::interrupted);
  EXPECT_TRUE(result.rows.empty());
  EXPECT_EQ(result.missing, "all plies");
  EXPECT_EQ(result.reached.find("at vertex "), 0U) << result.reached;
}

TEST(Count, RefusesWhatItCannotCount) {
  EXPECT_THROW(count(CountQuery{.pitch = "paper:3"}), Error);
  EXPECT_THROW(count(CountQuery{.pitch = "paper:3x3", .plies = -1}), Error);
  EXPECT_THROW(count(CountQuery{.pitch = "paper:3x3", .mirror = true}), Error);
  EXPECT_THROW(count(CountBySizeQuery{.pitch = "paper:3x3", .engine = Engine::reverse}), Error);
  EXPECT_THROW(count(CountWinnerQuery{.pitch = "paper:3x3", .engine = Engine::frontier}), Error);
  Options saved;
  saved.checkpoint = "count_test.checkpoint";
  EXPECT_THROW(count(CountQuery{.pitch = "paper:3x3", .engine = Engine::reverse}, saved), Error);
  EXPECT_THROW(count(CountWinnerQuery{.pitch = "paper:2x2"}, saved), Error);
}

TEST(Request, IsInItsNormalForm) {
  EXPECT_EQ(request_of(CountByBallQuery{.pitch = "paper:2x2", .engine = Engine::reverse, .plies = 3, .mirror = true}),
            "quadrille count soccer --pitch paper:2x2 --engine reverse --plies 3 --modulo mirror --by ball");
}

TEST(ForEachPosition, HandsOnEveryClassAndStopsWhenTold) {
  std::size_t rows = 0;
  const auto all = for_each_position({"paper:1x3"}, [&](std::span<const PositionRow> some) {
    rows += some.size();
    return true;
  });
  EXPECT_EQ(all.status, RunStatus::complete);
  EXPECT_EQ(Natural(rows), count(CountTotalQuery{.pitch = "paper:1x3"}).rows.at(0).strong_classes);
  const auto first = for_each_position({"paper:1x3"}, [](std::span<const PositionRow> some) {
    EXPECT_EQ(some.front().drawing, "0x0");
    EXPECT_EQ(some.front().outcome, "ongoing");
    return false;
  });
  EXPECT_EQ(first.status, RunStatus::interrupted);
}

}  // namespace quadrille::soccer::count_test
