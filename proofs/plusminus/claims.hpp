// The claims about Plusses and Minuses: the source's sample game (L. Quet, "Plusses And Minuses Grid Game"), and
// facts about a permutation and its inverse.
//
// Each assertion of a claim is a predicate on filled grids, on the players' prediction lists, or on both. A filled grid
// is written as a list of the numbers 1 to n, which gives for each column the row of its filled square.
#pragma once

#include <string>
#include <vector>

#include "games/plusminus/score.hpp"
#include "proofs/claim.hpp"
#include "proofs/permutations/question.hpp"

namespace quadrille::plusminus {

struct GridCase {
  int n = 1;
  std::vector<int> numbers = {};  ///< the filled grid; empty if the question is not about grids
  Predictions predictions = {};   ///< n - 1 signs each; empty if the question is not about predictions
};

/// `1,3,2 predictions +-,++`. Parts that the case does not have are omitted; without a grid the text begins `n=3`.
std::string to_string(const GridCase& which);

/// The case's grid with rows counted from 0. \pre it has one
Permutation grid_of(const GridCase& which);

enum class CasesOf {
  grids,        ///< all grids of each n
  predictions,  ///< all pairs of prediction lists for each n
  games,        ///< all grids of each n, each with all pairs of prediction lists
};

/// Grids come in lexicographic order of their lists; signs with - before +, player 2's fastest.
/// \complexity grids: O(n!) cases; predictions: O(4^n); games: O(n! 4^n)
class GridQuestion final : public proofs::CaseQuestion<GridCase> {
 public:
  GridQuestion(CasesOf cases, const proofs::SizeRange& sizes, Predicate holds)
      : CaseQuestion(sizes, std::move(holds)), cases_(cases) {}

  CasesOf cases() const { return cases_; }
  bool for_each_case(int n, const Visit& visit) const override;
  bool has_cases_to_generate() const override { return true; }

 private:
  CasesOf cases_;
};

proofs::Assertion grid_assertion(proofs::Role role, CasesOf cases, const proofs::SizeRange& sizes, std::string text,
                                 GridQuestion::Predicate holds);

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

}  // namespace quadrille::plusminus
