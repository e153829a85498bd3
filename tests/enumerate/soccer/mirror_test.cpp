// Counting up to the mirror: the engine's halves are the orbits that the twin counts one by one.
//
// ctest label: extreme
#include <gtest/gtest.h>

#include <stdexcept>

#include "enumerate/soccer/counts.hpp"
#include "enumerate/soccer/orbits.hpp"
#include "enumerate/soccer/rows.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

constexpr SoccerBy groupings[] = {SoccerBy::ply,      SoccerBy::total, SoccerBy::ball,   SoccerBy::bounces,
                                  SoccerBy::vertices, SoccerBy::size,  SoccerBy::outcome};

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_twins_agree(const char* name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const SoccerBy by : groupings) {
    const SoccerQuestion question(by, true);
    const engines::Counts fast = count_soccer(pitch, question, options);
    EXPECT_EQ(fast.columns, soccer_columns(by));
    EXPECT_EQ(fast.rows, count_soccer_ref(pitch, question, last_ply).rows) << name << " by " << fast.columns.front();
  }
}

TEST(CountSoccerModuloMirror, AgreesWithItsTwinOnWholePitches) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x1", "paper:2x3", "classic:2x2"})
    expect_twins_agree(name, std::nullopt);
}

TEST(CountSoccerModuloMirror, AgreesWithItsTwinOnFirstPlies) {
  for (const int last_ply : {0, 1, 2, 5}) expect_twins_agree("paper:2x2", last_ply);
  expect_twins_agree("paper:2x3", 7);
  expect_twins_agree("paper:4x1", 6);
  expect_twins_agree("classic:2x2", 5);
  expect_twins_agree("paper:4x4", 5);
  expect_twins_agree("classic:4x4", 5);
  expect_twins_agree("classic:8x10", 4);
}

// By hand: of the eight first plies of the plane two lie on the axis, the other six are three pairs.
TEST(CountSoccerModuloMirror, MakesOneOfMirrorImages) {
  engines::RunOptions options;
  options.last_grade = 1;
  const engines::Counts counts = count_soccer(pitch_of("classic:8x10"), SoccerQuestion(SoccerBy::ply, true), options);
  ASSERT_EQ(counts.rows.size(), 2U);
  EXPECT_EQ(counts.rows[0], (SoccerRow{0, 1, 1, 1, 0, 0, 0}));
  EXPECT_EQ(counts.rows[1], (SoccerRow{1, 5, 5, 5, 0, 0, 0}));
}

TEST(CountSoccerModuloMirror, RefusesAPitchThatHasNoMirror) {
  for (const char* name : {"paper:1x3", "paper:3x3"}) {
    EXPECT_THROW(count_soccer(pitch_of(name), SoccerQuestion(SoccerBy::ply, true)), Error);
    EXPECT_THROW(count_soccer_ref(pitch_of(name), SoccerQuestion(SoccerBy::ply, true)), Error);
  }
}

TEST(Halve, SparesTheIndexAndNothingElseAndLosesNoHalf) {
  std::vector<SoccerRow> rows{{3, 8, std::nullopt}};
  halve(rows, SoccerBy::ball);
  EXPECT_EQ(rows.front(), (SoccerRow{3, 4, std::nullopt}));
  rows = {{2, 8}};
  halve(rows, SoccerBy::total);
  EXPECT_EQ(rows.front(), (SoccerRow{1, 4}));
  EXPECT_THROW(halve(rows, SoccerBy::total), std::logic_error);
}

TEST(UpToMirror, WeighsAStateByWhatOfItIsFixed) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  const UpToMirror<1> mirror(pitch);
  const auto vertex = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const auto weigh = [&](std::initializer_list<soccer::Vertex> trail) {
    SoccerState<1> state{{}, *trail.begin()};
    for (const soccer::Vertex v : trail) {
      if (v != state.ball) state.drawing.insert(*pitch.lattice().edge_between(state.ball, v));
      state.ball = v;
    }
    return mirror.weight(state);
  };
  EXPECT_EQ(weigh({pitch.start()}), (Weight{2, 2}));
  EXPECT_EQ(weigh({pitch.start(), vertex(1, 2)}), (Weight{2, 2}));                // along the axis
  EXPECT_EQ(weigh({pitch.start(), vertex(0, 1)}), (Weight{1, 1}));                // off the axis
  EXPECT_EQ(weigh({pitch.start(), vertex(0, 1), vertex(1, 2)}), (Weight{1, 1}));  // back to it
  EXPECT_EQ(weigh({pitch.start(), vertex(0, 1), vertex(1, 0), vertex(2, 1), pitch.start()}),
            (Weight{2, 1}));  // once around: the drawing is fixed, neither of its two directions is
}

}  // namespace
}  // namespace quadrille::enumerate
