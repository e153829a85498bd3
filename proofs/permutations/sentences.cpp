#include "proofs/permutations/sentences.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace quadrille::proofs {

Sentence permutation_sentence(Role role, CasesOf cases, const Reach& reach, std::string text,
                              std::function<bool(const PermutationCase&)> holds) {
  return {role, std::move(text),
          PermutationQuestion{cases, reach.least, reach.walked, reach.generated, std::move(holds)}};
}

Sentence size_sentence(Role role, int least, int most, std::string text,
                       std::function<bool(const PermutationCase&)> holds) {
  return permutation_sentence(role, CasesOf::size, {least, most, most}, std::move(text), std::move(holds));
}

Sentence given_sentence(std::string text, PermutationCase given, std::function<bool(const PermutationCase&)> holds) {
  const int n = given.n;
  return {Role::statement, std::move(text),
          PermutationQuestion{CasesOf::given, n, n, n, std::move(holds), std::move(given)}};
}

plusminus::Permutation grid_of(const PermutationCase& which) {
  plusminus::Permutation p(which.numbers.size());
  std::transform(which.numbers.begin(), which.numbers.end(), p.begin(),
                 [](int number) { return static_cast<std::uint8_t>(number - 1); });
  return p;
}

std::vector<int> rising_list(int n) {
  std::vector<int> numbers(static_cast<std::size_t>(n));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

}  // namespace quadrille::proofs
