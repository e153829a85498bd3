// Paper Soccer counted: twins agree on whole small boards, and the numbers published elsewhere come out.
//
// ctest label: extreme
#include "enumerate/soccer/counts.hpp"

#include <gtest/gtest.h>

#include "enumerate/soccer/perft.hpp"
#include "quadrille/detail/counts.hpp"
#include "quadrille/error.hpp"

namespace quadrille::enumerate {
namespace {

soccer::Pitch pitch_of(const std::string& name) { return soccer::Pitch(soccer::parse_pitch_name(name)); }

constexpr SoccerBy groupings[] = {SoccerBy::ply,      SoccerBy::total, SoccerBy::ball,   SoccerBy::bounces,
                                  SoccerBy::vertices, SoccerBy::size,  SoccerBy::outcome};

void expect_twins_agree(const std::string& name, std::optional<int> last_ply) {
  const soccer::Pitch pitch = pitch_of(name);
  engines::RunOptions options;
  options.last_grade = last_ply;
  for (const SoccerBy by : groupings) {
    const engines::Counts fast = count_soccer(pitch, by, options);
    const engines::Counts slow = count_soccer_ref(pitch, by, last_ply);
    EXPECT_EQ(fast.columns, slow.columns);
    EXPECT_EQ(fast.rows, slow.rows) << name << " by " << fast.columns.front();
    for (const auto& row : fast.rows) EXPECT_EQ(row.size(), fast.columns.size());
  }
}

TEST(CountSoccer, AgreesWithItsTwinOnEveryWholePaperPitchOfAtMostFourCells) {
  for (int m = 1; m <= 4; ++m) {
    for (int n = 1; m * n <= 4; ++n) expect_twins_agree(soccer::to_string({soccer::Rules::paper, m, n}), std::nullopt);
  }
}

TEST(CountSoccer, AgreesWithItsTwinOnTheWholeClassicPitchOfTwoByTwo) {
  expect_twins_agree("classic:2x2", std::nullopt);
}

// Wider than the bar asks, as far as the twin goes in a few seconds: README.md's table rests on these.
TEST(CountSoccer, TotalsOfWholePitchesOfFiveAndSixCellsAreTheTwins) {
  for (const char* name : {"paper:3x2", "paper:1x5", "paper:2x3"}) {
    const soccer::Pitch pitch = pitch_of(name);
    EXPECT_EQ(count_soccer(pitch, SoccerBy::total).rows, count_soccer_ref(pitch, SoccerBy::total).rows) << name;
  }
}

TEST(CountSoccer, ThreeByThreeIsTheTwinsToPlyEleven) {
  const soccer::Pitch pitch = pitch_of("paper:3x3");
  engines::RunOptions options;
  options.last_grade = 11;
  EXPECT_EQ(count_soccer(pitch, SoccerBy::ply, options).rows, count_soccer_ref(pitch, SoccerBy::ply, 11).rows);
}

TEST(CountSoccer, AgreesWithItsTwinOnTheFirstPliesOfLargerPitches) {
  expect_twins_agree("paper:3x3", 7);
  expect_twins_agree("paper:5x5", 5);
  expect_twins_agree("paper:7x7", 4);
  expect_twins_agree("classic:4x4", 5);
  expect_twins_agree("classic:8x10", 4);
}

TEST(CountSoccer, EndsATableByPlyWithItsLastLayer) {
  const engines::Counts counts = count_soccer(pitch_of("paper:1x3"), SoccerBy::ply);
  EXPECT_EQ(counts.status, engines::RunStatus::complete);
  EXPECT_EQ(counts.last_finished_grade, 11);
  EXPECT_EQ(counts.rows.size(), 12U);  // 11 of the 16 edges: soccer/thm-3.3
}

TEST(CountSoccer, RefusesAPitchThatNoDrawingHolds) {
  EXPECT_THROW(count_soccer(pitch_of("paper:10x10"), SoccerBy::ply), Error);
}

TEST(Perft, TurnLevelOfClassic8x10IsAsPublished) {
  const soccer::Pitch pitch = pitch_of("classic:8x10");
  const std::vector<int> published = {1, 8, 56, 512, 5478};
  for (std::size_t turns = 0; turns < published.size(); ++turns) {
    EXPECT_EQ(perft(pitch, static_cast<int>(turns)), published[turns]) << turns << " turns";
  }
}

}  // namespace
}  // namespace quadrille::enumerate
