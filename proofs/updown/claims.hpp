// The claims about Up's & Down's: the source's two lists (L. Quet, "Up's & Down's Game"), and counts of permutations by
// signature, the word of rises and falls.
//
// An assertion asks a question: a predicate on lists of the numbers 1 to n, which are rounds of the game.
#pragma once

#include <vector>

#include "proofs/claim.hpp"
#include "proofs/permutations/question.hpp"

namespace quadrille::updown {

/// A question about all lists of each n, in lexicographic order. O(n!) cases.
class ListQuestion final : public proofs::CaseQuestion<proofs::PermutationCase> {
 public:
  using CaseQuestion::CaseQuestion;
  bool for_each_case(int n, const Visit& visit) const override;
  bool has_cases_to_generate() const override { return true; }
};

proofs::Assertion list_assertion(proofs::Role role, const proofs::SizeRange& sizes, std::string text,
                                 ListQuestion::Predicate holds);

/// All claims, in the ledger's order.
std::vector<proofs::Claim> claims();

}  // namespace quadrille::updown
