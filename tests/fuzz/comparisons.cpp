// The list of all comparisons, and the search in it by kind of query.
#include "tests/fuzz/comparisons.hpp"

namespace quadrille::fuzz {

const std::vector<Comparison>& comparisons() {
  static const std::vector<Comparison> all = [] {
    std::vector<Comparison> list;
    for (const auto& some : {soccer_comparisons(), soccer_solve_comparisons(), soccer_family_comparisons(),
                             permutation_comparisons(), tennis_comparisons(), trails_comparisons()}) {
      list.insert(list.end(), some.begin(), some.end());
    }
    return list;
  }();
  return all;
}

const std::vector<QueryKind>& kinds_of_queries() {
  static const std::vector<QueryKind> kinds = [] {
    std::vector<QueryKind> list;
    for (const Comparison& comparison : comparisons()) list.push_back(comparison.kind);
    return list;
  }();
  return kinds;
}

const Comparison& comparison_of(const Query& query) {
  return comparisons()[static_cast<std::size_t>(query.kind - kinds_of_queries().data())];
}

}  // namespace quadrille::fuzz
