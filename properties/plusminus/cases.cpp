// Generates random grids and lists of predicted signs of Plusses & Minuses, and tries an assertion on one of these
// cases.
#include "properties/plusminus/cases.hpp"

#include <ostream>

#include "games/plusminus/score.hpp"
#include "properties/permutations/lists.hpp"

namespace quadrille::plusminus {

namespace {

rc::Gen<Signs> signs_of(int length) {
  const auto each_sign =
      rc::gen::container<std::vector<bool>>(static_cast<std::size_t>(length), rc::gen::arbitrary<bool>());
  return rc::gen::map(each_sign, [](const std::vector<bool>& pluses) {
    Signs signs;
    for (const bool is_plus : pluses) signs = signs.with(is_plus);
    return signs;
  });
}

rc::Gen<GridCase> cases_of_size(CasesOf what, int n) {
  const bool with_grid = what != CasesOf::predictions;
  const int length = what != CasesOf::grids ? n - 1 : 0;
  return rc::gen::apply(
      [n](std::vector<int> numbers, const Signs& first, const Signs& second) {
        return GridCase{n, std::move(numbers), {first, second}};
      },
      with_grid ? properties::lists_of(n) : rc::gen::just(std::vector<int>{}), signs_of(length), signs_of(length));
}

void classify(const GridCase& which) {
  if (which.numbers.empty()) return;
  properties::classify_list(which.numbers);
  if (which.predictions[0].length == 0) return;
  RC_CLASSIFY(score(which.predictions, grid_of(which)).outcome == Outcome::tie, "level");
}

}  // namespace

rc::Gen<GridCase> generated_cases(const GridQuestion& question) {
  const proofs::SizeRange& sizes = question.sizes();
  return rc::gen::mapcat(properties::number_between(sizes.least, sizes.generated),
                         [what = question.cases()](int n) { return cases_of_size(what, n); });
}

rc::Gen<Predictions> generated_predictions(int most) {
  const auto cases = rc::gen::mapcat(properties::number_between(1, most),
                                     [](int n) { return cases_of_size(CasesOf::predictions, n); });
  return rc::gen::map(cases, [](const GridCase& which) { return which.predictions; });
}

void ask_generated_case(const proofs::Question& question, const std::string& text) {
  const auto& about = dynamic_cast<const GridQuestion&>(question);
  const GridCase which = *generated_cases(about);
  classify(which);
  const bool holds = about.holds(which);
  if (!holds) RC_FAIL(text);
}

std::ostream& operator<<(std::ostream& out, const GridCase& which) { return out << to_string(which); }

}  // namespace quadrille::plusminus
