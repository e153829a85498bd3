// What a sentence about the two permutation games is asked about: lists of the numbers 1 to n, each once.
//
// A round of Up's & Down's is such a list, and a filled grid of Plusses and Minuses is one by columns; so both games'
// sentences are asked about the same cases. The boards are `permutations:N`: all n from 1 to N, in this order.
//
// Limits: n at most 64, as the sign words of both games.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/plusminus/signs.hpp"

namespace quadrille::proofs {

inline constexpr int most_case_numbers = 64;

struct PermutationCase {
  int n = 1;
  std::vector<int> numbers;            ///< the list; empty unless the subject has lists
  plusminus::Predictions predictions;  ///< n - 1 signs each; empty unless the subject has predictions
};

/// `1,7,3 predictions +-,++`; what the case is without is left out, and then the n stands there.
std::string to_string(const PermutationCase& which);

/// How the cases are chosen that a predicate is asked about.
enum class CasesOf {
  given,        ///< the one case that the source gives
  size,         ///< all n
  list,         ///< all lists of each n
  predictions,  ///< all pairs of prediction lists for each n
  game,         ///< all lists of each n with all pairs of prediction lists
};

struct PermutationQuestion {
  CasesOf cases = CasesOf::list;
  int least = 1;      ///< the sentence speaks of n from here on
  int walked = 1;     ///< the largest n of which all cases are walked
  int generated = 1;  ///< the largest n of generated cases, of lists or predictions
  std::function<bool(const PermutationCase&)> holds;
  PermutationCase given = {};  ///< for CasesOf::given

  /// Whether there is more to generate than a walk asks of anyway: lists of numbers or of signs.
  bool has_cases_to_generate() const { return cases != CasesOf::given && cases != CasesOf::size; }
};

/// One case that breaks a sentence.
struct PermutationWitness {
  PermutationCase broken;
};

/// `permutations:3 1,3,2`.
std::string to_string(const PermutationWitness& witness);

/// `permutations:8`.
std::string permutation_board(int largest);

/// The N of `permutations:N`.
/// \throws Error (unusable_input) for any other text, and unless 1 <= N <= most_case_numbers
int parse_permutation_board(std::string_view text);

}  // namespace quadrille::proofs
