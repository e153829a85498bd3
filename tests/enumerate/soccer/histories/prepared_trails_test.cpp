// A pitch prepared for trails: the bounds of its counters and its lanes.
#include "enumerate/soccer/histories/prepared_trails.hpp"

#include <gtest/gtest.h>

#include "enumerate/soccer/layered.hpp"

namespace quadrille::enumerate::prepared_trails_test {

TEST(PreparedTrails, InvolutionsAreThoseOfTheSequence) {
  // OEIS A000085.
  EXPECT_EQ(involutions(0), 1);
  EXPECT_EQ(involutions(1), 1);
  EXPECT_EQ(involutions(2), 2);
  EXPECT_EQ(involutions(3), 4);
  EXPECT_EQ(involutions(4), 10);
  EXPECT_EQ(involutions(5), 26);
  EXPECT_EQ(involutions(10), 9496);
}

TEST(PreparedTrails, TheirCountersAndLanesHoldTheLongestHistory) {
  for (const char* const name : {"paper:1x3", "paper:3x2", "classic:2x2"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const PreparedTrails prepared = prepare_trails(pitch);
    const auto rows = count_soccer_layered(pitch, By::ply).rows;
    EXPECT_GE(last_ply_of_trails(prepared, {}), static_cast<std::size_t>(*rows.back().ply));
    Natural histories = 0;
    for (const CountRow& row : rows) histories += *row.histories;
    EXPECT_EQ(histories >> (64 * words_needed(prepared)), 0);
    engines::RunOptions options;
    options.last_grade = 3;
    EXPECT_EQ(last_ply_of_trails(prepared, options), 3);
  }
}

}  // namespace quadrille::enumerate::prepared_trails_test
