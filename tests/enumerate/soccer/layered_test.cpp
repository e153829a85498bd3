// Paper Soccer counted: the fast and the reference implementation agree on whole small boards, and the counts equal
// published numbers.
#include "enumerate/soccer/layered.hpp"

#include <gtest/gtest.h>

#include "quadrille/error.hpp"
#include "tests/enumerate/soccer/groupings.hpp"

namespace quadrille::enumerate::enumerate_counts_test {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

void expect_rows_of_the_reference(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const By by : all_but_winner) {
    const Counted fast = count_soccer_layered(pitch, by, Symmetry::none, options);
    EXPECT_EQ(fast.rows, count_soccer_ref(pitch, by, Symmetry::none, last_ply)) << name << " by " << to_string(by);
  }
}

TEST(CountSoccer, AgreesWithTheReferenceOnEveryWholePaperPitchOfAtMostFourCells) {
  for (int m = 1; m <= 4; ++m) {
    for (int n = 1; m * n <= 4; ++n)
      expect_rows_of_the_reference(soccer::to_string({soccer::Rules::paper, m, n}), std::nullopt);
  }
}

TEST(CountSoccer, AgreesWithTheReferenceOnTheWholeClassicPitchOfTwoByTwo_standard) {
  expect_rows_of_the_reference("classic:2x2", std::nullopt);
}

// The largest pitches that the reference implementation counts in a few seconds; README.md's table relies on these.
TEST(CountSoccer, TotalsOfWholePitchesOfFiveAndSixCellsAreTheReferences_standard) {
  for (const char* name : {"paper:3x2", "paper:1x5", "paper:2x3"}) {
    const soccer::Pitch pitch = pitch_of(name);
    EXPECT_EQ(count_soccer_layered(pitch, By::total).rows, count_soccer_ref(pitch, By::total)) << name;
  }
}

TEST(CountSoccer, ThreeByThreeIsTheReferencesToPlyEleven_extreme) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.last_grade = 11;
  EXPECT_EQ(count_soccer_layered(pitch, By::ply, Symmetry::none, options).rows,
            count_soccer_ref(pitch, By::ply, Symmetry::none, 11));
}

TEST(CountSoccer, AgreesWithTheReferenceOnTheFirstPliesOfLargerPitches_standard) {
  expect_rows_of_the_reference("paper:3x3", 7);
  expect_rows_of_the_reference("paper:5x5", 5);
  expect_rows_of_the_reference("paper:7x7", 4);
  expect_rows_of_the_reference("classic:4x4", 5);
  expect_rows_of_the_reference("classic:8x10", 4);
}

TEST(CountSoccer, EndsATableByPlyWithItsLastLayer) {
  const auto counts = count_soccer_layered(pitch_of("paper:1x3"), By::ply);
  EXPECT_EQ(counts.status, engines::RunStatus::complete);
  EXPECT_EQ(counts.last_finished_grade, 11);
  EXPECT_EQ(counts.rows.size(), 12U);  // 11 of the 16 edges: soccer/thm-3.3
}

TEST(CountSoccer, RefusesAPitchThatNoDrawingHolds) {
  EXPECT_THROW(count_soccer_layered(pitch_of("paper:10x10"), By::ply), Error);
}

TEST(Perft, TurnLevelOfClassic8x10IsAsPublished) {
  const soccer::Pitch pitch = pitch_of("classic:8x10");
  const std::vector<int> published = {1, 8, 56, 512, 5478};
  for (std::size_t turns = 0; turns < published.size(); ++turns) {
    EXPECT_EQ(perft(pitch, static_cast<int>(turns)), published[turns]) << turns << " turns";
  }
}

}  // namespace quadrille::enumerate::enumerate_counts_test
