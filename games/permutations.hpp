// for_each_permutation: calls a function for each permutation of n numbers. The reference implementations of the games
// with permutations use it.
#pragma once

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <vector>

namespace quadrille::games {

/// visit(numbers) for each order of the n numbers from `least` on, in lexicographic order. O(n!).
template <class Number, class Visit>
void for_each_permutation(int n, Number least, Visit&& visit) {
  std::vector<Number> numbers(static_cast<std::size_t>(n));
  std::iota(numbers.begin(), numbers.end(), least);
  do {
    visit(static_cast<const std::vector<Number>&>(numbers));
  } while (std::next_permutation(numbers.begin(), numbers.end()));
}

}  // namespace quadrille::games
