// Sentences about the permutation games, and what they ask of a list.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "games/plusminus/permutation.hpp"
#include "proofs/claim.hpp"

namespace quadrille::proofs {

/// How far the cases of a sentence go: it speaks of n from `least` on, is walked to `walked` and generated to
/// `generated`.
struct Reach {
  int least = 1;
  int walked = 1;
  int generated = 1;
};

/// \pre cases is `list`, `predictions` or `game`
Sentence permutation_sentence(Role role, CasesOf cases, const Reach& reach, std::string text,
                              std::function<bool(const PermutationCase&)> holds);

/// A sentence about each n from `least` to `most`, all of which are walked.
Sentence size_sentence(Role role, int least, int most, std::string text,
                       std::function<bool(const PermutationCase&)> holds);

/// A sentence about the one case that the source gives.
Sentence given_sentence(std::string text, PermutationCase given, std::function<bool(const PermutationCase&)> holds);

/// The case's list as a filled grid, by columns. \pre it has a list
plusminus::Permutation grid_of(const PermutationCase& which);

/// The list 1,2,...,n.
std::vector<int> rising_list(int n);

}  // namespace quadrille::proofs
