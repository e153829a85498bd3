// The intervals of estimate_soccer hold what they say: of 200 seeds with 100,000 samples each, 90 to 99% have the exact
// value within, for each quantity that has one (all but random_plies_mean), on four pitches.
//
// ctest label: long
#include <gtest/gtest.h>

#include <string>

#include "tests/enumerate/soccer/estimate/exact_quantities.hpp"

namespace quadrille::enumerate {
namespace {

constexpr int seeds = 200;

// \param known  how many quantities, from the first on, have exact values
void expect_coverage(const char* name, const soccer::Pitch& pitch, const ExactQuantities& exact, std::size_t known) {
  const auto held = seeds_that_hold(pitch, exact, 100'000, seeds);
  for (std::size_t i = 0; i < known; ++i) {
    testing::Test::RecordProperty("held_" + std::to_string(i), held[i]);
    EXPECT_GE(held[i], seeds * 90 / 100) << name << ", quantity " << i;
    EXPECT_LE(held[i], seeds * 99 / 100) << name << ", quantity " << i;
  }
}

TEST(Coverage, Paper3x3) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  expect_coverage("paper:3x3", pitch, exact_quantities(pitch), quantities - 1);
}

TEST(Coverage, Paper3x5) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x5"));
  expect_coverage("paper:3x5", pitch, exact_quantities(pitch), quantities - 1);
}

TEST(Coverage, Classic4x4) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("classic:4x4"));
  expect_coverage("classic:4x4", pitch, exact_quantities(pitch), quantities - 1);
}

// Of paper:4x4 the histories are known, and stored: counting them takes minutes and 8 GiB.
TEST(Coverage, Paper4x4) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:4x4"));
  expect_coverage("paper:4x4", pitch, {87037022538344945366701.0}, 1);
}

}  // namespace
}  // namespace quadrille::enumerate
