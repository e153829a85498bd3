// The obvious side of the plusminus counts: all n! permutations in turn, their two truth lists by the game's own rules.

#include <map>
#include <set>

#include "enumerate/plusminus/counts.hpp"
#include "games/permutations.hpp"
#include "games/plusminus/score.hpp"

namespace quadrille::enumerate {

namespace {

using plusminus::Permutation;
using plusminus::Signs;
using Pair = std::pair<int, int>;

template <class Visit>
void for_each_grid(int n, Visit&& visit) {
  games::for_each_permutation(n, std::uint8_t{0}, visit);
}

engines::Counts counts_of(PlusminusBy by, const std::map<Pair, std::uint64_t>& histogram) {
  engines::Counts counts;
  counts.columns = plusminus_columns(by);
  for (const auto& [key, count] : histogram) {
    counts.rows.push_back({engines::Natural(key.first), engines::Natural(key.second), engines::Natural(count)});
  }
  return counts;
}

int descents(const Signs& signs) { return signs.length - std::popcount(signs.plus); }

}  // namespace

engines::Counts count_matches_ref(const plusminus::Predictions& predictions) {
  std::map<Pair, std::uint64_t> histogram;
  for_each_grid(predictions[0].length + 1, [&](const Permutation& p) {
    const plusminus::Score score = plusminus::score(predictions, p);
    ++histogram[{score.points[0], score.points[1]}];
  });
  return counts_of(PlusminusBy::matches, histogram);
}

engines::Counts count_descents_ref(int n) {
  std::map<Pair, std::uint64_t> histogram;
  for_each_grid(n, [&](const Permutation& p) {
    ++histogram[{descents(plusminus::truth_list(p)), descents(plusminus::truth_list(plusminus::inverse(p)))}];
  });
  return counts_of(PlusminusBy::descents, histogram);
}

engines::Counts count_pairs_ref(int first, int last) {
  engines::Counts counts;
  counts.columns = plusminus_columns(PlusminusBy::pairs);
  for (int n = first; n <= last; ++n) {
    std::set<std::pair<Signs, Signs>> pairs;
    for_each_grid(n, [&](const Permutation& p) {
      pairs.emplace(plusminus::truth_list(p), plusminus::truth_list(plusminus::inverse(p)));
    });
    counts.rows.push_back({engines::Natural(n), engines::Natural(pairs.size())});
  }
  return counts;
}

}  // namespace quadrille::enumerate
