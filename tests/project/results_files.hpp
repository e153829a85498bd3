// The stored results, as the tests read them.
#pragma once

#include <algorithm>
#include <boost/multiprecision/cpp_int.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace quadrille {

using Natural = boost::multiprecision::cpp_int;

/// The folder of the results, seen from the root of the project, where tests run.
inline const std::filesystem::path results = "data/results";

// Reads a csv without quotes, including its header.
inline std::vector<std::vector<std::string>> read_csv(const std::filesystem::path& path) {
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

inline std::size_t column(const std::vector<std::vector<std::string>>& table, const std::string& name) {
  return static_cast<std::size_t>(std::find(table.at(0).begin(), table.at(0).end(), name) - table.at(0).begin());
}

// The terms of a b-file.
inline std::map<int, Natural> terms(const std::string& name) {
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

}  // namespace quadrille
