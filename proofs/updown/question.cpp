#include "proofs/updown/question.hpp"

namespace quadrille::updown {

bool ListQuestion::for_each_case(int n, const Visit& visit) const {
  return proofs::for_each_list(n, [&](const std::vector<int>& numbers) { return visit({n, numbers}); });
}

proofs::Assertion list_assertion(proofs::Role role, const proofs::SizeRange& sizes, std::string text,
                                 ListQuestion::Predicate holds) {
  return make_assertion(role, std::move(text), ListQuestion(sizes, std::move(holds)));
}

}  // namespace quadrille::updown
