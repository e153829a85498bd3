// The public counts: rows by name, the choice of the engine, the ending of a count, limits on the arguments.
#include <gtest/gtest.h>

#include "enumerate/run/process_memory.hpp"
#include "quadrille/error.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::count_test {

TEST(Count, GivesRowsByName) {
  const Answer answer = count({.pitch = "paper:3x3", .plies = 2});
  EXPECT_EQ(answer.ending.status, RunStatus::grade_limit);
  EXPECT_TRUE(answer.ending.whole());
  EXPECT_TRUE(answer.table.unfilled.empty());
  ASSERT_EQ(rows(answer).size(), 3U);
  EXPECT_EQ(rows(answer)[1].ply, 1);
  EXPECT_EQ(rows(answer)[1].histories, 8);
  EXPECT_EQ(rows(answer)[1].weak_classes, 8);
}

TEST(Count, ByEveryGroupingHasTheSameClasses) {
  const auto classes = [](By by) {
    Natural sum = 0;
    for (const CountRow& row : rows(count({.pitch = "paper:2x2", .by = by}))) sum += *row.weak_classes;
    return sum;
  };
  for (const By by : {By::ply, By::ball, By::bounces, By::vertices, By::size}) {
    EXPECT_EQ(classes(by), classes(By::total)) << to_string(by);
  }
}

TEST(Count, ByWinnerSplitsTheClassesOfEachPly) {
  for (const bool mirror : {false, true}) {
    const auto plies = rows(count({.pitch = "paper:2x2", .mirror = mirror}));
    const Answer answer = count({.pitch = "paper:2x2", .by = By::winner, .mirror = mirror});
    EXPECT_EQ(answer.ending.status, RunStatus::complete);
    const auto winners = rows(answer);
    ASSERT_EQ(winners.size(), plies.size());
    for (std::size_t ply = 0; ply < plies.size(); ++ply) {
      EXPECT_EQ(*winners[ply].wins_1 + *winners[ply].wins_2, plies[ply].weak_classes);
    }
    const Answer first = count({.pitch = "paper:2x2", .by = By::winner, .plies = 3, .mirror = mirror});
    EXPECT_EQ(first.ending.status, RunStatus::grade_limit);
    EXPECT_EQ(rows(first), std::vector(winners.begin(), winners.begin() + 4));
  }
}

TEST(Count, ByWinnerSaysWhichPliesAreMissing) {
  Options options;
  options.memory = running::resident_memory() + (std::size_t{64} << 20U);
  const auto [table, none] = count({.pitch = "paper:3x3", .by = By::winner, .plies = 1}, options);
  EXPECT_TRUE(table.rows.empty());
  EXPECT_EQ(none.status, RunStatus::memory);
  EXPECT_EQ(none.missing, "all plies");
  EXPECT_EQ(none.reached, "before ply 0, with 11546908 classes to hold at once, which take 99 MiB or more");
  EXPECT_EQ(none.remedy, "give more, or a smaller pitch");

  std::stop_source source;
  options = {};
  options.stop = source.get_token();
  options.progress = [&](const Progress& at) {
    if (at.fraction && at.grade == 10) source.request_stop();
  };
  const Answer some = count({.pitch = "paper:2x3", .by = By::winner}, options);
  EXPECT_EQ(some.ending.status, RunStatus::interrupted);
  EXPECT_EQ(some.ending.missing, "all plies before 11");
  EXPECT_EQ(some.table.missing, some.ending.missing);
  EXPECT_EQ(rows(some).at(0).ply, 11);
}

TEST(Count, NotesWhichEngineItTakesAndWhatTheEngineLeavesEmpty_standard) {
  std::string notes;
  Options options;
  options.note = [&](std::string_view text) { notes += std::string(text) + "\n"; };
  count({.pitch = "paper:1x3"}, options);
  EXPECT_EQ(notes, "");  // all columns have values, so there is nothing to note
  EXPECT_EQ(plan(CountRequest{.pitch = "paper:1x3"}).reason,
            "the classes are few enough to list, and it fills every column of this table");
  count({.pitch = "paper:5x5", .by = By::total}, options);
  EXPECT_EQ(
      notes,
      "engine auto takes colour: there are more than 100000000 classes, too many to list; histories stay empty\n");
  const CountPlan named = plan(CountRequest{.pitch = "paper:1x3", .engine = Engine::frontier});
  EXPECT_TRUE(named.reason.empty());
  EXPECT_EQ(named.table.unfilled, std::vector<std::string>{"histories"});
  EXPECT_EQ(plan(CountRequest{.pitch = "paper:7x7", .engine = Engine::frontier}).table.unfilled,
            (std::vector<std::string>{"histories", "goal_1", "goal_2", "blocked"}));
  EXPECT_EQ(run(named).table.unfilled, named.table.unfilled);
  EXPECT_EQ(plan(CountRequest{.pitch = "paper:1x3", .by = By::ball, .engine = Engine::reverse}).table.unfilled,
            (std::vector<std::string>{"histories"}));
}

