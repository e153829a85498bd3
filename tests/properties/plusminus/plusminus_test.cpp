// Properties of Plusses and Minuses, on generated lists: the joint histogram, its changes under symmetries, and best
// placements.
#include <gtest/gtest.h>
// (gtest comes first: RapidCheck's extensions look for it)
#include <rapidcheck/gtest.h>

#include <map>
#include <utility>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/margin.hpp"
#include "properties/plusminus/cases.hpp"

namespace quadrille::properties::plusminus_test {

using enumerate::ListPair;
using plusminus::Predictions;

std::map<std::pair<int, int>, Natural> histogram(const Predictions& predictions) {
  std::map<std::pair<int, int>, Natural> found;
  for (const auto& row : enumerate::count_matches(predictions).rows) {
    found[{row.matches_1, row.matches_2}] = row.permutations;
  }
  return found;
}

RC_GTEST_PROP(Histogram, countsEveryGridOnce, ()) {
  const Predictions predictions = *plusminus::generated_predictions(16);
  Natural grids = 0;
  for (const auto& [points, count] : histogram(predictions)) grids += count;
  Natural factorial = 1;
  for (int k = 2; k <= predictions[0].length + 1; ++k) factorial *= k;
  RC_ASSERT(grids == factorial);
}

RC_GTEST_PROP(Histogram, isTurnedRoundByOppositeLists, ()) {
  const Predictions predictions = *plusminus::generated_predictions(14);
  const int most = predictions[0].length;
  std::map<std::pair<int, int>, Natural> turned;
  for (const auto& [points, count] : histogram({complement(predictions[0]), complement(predictions[1])})) {
    turned[{most - points.first, most - points.second}] = count;
  }
  RC_ASSERT(turned == histogram(predictions));
}

RC_GTEST_PROP(Placements, areWorthTheOppositeWithThePlayersExchanged, ()) {
  const Predictions predictions = *plusminus::generated_predictions(4);
  const int n = predictions[0].length + 1;
  const auto bits = [](const plusminus::Signs& signs) { return static_cast<std::uint32_t>(signs.plus); };
  const ListPair lists{bits(predictions[0]), bits(predictions[1])};
  const ListPair exchanged{lists.second, lists.first};
  const int margin = enumerate::placement_margin_ref(n, 2, lists);
  RC_ASSERT(enumerate::placement_margin_ref(n, 1, exchanged) == -margin);
  RC_ASSERT(std::abs(margin) <= n - 1);
  RC_CLASSIFY(margin != 0, "decided");
  RC_CLASSIFY(lists.first == lists.second, "equal lists");
}

}  // namespace quadrille::properties::plusminus_test
