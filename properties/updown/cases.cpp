// Generates a random round of Up's & Down's, which is a list of the numbers 1 to n, and tries an assertion on it.
#include "properties/updown/cases.hpp"

namespace quadrille::updown {

rc::Gen<proofs::PermutationCase> generated_cases(const ListQuestion& question) {
  const proofs::SizeRange& sizes = question.sizes();
  return rc::gen::mapcat(properties::number_between(sizes.least, sizes.generated), [](int n) {
    return rc::gen::apply(
        [n](std::vector<int> numbers) {
          return proofs::PermutationCase{n, std::move(numbers)};
        },
        properties::lists_of(n));
  });
}

void ask_generated_case(const proofs::Question& question, const std::string& text) {
  const auto& about = dynamic_cast<const ListQuestion&>(question);
  const proofs::PermutationCase which = *generated_cases(about);
  properties::classify_list(which.numbers);
  const bool holds = about.holds(which);
  if (!holds) RC_FAIL(text);
}

}  // namespace quadrille::updown
