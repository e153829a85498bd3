// Permutations for pictures: 1 to n in an order that depends on the seed.
#pragma once

#include <numeric>
#include <random>
#include <utility>
#include <vector>

namespace quadrille::exports {

inline std::vector<int> random_permutation(int n, std::uint64_t seed) {
  std::mt19937_64 random(seed);
  std::vector<int> numbers(static_cast<std::size_t>(n));
  std::iota(numbers.begin(), numbers.end(), 1);
  for (std::size_t i = numbers.size(); i > 1; --i) std::swap(numbers[i - 1], numbers[random() % i]);
  return numbers;
}

}  // namespace quadrille::exports
