// The stored results of Paper Soccer agree with each other: the engines' results have the residues of the second
// program, and each solved pitch has one winner.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "tests/enumerate/confirm/power_modulo.hpp"
#include "tests/project/results_files.hpp"

namespace quadrille::soccer_results_test {

// All weak classes of a stored table: its total, or the sum of its plies.
Natural weak_classes(const std::filesystem::path& path) {
  const auto table = read_csv(path);
  const std::size_t at = column(table, "weak_classes");
  Natural sum = 0;
  for (std::size_t row = 1; row < table.size(); ++row) sum += Natural(table[row].at(at));
  return sum;
}

TEST(SoccerResults, EveryNumberOfClassesHasTheResidueThatTheSecondProgramFound) {
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    const bool by_ply = name.ends_with("-by-ply.csv");
    if (!name.starts_with("soccer-") || (!by_ply && !name.ends_with("-total.csv"))) continue;
    const std::string pitch = name.substr(0, name.rfind(by_ply ? "-by-ply" : "-total"));
    const auto residue = read_csv(results / (pitch + "-residue.csv"));
    ASSERT_EQ(residue.size(), 2U) << pitch;
    const Natural modulus(residue[1].at(column(residue, "modulus")));
    // The second program's prime, or the prime of the sweep of the transposed pitch.
    EXPECT_TRUE(modulus == (Natural(1) << 61U) - 1 || modulus == 1'999'999'973) << name;
    EXPECT_EQ(weak_classes(entry.path()) % modulus, Natural(residue[1].at(column(residue, "residue")))) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 16U);
}

// The sum over all rows of histories * x^ply; a total has one row and no ply, and x is 1.
Natural polynomial(const std::vector<std::vector<std::string>>& rows, const Natural& x, const Natural& modulus) {
  const std::size_t ply = column(rows, "ply");
  const std::size_t histories = column(rows, "histories");
  Natural sum = 0;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const Natural plies(ply < rows[row].size() ? rows[row][ply] : "0");
    const Natural power = power_modulo(x, plies, modulus);
    sum += Natural(rows[row].at(histories)) * power;
  }
  return sum % modulus;
}

TEST(SoccerResults, EveryNumberOfHistoriesHasTheResiduesThatTheSecondProgramFound) {
  const std::string ending = "-histories-residue.csv";
  std::size_t by_ply = 0;
  std::size_t totals = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(ending)) continue;
    const std::string pitch = name.substr(0, name.size() - ending.size());
    const auto residues = read_csv(entry.path());
    ASSERT_EQ(residues.size(), 3U) << name;
    const bool has_plies = !std::filesystem::exists(results / (pitch + "-total.csv"));
    const auto rows = read_csv(results / (pitch + (has_plies ? "-by-ply.csv" : "-total.csv")));
    for (std::size_t point = 1; point < (has_plies ? 3U : 2U); ++point) {
      const Natural modulus(residues[point].at(column(residues, "modulus")));
      const Natural x(residues[point].at(column(residues, "x")));
      EXPECT_EQ(x == 1, point == 1);
      EXPECT_EQ(polynomial(rows, x, modulus), Natural(residues[point].at(column(residues, "residue")))) << name;
    }
    ++(has_plies ? by_ply : totals);
  }
  EXPECT_EQ(by_ply, 3U);
  EXPECT_EQ(totals, 4U);
}

// The sum over all rows of these columns, times x^ply.
Natural sum_at(const std::vector<std::vector<std::string>>& rows, const std::vector<std::string>& columns,
               const Natural& x, const Natural& modulus) {
  Natural sum = 0;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const Natural power = power_modulo(x, Natural(rows[row].at(column(rows, "ply"))), modulus);
    for (const std::string& name : columns) sum += Natural(rows[row].at(column(rows, name))) * power;
  }
  return sum % modulus;
}

// Compares a table by ply or by outcome: a column of the second program equals the sum of our columns for it.
using Columns = std::map<std::string, std::vector<std::string>>;

