// The kept results agree with each other: what the frontier or the layered engine counted has the residue that the
// second program found, and rows by ply add up to the same.
#include <gtest/gtest.h>

#include <boost/multiprecision/cpp_int.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

using Natural = boost::multiprecision::cpp_int;

const std::filesystem::path results = QUADRILLE_RESULTS;

// A csv without quotes, its header first.
std::vector<std::vector<std::string>> read_csv(const std::filesystem::path& path) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream file(path);
  for (std::string line; std::getline(file, line);) {
    std::vector<std::string> cells;
    std::istringstream text(line);
    for (std::string cell; std::getline(text, cell, ',');) cells.push_back(cell);
    rows.push_back(cells);
  }
  return rows;
}

std::size_t column(const std::vector<std::vector<std::string>>& table, const std::string& name) {
  return static_cast<std::size_t>(std::find(table.at(0).begin(), table.at(0).end(), name) - table.at(0).begin());
}

// All weak classes of a kept table: its total, or the sum of its plies.
Natural weak_classes(const std::filesystem::path& path) {
  const auto table = read_csv(path);
  const std::size_t at = column(table, "weak_classes");
  Natural sum = 0;
  for (std::size_t row = 1; row < table.size(); ++row) sum += Natural(table[row].at(at));
  return sum;
}

TEST(Results, EveryNumberOfClassesHasTheResidueThatTheSecondProgramFound) {
  std::size_t compared = 0;
  for (const auto& entry : std::filesystem::directory_iterator(results)) {
    const std::string name = entry.path().filename().string();
    const bool by_ply = name.ends_with("-by-ply.csv");
    if (!name.starts_with("soccer-") || (!by_ply && !name.ends_with("-total.csv"))) continue;
    const std::string pitch = name.substr(0, name.rfind(by_ply ? "-by-ply" : "-total"));
    const auto residue = read_csv(results / (pitch + "-residue.csv"));
    ASSERT_EQ(residue.size(), 2U) << pitch;
    const Natural modulus(residue[1].at(column(residue, "modulus")));
    EXPECT_EQ(modulus, (Natural(1) << 61U) - 1);
    EXPECT_EQ(weak_classes(entry.path()) % modulus, Natural(residue[1].at(column(residue, "residue")))) << name;
    ++compared;
  }
  EXPECT_EQ(compared, 7U);
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
    EXPECT_EQ(commands.count(name), 1U) << name;
  }
}

}  // namespace
