// The stored results agree with each other (soccer_results_test.cpp: those of Paper Soccer). The engines' results equal
// those of the second program or have its residues, and the sums of rows are right.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/project/results_files.hpp"

namespace quadrille::results_test {

// The permutations of n numbers by score.
std::map<int, Natural> scores(int n) {
  std::map<int, Natural> found;
  for (const auto& row : read_csv(results / "updown-scores.csv")) {
    if (row.at(0) == std::to_string(n)) found[std::stoi(row.at(1))] = Natural(row.at(2));
  }
  return found;
}

TEST(Results, PermutationsByScoreAreAllPermutations) {
  Natural factorial = 1;
  for (int n = 1; n <= 32; ++n) {
    factorial *= n;
    Natural sum = 0;
    for (const auto& [score, permutations] : scores(n)) sum += permutations;
    EXPECT_EQ(sum, factorial) << n;
  }
}

TEST(Results, PermutationsByScoreHaveTheResiduesThatTheSecondProgramFound) {
  for (const int n : {20, 24, 28, 32}) {
    const auto residues = read_csv(results / ("updown-scores-" + std::to_string(n) + "-residue.csv"));
    ASSERT_EQ(residues.size(), static_cast<std::size_t>(n)) << n;  // a header, and the scores 0 to n - 2
    auto found = scores(n);
    for (std::size_t row = 1; row < residues.size(); ++row) {
      const Natural modulus(residues[row].at(1));
      EXPECT_EQ(modulus, Natural(1) << 64U);
      EXPECT_EQ(found[std::stoi(residues[row].at(0))] % modulus, Natural(residues[row].at(2))) << n << " row " << row;
    }
  }
}

TEST(Results, ValuesOfUpdownAreThoseOfTheSecondProgram) {
  const auto offense = terms("updown-value-offense.bfile.txt");
  const auto defense = terms("updown-value-defense.bfile.txt");
  ASSERT_EQ(offense.size(), 34U);
  ASSERT_EQ(defense.size(), 34U);
  for (const int n : {30, 34}) {
    const auto confirmed = read_csv(results / ("updown-values-" + std::to_string(n) + "-confirmed.csv"));
    ASSERT_EQ(confirmed.size(), 3U);
    EXPECT_EQ(offense.at(n), Natural(confirmed[1].at(2))) << n;
    EXPECT_EQ(defense.at(n), Natural(confirmed[2].at(2))) << n;
  }
}

TEST(Results, PairsOfTruthListsAreThoseOfTheSecondProgram) {
  const auto pairs = terms("plusminus-pairs.bfile.txt");
  ASSERT_EQ(pairs.size(), 20U);
  for (int n = 14; n <= 20; ++n) {
    const auto confirmed = read_csv(results / ("plusminus-pairs-" + std::to_string(n) + "-confirmed.csv"));
    ASSERT_EQ(confirmed.size(), 2U);
    EXPECT_EQ(pairs.at(n), Natural(confirmed[1].at(1))) << n;
  }
}

TEST(Results, TheMarginsOfNineAreProved) {
  const auto bounds = read_csv(results / "plusminus-margin-9-proved.csv");
  ASSERT_EQ(bounds.size(), 3U);
  for (const int player : {1, 2}) {
    const auto margins = terms("plusminus-margin-player-" + std::to_string(player) + "-first.bfile.txt");
    ASSERT_EQ(margins.size(), 9U);
    const auto& row = bounds.at(static_cast<std::size_t>(player));
    EXPECT_EQ(row.at(1), std::to_string(player));
    EXPECT_EQ(Natural(row.at(2)), margins.at(9));
    EXPECT_EQ(Natural(row.at(3)), margins.at(9));
  }
}

TEST(Results, MarginsByPredictionsCountEveryPairOfLists) {
  Natural pairs = 0;
  const auto rows = read_csv(results / "plusminus-margins-9-by-predictions.csv");
  for (std::size_t row = 1; row < rows.size(); ++row) pairs += Natural(rows[row].at(1));
  EXPECT_EQ(pairs, Natural(1) << 16U);
}

// A decimal of up to 18 places, in units of 10^-18.
Natural units(const std::string& decimal) {
  const bool negative = decimal.starts_with('-');
  const std::string digits = negative ? decimal.substr(1) : decimal;
  const std::size_t point = std::min(digits.find('.'), digits.size());
  std::string places = point < digits.size() ? digits.substr(point + 1) : "";
  places.resize(18, '0');
  // A number that begins with 0 would be parsed as octal.
  Natural value = 0;
  for (const char digit : digits.substr(0, point) + places) value = value * 10 + (digit - '0');
  return negative ? Natural(-value) : value;
}

TEST(Results, ValuesOfTennisAreNarrowAndAntisymmetric) {
  for (const char* variant : {"tennis", "footsteps"}) {
    for (const char* beyond : {"1", "2"}) {
      const auto rows = read_csv(results / (std::string(variant) + "-values-50-beyond-" + beyond + ".csv"));
      ASSERT_EQ(rows.size(), 51U * 51U * 5U + 1);
      std::map<std::vector<int>, std::vector<Natural>> bounds;
      for (std::size_t row = 1; row < rows.size(); ++row) {
        const auto& cells = rows[row];
        bounds[{std::stoi(cells[0]), std::stoi(cells[1]), std::stoi(cells[2])}] = {units(cells[3]), units(cells[4])};
      }
      for (const auto& [position, interval] : bounds) {
        const auto& mirrored = bounds.at({position[1], position[0], -position[2]});
        EXPECT_EQ(interval[0], -mirrored[1]);
        EXPECT_LE(interval[0], interval[1]);
        EXPECT_LE(interval[1] - interval[0], 1'000'000'000);  // 10^-9
      }
    }
  }
}

TEST(Results, OpeningsOfTennisAreProbabilityVectors) {
  std::size_t looked_at = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    if (entry.path().filename().string().find("-opening-") == std::string::npos) continue;
    std::map<std::string, Natural> sums;
    const auto rows = read_csv(entry.path());
    for (std::size_t row = 1; row < rows.size(); ++row) {
      EXPECT_GT(units(rows[row].at(2)), 0);
      sums[rows[row].at(0)] += units(rows[row].at(2));
    }
    EXPECT_EQ(sums["1"], units("1")) << entry.path();
    EXPECT_EQ(sums["2"], units("1")) << entry.path();
    ++looked_at;
  }
  EXPECT_EQ(looked_at, 20U);
}

TEST(Results, EveryFileHasItsProvenanceAndEveryLineItsFile) {
  const auto notes = read_csv(results / "provenance.csv");
  std::map<std::string, std::string> commands;
  for (std::size_t row = 1; row < notes.size(); ++row) {
    ASSERT_EQ(notes[row].size(), notes[0].size()) << notes[row].at(0);
    commands[notes[row][0]] = notes[row][1];
    EXPECT_TRUE(std::filesystem::exists(results / notes[row][0])) << notes[row][0];
    EXPECT_GT(std::stod(notes[row][column(notes, "peak_mib")]), 0);
  }
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    if (name == "README.md" || name == "provenance.csv") continue;
    if (name == "soccer-winners.csv" || name == "colour-sweeps.csv" || name == "certificates")
      continue;  // its rows name their commands
    EXPECT_EQ(commands.count(name), 1U) << name;
  }
}

}  // namespace quadrille::results_test
