// Finished games by outcome, against listed ones. More pitches, and checkpoints: counts_test.cpp.
#include <gtest/gtest.h>

#include "enumerate/soccer/histories/counts.hpp"
#include "enumerate/soccer/layered.hpp"

namespace quadrille::enumerate::outcomes_test {

TEST(Outcomes, AreThoseThatAreListed) {
  for (const char* const name : {"paper:1x3", "paper:3x2", "classic:2x2"}) {
    SCOPED_TRACE(name);
    const soccer::Pitch pitch(soccer::parse_pitch_name(name));
    const auto found = count_outcomes(pitch, {});
    EXPECT_EQ(found.status, engines::RunStatus::complete);
    EXPECT_EQ(found.rows, count_soccer_layered(pitch, By::outcome).rows);
  }
}

TEST(Outcomes, EndWithMemory) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:2x3"));
  engines::RunOptions options;
  options.memory = 10'000;
  const auto none = count_outcomes(pitch, options);
  EXPECT_EQ(none.status, engines::RunStatus::memory);
  EXPECT_TRUE(none.rows.empty());
  EXPECT_NE(none.reached.find("sweep 1 of 3"), std::string::npos) << none.reached;
}

}  // namespace quadrille::enumerate::outcomes_test
