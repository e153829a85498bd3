// The reference implementations of the three counts of counts.hpp. They list all n! permutations, and form both truth
// lists of each permutation by the rules of the game.

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

template <class Row>
std::vector<Row> rows_of(const std::map<Pair, std::uint64_t>& histogram) {
  std::vector<Row> rows;
  rows.reserve(histogram.size());
  for (const auto& [key, count] : histogram) rows.push_back({key.first, key.second, Natural(count)});
  return rows;
}

int descents(const Signs& signs) { return signs.length - std::popcount(signs.plus); }

}  // namespace

std::vector<plusminus::MatchesCounts> count_matches_ref(const plusminus::Predictions& predictions) {
  std::map<Pair, std::uint64_t> histogram;
  for_each_grid(predictions[0].length + 1, [&](const Permutation& p) {
    const plusminus::Score score = plusminus::score(predictions, p);
    ++histogram[{score.points[0], score.points[1]}];
  });
  return rows_of<plusminus::MatchesCounts>(histogram);
}

std::vector<plusminus::DescentsCounts> count_descents_ref(int n) {
  std::map<Pair, std::uint64_t> histogram;
  for_each_grid(n, [&](const Permutation& p) {
    ++histogram[{descents(plusminus::truth_list(p)), descents(plusminus::truth_list(plusminus::inverse(p)))}];
  });
  return rows_of<plusminus::DescentsCounts>(histogram);
}

std::vector<plusminus::PairsCount> count_pairs_ref(int first, int last) {
  std::vector<plusminus::PairsCount> rows;
  for (int n = first; n <= last; ++n) {
    std::set<std::pair<Signs, Signs>> pairs;
    for_each_grid(n, [&](const Permutation& p) {
      pairs.emplace(plusminus::truth_list(p), plusminus::truth_list(plusminus::inverse(p)));
    });
    rows.push_back({n, Natural(pairs.size())});
  }
  return rows;
}

}  // namespace quadrille::enumerate
