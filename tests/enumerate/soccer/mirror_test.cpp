// Counting up to the mirror: the engine's halves are the orbits that the reference implementation counts one by one.
#include <gtest/gtest.h>

#include <stdexcept>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/orbits.hpp"
#include "enumerate/soccer/rows.hpp"
#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/row_types.hpp"

namespace quadrille::enumerate::mirror_test {

soccer::Pitch pitch_of(const char* name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_rows_of_the_reference(const char* name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for_each_row_type(AllRows{}, [&]<class Row>() {
    EXPECT_EQ(count_soccer_layered<Row>(pitch, Symmetry::mirror, options).rows,
              count_soccer_ref<Row>(pitch, Symmetry::mirror, last_ply))
        << name << " by " << to_string(grouping_of<Row>());
  });
}

TEST(CountSoccerModuloMirror, AgreesWithTheReferenceOnWholePitches_extreme) {
  for (const char* name : {"paper:2x1", "paper:2x2", "paper:4x1", "classic:2x2"})
    expect_rows_of_the_reference(name, std::nullopt);
#ifndef QUADRILLE_SANITIZED  // where it takes a minute
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
  const auto counts = count_soccer_layered<soccer::PlyCounts>(pitch_of("classic:8x10"), Symmetry::mirror, options);
  ASSERT_EQ(counts.rows.size(), 2U);
  EXPECT_EQ(counts.rows[0], (soccer::PlyCounts{0, 1, 1, 1, 0, 0, 0}));
  EXPECT_EQ(counts.rows[1], (soccer::PlyCounts{1, 5, 5, 5, 0, 0, 0}));
}

TEST(CountSoccerModuloMirror, RefusesAPitchThatHasNoMirror) {
  for (const char* name : {"paper:1x3", "paper:3x3"}) {
    EXPECT_THROW(count_soccer_layered<soccer::PlyCounts>(pitch_of(name), Symmetry::mirror), Error);
    EXPECT_THROW(count_soccer_ref<soccer::PlyCounts>(pitch_of(name), Symmetry::mirror), Error);
  }
}

TEST(Orbits, AreASumsShareAndLoseNoHalf) {
  EXPECT_EQ(orbits(8, 2), 4);
  EXPECT_EQ(orbits(0, 2), 0);
  EXPECT_EQ(orbits(7, 1), 7);
  EXPECT_THROW(orbits(7, 2), std::logic_error);
}

TEST(Orbits, AreHalfOfEveryCountOfARowAndOfNoIndex) {
  const soccer::Pitch pitch = pitch_of("paper:2x2");
  KeyTally keys;
  keys.at(3).histories.add(8);
  keys.at(3).weak_classes = 6;
  EXPECT_EQ(rows_of<soccer::BounceCounts>(keys, 2, pitch), (std::vector<soccer::BounceCounts>{{3, 4, 3}}));
  keys.at(3).weak_classes = 5;
  EXPECT_THROW(rows_of<soccer::BounceCounts>(keys, 2, pitch), std::logic_error);
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
