#include "proofs/plusminus/question.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace quadrille::plusminus {

namespace {

bool for_each_predictions(GridCase which, const GridQuestion::Visit& visit) {
  const int length = which.n - 1;
  const std::uint64_t lists = std::uint64_t{1} << static_cast<unsigned>(length);
  for (std::uint64_t pair = 0; pair < lists * lists; ++pair) {
    which.predictions = {Signs{pair / lists, length}, Signs{pair % lists, length}};
    if (!visit(which)) return false;
  }
  return true;
}

}  // namespace

std::string to_string(const GridCase& which) {
  std::string text = to_string(proofs::PermutationCase{which.n, which.numbers});
  const auto& [first, second] = which.predictions;
  if (first.length > 0) text += fmt::format(" predictions {},{}", to_string(first), to_string(second));
  return text;
}

Permutation grid_of(const GridCase& which) {
  Permutation p(which.numbers.size());
  std::transform(which.numbers.begin(), which.numbers.end(), p.begin(),
                 [](int number) { return static_cast<std::uint8_t>(number - 1); });
  return p;
}

bool GridQuestion::for_each_case(int n, const Visit& visit) const {
  if (cases_ == CasesOf::predictions) return for_each_predictions({n}, visit);
  return proofs::for_each_list(n, [&](const std::vector<int>& numbers) {
    const GridCase grid{n, numbers};
    return cases_ == CasesOf::games ? for_each_predictions(grid, visit) : visit(grid);
  });
}

proofs::Assertion grid_assertion(proofs::Role role, CasesOf cases, const proofs::SizeRange& sizes, std::string text,
                                 GridQuestion::Predicate holds) {
  return make_assertion(role, std::move(text), GridQuestion(cases, sizes, std::move(holds)));
}

}  // namespace quadrille::plusminus
