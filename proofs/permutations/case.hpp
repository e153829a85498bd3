// Cases that are lists of the numbers 1 to n, each once, and the boards on which such cases are walked.
//
// The boards are `permutations:N`: all n from 1 to N, in this order. A game whose positions are permutations uses these
// cases, or cases of its own that begin with them.
//
// Limits: n at most 64: the signs between neighbours then fit a machine word.
#pragma once

#include <algorithm>
#include <numeric>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::proofs {

inline constexpr int most_case_numbers = 64;

struct PermutationCase {
  int n = 1;
  std::vector<int> numbers = {};  ///< the list; empty if the question is about n alone
};

/// `1,7,3`; without a list `n=3`.
std::string to_string(const PermutationCase& which);

/// `permutations:8`.
std::string permutation_board(int largest);

/// The N of `permutations:N`.
/// \throws Error (unusable_input) for any other text, and unless 1 <= N <= most_case_numbers
int parse_permutation_board(std::string_view text);

/// The list 1,2,...,n.
std::vector<int> rising_list(int n);

/// visit(numbers) for each list of the numbers 1 to n, in lexicographic order, until it returns false.
/// \return whether `visit` never returned false \complexity O(n!) visits
template <class Visit>
bool for_each_list(int n, Visit&& visit) {
  std::vector<int> numbers = rising_list(n);
  do {
    if (!visit(static_cast<const std::vector<int>&>(numbers))) return false;
  } while (std::next_permutation(numbers.begin(), numbers.end()));
  return true;
}

}  // namespace quadrille::proofs
