// What an assertion about Up's & Down's asks: a predicate on lists of the numbers 1 to n, which are rounds of the game.
#pragma once

#include "proofs/permutations/question.hpp"

namespace quadrille::updown {

/// About all lists of each n, in lexicographic order. O(n!) cases.
class ListQuestion final : public proofs::CaseQuestion<proofs::PermutationCase> {
 public:
  using CaseQuestion::CaseQuestion;
  bool for_each_case(int n, const Visit& visit) const override;
  bool has_cases_to_generate() const override { return true; }
};

proofs::Assertion list_assertion(proofs::Role role, const proofs::SizeRange& sizes, std::string text,
                                 ListQuestion::Predicate holds);

}  // namespace quadrille::updown
