#include "properties/permutations/cases.hpp"

#include <algorithm>
#include <numeric>
#include <ostream>

#include "games/plusminus/score.hpp"
#include "games/updown/score.hpp"
#include "proofs/permutations/sentences.hpp"

namespace quadrille::properties {

namespace {

using plusminus::Signs;
using proofs::CasesOf;
using proofs::PermutationCase;
using proofs::PermutationQuestion;

// A number between `least` and `most`, evenly, whatever the size RapidCheck is at.
rc::Gen<int> between(int least, int most) {
  return rc::gen::resize(rc::kNominalSize, rc::gen::inRange(least, most + 1));
}

rc::Gen<std::vector<int>> lists_of(int n) {
  const auto shapes = rc::gen::weightedElement<ListShape>(
      {{4, ListShape::by_keys}, {1, ListShape::alternating}, {1, ListShape::involution}});
  const auto different_keys = rc::gen::element(2, 4, n + 1);
  const auto keys = rc::gen::mapcat(different_keys, [n](int different) {
    return rc::gen::container<std::vector<int>>(static_cast<std::size_t>(n), between(0, different));
  });
  return rc::gen::apply(list_from, shapes, keys);
}

rc::Gen<Signs> signs_of(int length) {
  const auto each_sign =
      rc::gen::container<std::vector<bool>>(static_cast<std::size_t>(length), rc::gen::arbitrary<bool>());
  return rc::gen::map(each_sign, [](const std::vector<bool>& pluses) {
    Signs signs;
    for (const bool is_plus : pluses) signs = signs.with(is_plus);
    return signs;
  });
}

rc::Gen<PermutationCase> cases_of_size(CasesOf what, int n) {
  const bool with_list = what == CasesOf::list || what == CasesOf::game;
  const bool with_predictions = what == CasesOf::predictions || what == CasesOf::game;
  const int length = with_predictions ? n - 1 : 0;
  return rc::gen::apply(
      [n](std::vector<int> numbers, const Signs& first, const Signs& second) {
        return PermutationCase{n, std::move(numbers), {first, second}};
      },
      with_list ? lists_of(n) : rc::gen::just(std::vector<int>{}), signs_of(length), signs_of(length));
}

void classify(const PermutationCase& which) {
  if (which.numbers.empty()) return;
  const updown::Word word = updown::word_of(which.numbers);
  int changes = 0;
  for (int i = 1; i < word.length; ++i) changes += word.sign(i) == word.sign(i - 1) ? 0 : 1;
  RC_CLASSIFY(word.length > 1 && changes == 0, "constant word");
  RC_CLASSIFY(word.length > 1 && changes == word.length - 1, "alternating word");
  const updown::Repetition repetition = updown::longest_repetition(word);
  RC_CLASSIFY(repetition.length > repetition.second - repetition.first, "overlap");
  const plusminus::Permutation grid = proofs::grid_of(which);
  RC_CLASSIFY(grid == plusminus::inverse(grid), "own inverse");
  if (which.predictions[0].length == 0) return;
  RC_CLASSIFY(plusminus::score(which.predictions, grid).outcome == plusminus::Outcome::draw, "level");
}

}  // namespace

std::vector<int> list_from(ListShape shape, const std::vector<int>& keys) {
  // The places in the order of their keys; equal keys keep their order.
  std::vector<std::size_t> places(keys.size());
  std::iota(places.begin(), places.end(), std::size_t{0});
  std::stable_sort(places.begin(), places.end(), [&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
  std::vector<int> numbers(keys.size());
  switch (shape) {
    case ListShape::by_keys:
      for (std::size_t i = 0; i < places.size(); ++i) numbers[places[i]] = static_cast<int>(i) + 1;
      break;
    case ListShape::alternating: {
      const std::size_t half = places.size() / 2;
      for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t from = i % 2 == 0 ? half + i / 2 : i / 2;
        numbers[i] = static_cast<int>(from) + 1;
      }
      break;
    }
    case ListShape::involution:
      std::iota(numbers.begin(), numbers.end(), 1);
      for (std::size_t i = 0; i + 1 < places.size(); i += 2) std::swap(numbers[places[i]], numbers[places[i + 1]]);
      break;
  }
  return numbers;
}

rc::Gen<std::vector<int>> lists(int least, int most) { return rc::gen::mapcat(between(least, most), lists_of); }

rc::Gen<PermutationCase> cases(const PermutationQuestion& question) {
  return rc::gen::mapcat(between(question.least, question.generated),
                         [what = question.cases](int n) { return cases_of_size(what, n); });
}

void ask_a_case(const PermutationQuestion& question, const std::string& text) {
  const PermutationCase which = *cases(question);
  classify(which);
  const bool holds = question.holds(which);
  if (!holds) RC_FAIL(text);
}

}  // namespace quadrille::properties

namespace quadrille::proofs {

std::ostream& operator<<(std::ostream& out, const PermutationCase& which) { return out << to_string(which); }

}  // namespace quadrille::proofs
