// Comparisons. Each is a kind of query, whose answer by the typed interface is compared with a reference's and with
// those of other engines.
#pragma once

#include <string>
#include <vector>

#include "tests/fuzz/query.hpp"

namespace quadrille::fuzz {

struct Comparison {
  QueryKind kind;
  std::string (*command_line)(const Query&);  ///< of the program, with the same question
  void (*compare)(const Query&);              ///< \throws Defect if two answers differ
};

std::vector<Comparison> soccer_comparisons();
std::vector<Comparison> soccer_solve_comparisons();
std::vector<Comparison> soccer_family_comparisons();
std::vector<Comparison> permutation_comparisons();  ///< of Up's & Down's and of Plusses & Minuses
std::vector<Comparison> tennis_comparisons();
std::vector<Comparison> trails_comparisons();

/// All comparisons.
const std::vector<Comparison>& comparisons();
/// The kinds of all comparisons, in the same order.
const std::vector<QueryKind>& kinds_of_queries();

/// The comparison for the query's kind.
const Comparison& comparison_of(const Query& query);

}  // namespace quadrille::fuzz
