// The intervals of estimate_soccer hold what they say: of 200 seeds with 100,000 samples each, 90 to 99% have the exact
// value within, for each quantity that has one (all but random_plies_mean), on three pitches.
//
// ctest label: long
#include <gtest/gtest.h>

#include "tests/enumerate/soccer/estimate/exact_quantities.hpp"

namespace quadrille::enumerate {
namespace {

constexpr int seeds = 200;

void expect_coverage(const char* name, const ExactQuantities& exact, const soccer::Pitch& pitch) {
  const auto held = seeds_that_hold(pitch, exact, 100'000, seeds);
  for (std::size_t i = 0; i + 1 < quantities; ++i) {
    RecordProperty("held_" + std::to_string(i), held[i]);
    EXPECT_GE(held[i], seeds * 90 / 100) << name << ", quantity " << i;
    EXPECT_LE(held[i], seeds * 99 / 100) << name << ", quantity " << i;
  }
}

TEST(Coverage, Paper3x3) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  expect_coverage("paper:3x3", exact_quantities(pitch), pitch);
}

TEST(Coverage, Paper3x5) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x5"));
  expect_coverage("paper:3x5", exact_quantities(pitch), pitch);
}

}  // namespace
}  // namespace quadrille::enumerate
