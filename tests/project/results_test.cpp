// The stored results agree with each other: what the engines found is what the second program found, whole or as a
// residue, and rows add up to what they must.
//
// ctest label: quick
#include <gtest/gtest.h>

#include <algorithm>
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
    if (line.ends_with(',')) cells.emplace_back();  // an empty cell at the end
    rows.push_back(cells);
  }
  return rows;
}

std::size_t column(const std::vector<std::vector<std::string>>& table, const std::string& name) {
  return static_cast<std::size_t>(std::find(table.at(0).begin(), table.at(0).end(), name) - table.at(0).begin());
}

// All weak classes of a stored table: its total, or the sum of its plies.
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
  EXPECT_EQ(compared, 13U);
}

// The sum over all rows of histories * x^ply; a total has one row and no ply, and x is 1.
Natural polynomial(const std::vector<std::vector<std::string>>& rows, const Natural& x, const Natural& modulus) {
  const std::size_t ply = column(rows, "ply");
  const std::size_t histories = column(rows, "histories");
  Natural sum = 0;
  for (std::size_t row = 1; row < rows.size(); ++row) {
    const Natural plies(ply < rows[row].size() ? rows[row][ply] : "0");
    const Natural power = boost::multiprecision::powm(x, plies, modulus);
    sum += Natural(rows[row].at(histories)) * power;
  }
  return sum % modulus;
}

TEST(Results, EveryNumberOfHistoriesHasTheResiduesThatTheSecondProgramFound) {
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

// The terms of a b-file.
std::map<int, Natural> terms(const std::string& name) {
  std::map<int, Natural> found;
  std::ifstream file(results / name);
  for (std::string line; std::getline(file, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream text(line);
    int n = 0;
    std::string value;
    text >> n >> value;
    found[n] = Natural(value);
  }
  return found;
}

// Permutations of n numbers by score.
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
  // A number that begins with 0 would be read as octal.
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

// The table of winners by pitch, the cells of a row from its end: the first plies have commas.
std::map<std::string, std::vector<std::string>> winners() {
  std::map<std::string, std::vector<std::string>> found;
  for (std::vector<std::string> row : read_csv(results / "soccer-winners.csv")) {
    const std::string pitch = row.at(0);
    std::reverse(row.begin(), row.end());
    found[pitch] = std::move(row);
  }
  return found;
}

TEST(Results, EveryCertificateThatIsKeptIsInTheTableOfWinners) {
  if (!std::filesystem::exists(results / "certificates")) return;
  const auto rows = winners();
  const auto& header = rows.at("pitch");
  const auto bytes = std::find(header.begin(), header.end(), "certificate_bytes") - header.begin();
  for (const auto& entry : std::filesystem::directory_iterator(results / "certificates")) {
    std::string pitch = entry.path().stem().string().substr(std::string("soccer-").size());
    pitch.replace(pitch.find('-'), 1, ":");
    ASSERT_TRUE(rows.contains(pitch)) << entry.path();
    EXPECT_EQ(rows.at(pitch).at(static_cast<std::size_t>(bytes)), std::to_string(entry.file_size())) << pitch;
  }
}

// Where both solved a pitch: the winner of its start.
TEST(Results, WinnersByPlyBeginWithTheWinnerOfThePitch) {
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
      }
    }
  }
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
    if (name == "soccer-winners.csv" || name == "mpi-sweeps.csv" || name == "certificates")
      continue;  // its rows say how each was found
    EXPECT_EQ(commands.count(name), 1U) << name;
  }
}

}  // namespace
