// A count before it starts: the pitch is read once and carried, and whoever has to agree is shown the outlook once.
#include "enumerate/soccer/plan.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "quadrille/error.hpp"
#include "quadrille/soccer_family.hpp"

namespace quadrille::soccer::plan_test {

TEST(Plan, HandsOnWhatItHasRead) {
  const auto planned =
      plan(CountByBallQuery{.pitch = "classic:02x4", .engine = Engine::reverse, .plies = 3, .mirror = true});
  EXPECT_EQ(planned.query.pitch, "classic:2x4");
  const enumerate::CountTask task = task_of(planned);
  EXPECT_EQ(task.pitch, (PitchName{Rules::classic, 2, 4}));
  EXPECT_EQ(task.by, enumerate::Grouping::ball);
  EXPECT_EQ(task.symmetry, enumerate::Symmetry::mirror);
  EXPECT_EQ(task.last_ply, 3);
  EXPECT_EQ(request_of(planned),
            "quadrille count soccer --pitch classic:2x4 --engine reverse --plies 3 --modulo mirror --by ball");
  EXPECT_EQ(request_of(planned), request_of(planned.query));
}

TEST(Plan, NamesTheColumnsThatARowLeavesEmpty) {
  EXPECT_EQ(empty_columns(TotalCounts{.histories = {}, .weak_classes = 1, .strong_classes = 1}),
            std::vector<std::string>{"histories"});
}

TEST(CountOutlook, IsShownOnceBeforeTheCount) {
  int shown = 0;
  Engine engine = Engine::automatic;
  std::optional<RequestSize> size;
  const CountQuery query{.pitch = "paper:2x3"};
  const Result<PlyCounts> result = count(query, {}, [&](const CountOutlook<PlyCounts>& outlook) {
    ++shown;
    engine = outlook.plan.query.engine;
    size = outlook.size;
    EXPECT_FALSE(outlook.total_is_swept);
  });
  EXPECT_EQ(shown, 1);
  EXPECT_EQ(engine, Engine::layered);
  EXPECT_EQ(size.value().count, size_of(plan(query)).value().count);
  EXPECT_EQ(result.rows, count(query).rows);
}

TEST(CountOutlook, EndsTheJobBeforeAnyWorkIfNobodyAgrees) {
  const std::string file = testing::TempDir() + "quadrille-nobody-agrees";
  std::filesystem::remove(file);
  Options options;
  options.checkpoint = file;
  options.note = [](std::string_view text) { ADD_FAILURE() << text; };
  const auto refuse = [](const auto&) { throw std::runtime_error("too large"); };
  EXPECT_THROW(count(CountQuery{.pitch = "paper:1x3", .engine = Engine::layered}, options, refuse), std::runtime_error);
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(CountOutlook, SaysBeyondTheUsualWhetherTheTotalIsSwept_standard) {
  const CountQuery listed{.pitch = "paper:3x5", .engine = Engine::layered};
  const CountPlan<PlyCounts> by_ply = plan(listed);
  EXPECT_TRUE(is_beyond_usual(outlook_of(by_ply, {}).size.value()));
  EXPECT_EQ(plan(CountTotalQuery{.pitch = "paper:3x5"}).query.engine, Engine::trails);
  EXPECT_TRUE(outlook_of(by_ply, {}).total_is_swept);
  EXPECT_TRUE(outlook_of(by_ply, {}).memory_of_trails.has_value());
  const CountPlan<PlyCounts> wide = plan(CountQuery{.pitch = "paper:5x5", .engine = Engine::layered});
  EXPECT_TRUE(outlook_of(wide, {}).total_is_swept);
  EXPECT_FALSE(outlook_of(wide, {}).memory_of_trails.has_value());  // too wide for it
  const CountPlan<TotalCounts> total = plan(CountTotalQuery{.pitch = "paper:5x5", .engine = Engine::layered});
  EXPECT_FALSE(outlook_of(total, {}).total_is_swept);  // it is the total
}

TEST(FamilyOutlook, HasThePlansAndTheSizesOfAllPitches) {
  const CountFamilyQuery query{.pitches = "paper:2x2..3", .engine = Engine::layered};
  int shown = 0;
  const auto rows = count(query, {}, [&](const FamilyOutlook& outlook) {
                      ++shown;
                      EXPECT_EQ(outlook.plan.pitches.size(), 2U);
                      EXPECT_EQ(outlook.plan.pitches[1].pitch, (PitchName{Rules::paper, 2, 3}));
                      EXPECT_EQ(outlook.size.value().count, size_of(plan(query)).value().count);
                    }).rows;
  EXPECT_EQ(shown, 1);
  EXPECT_EQ(rows, count(query).rows);
}

}  // namespace quadrille::soccer::plan_test