void expect_endings(const std::string& table, const std::string& endings, const Columns& columns) {
  const auto rows = read_csv(results / table);
  const auto residues = read_csv(results / endings);
  ASSERT_EQ(residues.size(), 3U) << endings;
  for (const std::size_t point : {1U, 2U}) {
    const Natural modulus(residues[point].at(column(residues, "modulus")));
    const Natural x(residues[point].at(column(residues, "x")));
    EXPECT_EQ(x == 1, point == 1);
    for (const auto& [theirs, ours] : columns) {
      EXPECT_EQ(sum_at(rows, ours, x, modulus), Natural(residues[point].at(column(residues, theirs))))
          << table << ' ' << theirs;
    }
  }
}

TEST(SoccerResults, ClassesAndGamesEndWhereTheSecondProgramFindsThem) {
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    if (!name.starts_with("soccer-") || !name.ends_with("-by-ply.csv")) continue;
    expect_endings(
        name, name.substr(0, name.rfind("-by-ply")) + "-endings.csv",
        {{"weak_classes", {"weak_classes"}}, {"goal_1", {"goal_1"}}, {"goal_2", {"goal_2"}}, {"blocked", {"blocked"}}});
    ++compared;
  }
  EXPECT_EQ(compared, 6U);
  expect_endings(
      "soccer-paper-4x4-by-outcome.csv", "soccer-paper-4x4-history-endings.csv",
      {{"goal_1", {"goal_wins_2"}}, {"goal_2", {"goal_wins_1"}}, {"blocked", {"blocked_wins_1", "blocked_wins_2"}}});
}

// The table of winners by pitch. The cells of a row are counted from its end, as the first plies have commas.
std::map<std::string, std::vector<std::string>> winners() {
  std::map<std::string, std::vector<std::string>> found;
  for (std::vector<std::string> row : read_csv(results / "soccer-winners.csv")) {
    const std::string pitch = row.at(0);
    std::reverse(row.begin(), row.end());
    found[pitch] = std::move(row);
  }
  return found;
}

TEST(SoccerResults, EveryCertificateThatIsKeptIsInTheTableOfWinners) {
  if (!std::filesystem::exists(results / "certificates")) return;
  const auto rows = winners();
  const auto& header = rows.at("pitch");
  const auto bytes = std::find(header.begin(), header.end(), "certificate_bytes") - header.begin();
  for (const auto& entry : std::filesystem::directory_iterator(results / "certificates")) {
    std::string pitch = entry.path().stem().string().substr(std::string("soccer-").size());
    // A board has a file of its own, which recomputed.sh computes again.
    if (std::filesystem::exists(results / ("soccer-" + pitch + "-checked.csv"))) continue;
    pitch.replace(pitch.find('-'), 1, ":");
    ASSERT_TRUE(rows.contains(pitch)) << entry.path();
    EXPECT_EQ(rows.at(pitch).at(static_cast<std::size_t>(bytes)), std::to_string(entry.file_size())) << pitch;
  }
}

// Pitches with both tables: the first row is the winner of the pitch.
TEST(SoccerResults, WinnersByPlyBeginWithTheWinnerOfThePitch) {
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with("-by-winner.csv")) continue;
    const auto table = read_csv(entry.path());
    EXPECT_EQ(Natural(table[1].at(1)) + Natural(table[1].at(2)), 1) << name;
    std::string pitch = name.substr(7, name.size() - 7 - std::string("-by-winner.csv").size());
    pitch.replace(pitch.find('-'), 1, ":");
    for (const auto& row : read_csv(results / "soccer-winners.csv")) {
      if (row.at(0) == pitch) {
        EXPECT_EQ(row.at(2) == "1", table[1].at(1) == "1") << name;
        ++compared;
      }
    }
  }
  EXPECT_EQ(compared, 3U);
}

}  // namespace quadrille::soccer_results_test
