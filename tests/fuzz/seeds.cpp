// fuzz_seeds DIR: writes inputs to begin with into DIR/NAME, for the readers of what a program has to make:
// checkpoints. What else there is to read was written by hand (tests/fuzz/corpus).
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "tests/fuzz/saved_counts.hpp"
#include "tests/fuzz/saved_search.hpp"
#include "tests/fuzz/saved_subtrees.hpp"

namespace {

void write(const std::filesystem::path& folder, const std::vector<std::string>& inputs) {
  std::filesystem::create_directories(folder);
  for (std::size_t i = 0; i < inputs.size(); ++i) {
    std::ofstream file(folder / ("saved-" + std::to_string(i)), std::ios::binary);
    file.exceptions(std::ios::failbit | std::ios::badbit);
    file << inputs[i] << std::flush;
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("fuzz_seeds: name the folder that the seeds go to\n", stderr);
    return 2;
  }
  write(std::filesystem::path(argv[1]) / "layered_checkpoint", quadrille::fuzz::layered_seeds());
  write(std::filesystem::path(argv[1]) / "frontier_checkpoint", quadrille::fuzz::frontier_seeds());
  write(std::filesystem::path(argv[1]) / "search_checkpoint", quadrille::fuzz::search_seeds());
  write(std::filesystem::path(argv[1]) / "subtree_checkpoint", quadrille::fuzz::subtrees_seeds());
}
