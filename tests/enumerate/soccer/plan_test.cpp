// A count before it starts: the plan reads the pitch once and keeps it, and starts no work.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>

#include "enumerate/soccer/engine.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer::plan_test {

TEST(Plan, HandsOnWhatItHasRead) {
  const CountPlan planned = plan(
      CountRequest{.pitch = "classic:02x4", .by = By::ball, .engine = Engine::reverse, .plies = 3, .mirror = true});
  EXPECT_EQ(planned.request.pitch, "classic:2x4");
  const enumerate::CountTask task = task_of(planned);
  EXPECT_EQ(task.pitch, (PitchName{Rules::classic, 2, 4}));
  EXPECT_EQ(task.by, By::ball);
  EXPECT_EQ(task.symmetry, enumerate::Symmetry::mirror);
  EXPECT_EQ(task.last_ply, 3);
  EXPECT_EQ(planned.table.provenance.command,
            "quadrille count soccer --pitch classic:2x4 --engine reverse --plies 3 --modulo mirror --by ball");
  EXPECT_EQ(planned.table.provenance.command, request_of(planned.request));
}

TEST(Plan, BeginsNoWork) {
  const std::string file = testing::TempDir() + "quadrille-nothing-is-begun";
  std::filesystem::remove(file);
  Options options;
  options.checkpoint = file;
  options.note = [](std::string_view text) { ADD_FAILURE() << text; };
  const CountPlan planned = plan(CountRequest{.pitch = "paper:1x3", .engine = Engine::layered}, options);
  EXPECT_TRUE(size_of(planned, options));
  without_listing(planned, options);
  EXPECT_TRUE(planned.table.rows.empty());
  EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(Plan, SaysWhatAnswersItWithoutListing_standard) {
  const CountPlan by_ply = plan(CountRequest{.pitch = "paper:3x5", .engine = Engine::layered});
  EXPECT_TRUE(is_beyond_usual(size_of(by_ply).value()));
  EXPECT_EQ(plan(CountRequest{.pitch = "paper:3x5", .by = By::total}).request.engine, Engine::trails);
  EXPECT_TRUE(without_listing(by_ply).total);
  EXPECT_TRUE(without_listing(by_ply).trails.has_value());
  const CountPlan wide = plan(CountRequest{.pitch = "paper:5x5", .engine = Engine::layered});
  EXPECT_TRUE(without_listing(wide).total);
  EXPECT_FALSE(without_listing(wide).trails.has_value());  // too wide for trails
  const CountPlan total = plan(CountRequest{.pitch = "paper:5x5", .by = By::total, .engine = Engine::layered});
  EXPECT_FALSE(without_listing(total).total);  // it is the total
}

TEST(Plan, OfAFamilyHasThePlansAndTheSizesOfAllPitches) {
  const CountPlan family = plan(CountRequest{.pitch = "paper:2x2..3", .by = By::total, .engine = Engine::layered});
  ASSERT_EQ(family.pitches.size(), 2U);
  EXPECT_EQ(family.pitches[1].pitch, (PitchName{Rules::paper, 2, 3}));
  EXPECT_EQ(size_of(family).value().count, size_of(family.pitches[0])->count + size_of(family.pitches[1])->count);
  EXPECT_EQ(family.table.provenance.command, request_of(family.request));
}

}  // namespace quadrille::soccer::plan_test
