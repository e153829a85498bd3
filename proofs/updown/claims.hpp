// The claims about Up's & Down's. They are about the two example lists of the source (L. Quet, "Up's & Down's Game"),
// and about the number of permutations with a given signature, which is the word of rises and falls.
//
// Each assertion of a claim is about lists of the numbers 1 to n. The players write one such list in a round.
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