TEST(Count, SaysWhatIsMissingWhenItIsStopped) {
  std::stop_source source;
  source.request_stop();
  Options options;
  options.stop = source.get_token();
  const Ending listed = count({.pitch = "paper:3x3", .engine = Engine::layered}, options).ending;
  EXPECT_EQ(listed.status, RunStatus::interrupted);
  EXPECT_EQ(listed.reached, "after ply 0");
  EXPECT_EQ(listed.missing, "all plies after 0");
  EXPECT_FALSE(listed.resumable);
  const auto [table, swept] = count({.pitch = "paper:3x3", .engine = Engine::frontier}, options);
  EXPECT_TRUE(table.rows.empty());
  EXPECT_EQ(swept.missing, "all plies");
  EXPECT_EQ(swept.reached.find("at vertex "), 0U) << swept.reached;
}

// The frontier counts the classes of paper:2x5, as their number decides the choice of an engine.
TEST(Count, HeedsTheStopTokenWhileItChoosesAnEngine) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  int reports = 0;
  options.progress = [&](const Progress& at) {
    EXPECT_STREQ(at.unit, "vertex");
    if (++reports == 3) source.request_stop();
  };
  const CountPlan chosen = plan(CountRequest{.pitch = "paper:2x5"}, options);
  EXPECT_GE(reports, 3);
  ASSERT_TRUE(chosen.ended);
  const auto [table, ending] = run(chosen);
  EXPECT_EQ(ending.status, RunStatus::interrupted);
  EXPECT_TRUE(table.rows.empty());
  EXPECT_EQ(ending.missing, "all plies");
  EXPECT_EQ(table.missing, ending.missing);
  EXPECT_EQ(ending.reached.find("at vertex "), 0U) << ending.reached;
}

TEST(Count, RefusesWhatItCannotCount) {
  EXPECT_THROW(count({.pitch = "paper:3"}), Error);
  EXPECT_THROW(count({.pitch = "paper:3x3", .plies = -1}), Error);
  EXPECT_THROW(count({.pitch = "paper:3x3", .mirror = true}), Error);
  EXPECT_THROW(count({.pitch = "paper:3x3", .by = By::size, .engine = Engine::reverse}), Error);
  EXPECT_THROW(count({.pitch = "paper:3x3", .by = By::winner, .engine = Engine::frontier}), Error);
  Options saved;
  saved.checkpoint = "count_test.checkpoint";
  EXPECT_THROW(count({.pitch = "paper:3x3", .engine = Engine::reverse}, saved), Error);
  EXPECT_THROW(count({.pitch = "paper:2x2", .by = By::winner}, saved), Error);
}

TEST(Request, IsInItsNormalForm) {
  EXPECT_EQ(request_of({.pitch = "paper:2x2", .by = By::ball, .engine = Engine::reverse, .plies = 3, .mirror = true}),
            "quadrille count soccer --pitch paper:2x2 --engine reverse --plies 3 --modulo mirror --by ball");
}

TEST(ForEachPosition, HandsOnEveryClassAndStopsOnRequest) {
  std::size_t handed_on = 0;
  const auto all = for_each_position({"paper:1x3"}, [&](std::span<const PositionRow> some) {
    handed_on += some.size();
    return true;
  });
  EXPECT_EQ(all.status, RunStatus::complete);
  EXPECT_EQ(Natural(handed_on), rows(count({.pitch = "paper:1x3", .by = By::total})).at(0).strong_classes);
  const auto first = for_each_position({"paper:1x3"}, [](std::span<const PositionRow> some) {
    EXPECT_EQ(some.front().drawing, "0x0");
    EXPECT_EQ(some.front().outcome, "ongoing");
    return false;
  });
  EXPECT_EQ(first.status, RunStatus::interrupted);
}

}  // namespace quadrille::soccer::count_test
