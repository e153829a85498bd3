// A pitch prepared for the frontier: its steps and the width of its counters.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "enumerate/soccer/layered.hpp"
#include "enumerate/soccer/sweep.hpp"

namespace quadrille::enumerate::prepared_sweep_test {

TEST(PreparedSweep, ItsMarksAreThePitchsSegmentsButThoseToGoals) {
  for (const char* const name : {"paper:1x3", "paper:3x3", "classic:2x4"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const PreparedSweep prepared = prepare_sweep(whole_sweep(pitch));
    const std::vector<int> marks = marks_by_step(prepared);
    ASSERT_EQ(marks.size(), prepared.sweep.plan.size());
    EXPECT_TRUE(std::is_sorted(marks.begin(), marks.end()));
    std::size_t to_goals = 0;
    for (const auto& segments : prepared.soccer.segments) to_goals += segments.size();
    EXPECT_EQ(static_cast<std::size_t>(marks.back()) + to_goals, pitch.lattice().edge_count());
  }
}

TEST(PreparedSweep, ItsCountersHoldTheTotal_standard) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  const auto total = count_soccer_layered(pitch, By::total).rows.at(0);
  const PreparedSweep prepared = prepare_sweep(whole_sweep(pitch));
  EXPECT_EQ(*total.weak_classes >> (64 * prepared.words), 0);
  EXPECT_EQ(prepare_sweep(whole_sweep(pitch), 4).words, 4);
}

}  // namespace quadrille::enumerate::prepared_sweep_test
