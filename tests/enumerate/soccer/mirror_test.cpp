// Counting up to the mirror: the engine's halved sums equal the orbits that the reference implementation counts one by
// one.
#include <gtest/gtest.h>

#include <stdexcept>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/space.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::mirror_test {

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_rows_of_the_reference(const char* name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const By by : all_but_winner) {
    EXPECT_EQ(count_soccer_layered(pitch, by, Symmetry::mirror, options).rows,
              count_soccer_ref(pitch, by, Symmetry::mirror, last_ply))
        << name << " by " << to_string(by);
  }
}

TEST(CountSoccerModuloMirror, AgreesWithTheReferenceOnWholePitches_extreme) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x1", "classic:2x2"})
    expect_rows_of_the_reference(name, std::nullopt);
#ifndef QUADRILLE_SANITIZED  // it takes a minute there
  expect_rows_of_the_reference("paper:2x3", std::nullopt);
#endif
}

TEST(CountSoccerModuloMirror, AgreesWithTheReferenceOnFirstPlies_standard) {
  for (const int last_ply : {0, 1, 2, 5}) expect_rows_of_the_reference("paper:2x2", last_ply);
  expect_rows_of_the_reference("paper:2x3", 7);
  expect_rows_of_the_reference("paper:4x1", 6);
  expect_rows_of_the_reference("classic:2x2", 5);
  expect_rows_of_the_reference("paper:4x4", 5);
  expect_rows_of_the_reference("classic:4x4", 5);
  expect_rows_of_the_reference("classic:8x10", 4);
}

// By hand: of the eight first plies of the plane two lie on the axis, the other six are three pairs.
TEST(CountSoccerModuloMirror, MakesOneOfMirrorImages) {
  engines::RunOptions options;
  options.last_grade = 1;
  const auto counts = count_soccer_layered(pitch_of("classic:8x10"), By::ply, Symmetry::mirror, options);
  const auto ongoing = [](int ply, int each) {
    return CountRow{.ply = ply,
                    .histories = each,
                    .weak_classes = each,
                    .strong_classes = each,
                    .goal_1 = 0,
                    .goal_2 = 0,
                    .blocked = 0};
  };
  EXPECT_EQ(counts.rows, (std::vector{ongoing(0, 1), ongoing(1, 5)}));
}

TEST(CountSoccerModuloMirror, RefusesAPitchThatHasNoMirror) {
  for (const char* name : {"paper:1x3", "paper:3x3"}) {
    EXPECT_THROW(count_soccer_layered(pitch_of(name), By::ply, Symmetry::mirror), Error);
    EXPECT_THROW(count_soccer_ref(pitch_of(name), By::ply, Symmetry::mirror), Error);
  }
}

TEST(Orbits, AreASumsShareAndLoseNoHalf) {
  EXPECT_EQ(orbits(8, 2), 4);
  EXPECT_EQ(orbits(0, 2), 0);
  EXPECT_EQ(orbits(7, 1), 7);
  EXPECT_THROW(orbits(7, 2), std::logic_error);
}

TEST(Orbits, CountAStateAgainForWhatTheMirrorFixes) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  const Orbits<1> up_to_mirror(pitch, Symmetry::mirror);
  const Orbits<1> one_by_one(pitch, Symmetry::none);
  const auto vertex = [&](int x, int y) { return *pitch.lattice().find({x, y}); };
  const auto multiplicity = [&](std::initializer_list<soccer::Vertex> trail) {
    SoccerState<1> state{{}, *trail.begin()};
    for (const soccer::Vertex v : trail) {
      if (v != state.ball) state.drawing.insert(*pitch.lattice().edge_between(state.ball, v));
      state.ball = v;
    }
    EXPECT_EQ(one_by_one.multiplicity(state), Multiplicity{});
    return up_to_mirror.multiplicity(state);
  };
  EXPECT_EQ(multiplicity({pitch.start()}), (Multiplicity{2, 2}));
  EXPECT_EQ(multiplicity({pitch.start(), vertex(1, 2)}), (Multiplicity{2, 2}));                // along the axis
  EXPECT_EQ(multiplicity({pitch.start(), vertex(0, 1)}), (Multiplicity{1, 1}));                // off the axis
  EXPECT_EQ(multiplicity({pitch.start(), vertex(0, 1), vertex(1, 2)}), (Multiplicity{1, 1}));  // back to it
  EXPECT_EQ(multiplicity({pitch.start(), vertex(0, 1), vertex(1, 0), vertex(2, 1), pitch.start()}),
            (Multiplicity{2, 1}));  // once around: the drawing is fixed, neither of its two directions is
}

}  // namespace quadrille::enumerate::mirror_test
