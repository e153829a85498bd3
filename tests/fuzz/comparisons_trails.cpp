// Trails and walks of the endless lattice: counted by symmetry, by doubling, and one by one.
#include <fmt/format.h>

#include <variant>
#include <vector>

#include "enumerate/walks/lattice_trails.hpp"
#include "enumerate/walks/trails_doubling.hpp"
#include "quadrille/trails.hpp"
#include "tests/fuzz/comparisons.hpp"
#include "tests/fuzz/readers.hpp"

namespace quadrille::fuzz {

namespace {

std::vector<Natural> counted(const Query& query) {
  const Answer answer =
      trails::count({.plies = query["plies"], .acyclic = query["acyclic"] == 1}, {.threads = query["threads"]});
  std::vector<Natural> numbers;
  for (const auto& row : answer.table.rows) numbers.push_back(std::get<Natural>(row[1]));
  return numbers;
}

void compare_paths(const Query& query) {
  const enumerate::PathQuery paths{query["plies"], query["acyclic"] == 1};
  const std::vector<Natural> numbers = counted(query);
  require(numbers == enumerate::count_lattice_trails_ref(paths).paths, "paths differ from the reference's");
  require(numbers.back() == enumerate::count_by_doubling(paths), "paths differ from those by doubling");
}

std::string paths_command(const Query& query) {
  return fmt::format("quadrille count trails --plies {} --threads {}{}", query["plies"], query["threads"],
                     query["acyclic"] == 1 ? " --acyclic" : "");
}

}  // namespace

std::vector<Comparison> trails_comparisons() {
  return {{{"count-trails", {{"plies", 0, 4}, {"acyclic", 0, 1}, {"threads", 1, 3}}}, paths_command, compare_paths}};
}

}  // namespace quadrille::fuzz
