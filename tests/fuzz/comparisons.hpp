// Comparisons: a kind of query each, whose answer by the typed interface is compared with a reference's and with other
// engines'.
#pragma once

#include <string>
#include <vector>

#include "tests/fuzz/query.hpp"

namespace quadrille::fuzz {

struct Comparison {
  QueryKind kind;
  std::string (*command_line)(const Query&);  ///< that asks the program the same
  void (*compare)(const Query&);              ///< \throws Defect where two answers differ
};

std::vector<Comparison> soccer_comparisons();
std::vector<Comparison> soccer_solve_comparisons();
std::vector<Comparison> soccer_family_comparisons();
std::vector<Comparison> permutation_comparisons();  ///< of Up's & Down's and of Plusses & Minuses
std::vector<Comparison> tennis_comparisons();
std::vector<Comparison> trails_comparisons();

/// All of them.
const std::vector<Comparison>& comparisons();
/// Their kinds, in the same order.
const std::vector<QueryKind>& kinds_of_queries();

/// The comparison of the query.
const Comparison& comparison_of(const Query& query);

}  // namespace quadrille::fuzz
