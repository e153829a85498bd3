// The intervals of estimate_soccer have the stated coverage: with 200 seeds of 100,000 samples each, 90 to 99% contain
// the exact value, for each quantity of known exact value, on four pitches.
#include <gtest/gtest.h>

#include <fstream>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "tests/enumerate/soccer/estimate/exact_quantities.hpp"

namespace quadrille::enumerate::coverage_test {

constexpr int seeds = 200;

void expect_coverage(const char* name, const ExactQuantities& exact) {
  const soccer::Pitch pitch(soccer::parse_pitch_name(name));
  const auto held = seeds_that_hold(pitch, exact, 100'000, seeds);
  for (std::size_t i = 0; i < quantities; ++i) {
    if (!exact[i]) continue;
    testing::Test::RecordProperty("held_" + std::to_string(i), held[i]);
    std::cout << name << ", quantity " << i << ": " << held[i] << " of " << seeds << '\n';
    EXPECT_GE(held[i], seeds * 90 / 100) << name << ", quantity " << i;
    EXPECT_LE(held[i], seeds * 99 / 100) << name << ", quantity " << i;
  }
}

ExactQuantities counted(const char* name) { return exact_quantities(soccer::Pitch(soccer::parse_pitch_name(name))); }

// The cells of a stored result, row by row, without its header.
std::vector<std::vector<Natural>> stored(const std::string& file) {
  std::ifstream in("data/results/" + file);  // tests run in the root of the project
  std::string line;
  EXPECT_TRUE(std::getline(in, line)) << "cannot read " << file;
  std::vector<std::vector<Natural>> rows;
  while (std::getline(in, line)) {
    std::istringstream cells(line);
    auto& row = rows.emplace_back();
    for (std::string cell; std::getline(cells, cell, ',');) row.emplace_back(cell);
  }
  return rows;
}

// On a pitch that can be listed all quantities are known.
TEST(Coverage, Paper3x3_long) {
  const soccer::Pitch pitch(soccer::parse_pitch_name("paper:3x3"));
  expect_coverage("paper:3x3", with_plies_of_classes(pitch, exact_quantities(pitch)));
}

TEST(Coverage, Paper3x5_long) { expect_coverage("paper:3x5", counted("paper:3x5")); }

TEST(Coverage, Classic4x4_long) { expect_coverage("classic:4x4", counted("classic:4x4")); }

// The test reads stored rows: counting them takes minutes and 16 GiB.
TEST(Coverage, Paper4x4_long) {
  std::vector<CountRow> rows;
  for (const auto& row : stored("soccer-paper-4x4-by-outcome.csv")) {
    ASSERT_EQ(row.size(), 5U);
    rows.push_back({.ply = row[0].convert_to<int>(),
                    .goal_wins_1 = row[1],
                    .goal_wins_2 = row[2],
                    .blocked_wins_1 = row[3],
                    .blocked_wins_2 = row[4]});
  }
  const auto total = stored("soccer-paper-4x4-total.csv");
  ASSERT_EQ(total.size(), 1U);
  ASSERT_GT(rows.size(), 50U);
  expect_coverage("paper:4x4", exact_quantities(rows, total[0].at(0)));
}

}  // namespace quadrille::enumerate::coverage_test
