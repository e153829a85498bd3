// The number of classes through which a listing walks: exact on small pitches, a lower bound on larger ones.
#include <gtest/gtest.h>

#include <optional>
#include <stop_token>

#include "enumerate/soccer/classes.hpp"
#include "enumerate/soccer/reverse.hpp"

namespace quadrille::enumerate::bound_test {

Natural listed(const CountTask& task) {
  engines::RunOptions options;
  options.last_grade = task.last_ply;
  return *count_soccer_reverse(soccer::Pitch(task.pitch), By::total, task.symmetry, options).rows.at(0).strong_classes;
}

TEST(ClassBound, IsExactOnSmallPitches) {
  for (const char* const name : {"paper:1x1", "paper:1x3", "paper:3x1", "paper:2x2", "paper:2x3", "classic:2x2"}) {
    const CountTask task{.pitch = soccer::parse_pitch_name(name)};
    EXPECT_TRUE(bound_classes(task)->is_exact) << name;
    EXPECT_EQ(bound_classes(task)->classes, listed(task)) << name;
  }
  const CountTask first{.pitch = soccer::parse_pitch_name("classic:2x12"), .last_ply = 7};
  EXPECT_TRUE(bound_classes(first)->is_exact);
  EXPECT_EQ(bound_classes(first)->classes, listed(first));
}

// The engine solves the whole game for any rows.
TEST(ClassBound, ByWinnerIsOfTheWholeGame) {
  const CountTask whole{.pitch = soccer::parse_pitch_name("paper:2x3")};
  const CountTask by_winner{.pitch = whole.pitch, .by = By::winner, .symmetry = Symmetry::mirror, .last_ply = 2};
  EXPECT_EQ(bound_classes(by_winner)->classes, bound_classes(whole)->classes);
  EXPECT_TRUE(bound_classes(by_winner)->is_exact);
}

TEST(TooManyToHold, IsSaidWithTheNumberOfClassesAndOnlyThen_standard) {
  const soccer::PitchName pitch = soccer::parse_pitch_name("paper:2x3");  // 19,936 classes
  engines::RunOptions options;
  options.memory = std::size_t{64} << 20U;
  EXPECT_EQ(too_many_to_hold(pitch, options.memory / 19'936, options), std::nullopt);
  EXPECT_EQ(too_many_to_hold(pitch, options.memory / 19'936 + 1, options),
            "before ply 0, with 19936 classes to hold at once, which take 64 MiB or more");
  options.memory = std::size_t{1} << 40U;
  EXPECT_NE(too_many_to_hold(soccer::parse_pitch_name("classic:8x10"), 9, options)->find("at least "),
            std::string::npos);
}

TEST(ClassBound, IsNoMoreThanThereAreOnLargerPitches_standard) {
  for (const char* const name :
       {"paper:6x6", "paper:7x6", "paper:9x2", "paper:2x9", "paper:9x3", "classic:6x6", "classic:4x10"}) {
    const CountTask task{.pitch = soccer::parse_pitch_name(name), .last_ply = 7};
    EXPECT_FALSE(bound_classes(task)->is_exact) << name;
    EXPECT_LE(bound_classes(task)->classes, listed(task)) << name;
    EXPECT_GT(bound_classes(task)->classes, 100) << name;
  }
}

TEST(ClassBound, HoldsUpToTheMirrorToo) {
  for (const char* const name : {"paper:2x2", "paper:2x3", "classic:2x2"}) {
    const CountTask task{.pitch = soccer::parse_pitch_name(name), .symmetry = Symmetry::mirror};
    EXPECT_FALSE(bound_classes(task)->is_exact);
    EXPECT_LE(bound_classes(task)->classes, listed(task));
    EXPECT_GE(2 * bound_classes(task)->classes, bound_classes({.pitch = task.pitch})->classes);
  }
}

TEST(ClassBound, TakesAKnownNumberAndSweepsNothing) {
  std::stop_source stop;
  stop.request_stop();
  engines::RunOptions stopped;
  stopped.stop = stop.get_token();
  CountTask task{.pitch = soccer::parse_pitch_name("paper:3x3")};
  EXPECT_FALSE(bound_classes(task, stopped));
  const auto bound = bound_classes(task, stopped, Natural(7));
  ASSERT_TRUE(bound);
  EXPECT_EQ(bound->classes, 7);
  EXPECT_TRUE(bound->is_exact);
  task.symmetry = Symmetry::mirror;
  EXPECT_EQ(bound_classes(task, stopped, Natural(7))->classes, 4);
  engines::RunOptions narrow;
  narrow.memory = 1;
  EXPECT_FALSE(bound_classes(task, narrow));
}

// With less memory the bound sweeps a smaller pitch. The size of a request does not depend on the machine.
TEST(ClassBound, IsOfASmallerPitchWhereMemoryEnds_standard) {
  for (const char* const name : {"paper:3x4", "classic:4x6"}) {
    const CountTask task{.pitch = soccer::parse_pitch_name(name)};
    const auto wide = bound_classes(task);
    ASSERT_TRUE(wide) << name;
    engines::RunOptions narrow;
    narrow.memory = std::size_t{8} << 20;
    std::optional<ClassBound> bound = wide;
    while (bound && bound->classes == wide->classes) {
      narrow.memory -= narrow.memory / 8;
      bound = bound_classes(task, narrow);
    }
    ASSERT_TRUE(bound) << name;
    EXPECT_FALSE(bound->is_exact) << name;
    EXPECT_TRUE(bound->lacked_memory) << name;
    EXPECT_FALSE(wide->lacked_memory) << name;
    EXPECT_LT(bound->classes, wide->classes) << name;
    EXPECT_GT(bound->classes, 10) << name;
  }
}

TEST(ClassBound, SaysNothingOfTheFirstPlies_standard) {
  const auto pitch = soccer::parse_pitch_name("paper:9x9");
  EXPECT_FALSE(bound_classes({.pitch = pitch, .last_ply = 6}));
  EXPECT_TRUE(bound_classes({.pitch = pitch, .last_ply = 7}));
}

}  // namespace quadrille::enumerate::bound_test
