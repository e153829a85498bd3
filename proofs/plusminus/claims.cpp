// Plusses and Minuses: the source's sample game, and what is known of a permutation and its inverse together.
//
// The published terms are those of the On-Line Encyclopedia of Integer Sequences, of the sequences named.

#include "proofs/plusminus/claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "enumerate/plusminus/counts.hpp"
#include "games/permutations.hpp"
#include "games/plusminus/score.hpp"

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

using proofs::Claim;
using proofs::given_assertion;
using proofs::most_case_numbers;
using proofs::ProofVerdict;
using proofs::size_assertion;
using proofs::StatementVerdict;

namespace {

// Entry i is the term of n = i + 1.
constexpr std::uint64_t A180389[] = {1, 2, 6, 22, 96, 492, 2952, 20588, 164990, 1497740, 15187692};
constexpr std::uint64_t A380394[] = {1, 2, 6, 22, 94, 426, 1938, 8724, 38724, 169438, 731390, 3119052, 13162228};

// The row of n; published for 4 to 6 among the reference values.
std::vector<std::uint64_t> A298248(int n) {
  switch (n) {
    case 4:
      return {1, 0, 10, 2, 10, 0, 1};
    case 5:
      return {1, 0, 20, 12, 54, 12, 20, 0, 1};
    case 6:
      return {1, 0, 35, 42, 212, 140, 212, 42, 35, 0, 1};
    default:
      return {};
  }
}

// The source's sample game: its grid by columns, and the players' lists.
GridCase sample() { return {8, {1, 8, 4, 2, 3, 5, 6, 7}, parse_predictions("+-+-+-+,++-++-+")}; }

bool scores_four_and_five(const GridCase& which) {
  const Score found = score(which.predictions, grid_of(which));
  return found.points[0] == 4 && found.points[1] == 5 && found.outcome == Outcome::player_2;
}

bool opposite_lists_get_the_rest(const GridCase& which) {
  const Permutation p = grid_of(which);
  const auto& [u, v] = which.predictions;
  const auto points = score({u, v}, p).points;
  const auto opposite = score({complement(u), complement(v)}, p).points;
  return points[0] + opposite[0] == which.n - 1 && points[1] + opposite[1] == which.n - 1;
}

bool inverse_exchanges_the_points(const GridCase& which) {
  const Permutation p = grid_of(which);
  const auto& [u, v] = which.predictions;
  const auto points = score({u, v}, p).points;
  const auto exchanged = score({v, u}, inverse(p)).points;
  return points[0] == exchanged[1] && points[1] == exchanged[0];
}

// A count of pairs of small numbers, by the pair.
using Histogram = std::map<std::pair<std::uint64_t, std::uint64_t>, Natural>;

// A histogram's key.
std::pair<std::uint64_t, std::uint64_t> key(int first, int second) {
  return {static_cast<std::uint64_t>(first), static_cast<std::uint64_t>(second)};
}

Histogram histogram_of_matches(const plusminus::Predictions& lists, bool transposed) {
  Histogram histogram;
  for (const auto& row : enumerate::count_matches(lists).rows) {
    histogram[transposed ? key(row.matches_2, row.matches_1) : key(row.matches_1, row.matches_2)] = row.permutations;
  }
  return histogram;
}

Histogram histogram_of_descents(int n) {
  Histogram histogram;
  for (const auto& row : enumerate::count_descents(n).rows) {
    histogram[key(row.descents, row.inverse_descents)] = row.permutations;
  }
  return histogram;
}

bool exchanged_lists_transpose_the_histogram(const GridCase& which) {
  const auto& [u, v] = which.predictions;
  return histogram_of_matches({v, u}, false) == histogram_of_matches({u, v}, true);
}

std::uint64_t falls(const Permutation& p) {
  const Signs truth = truth_list(p);
  return static_cast<std::uint64_t>(truth.length - std::popcount(truth.plus));
}

template <class Visit>
void for_each_grid(int n, Visit&& visit) {
  games::for_each_permutation(n, 1, [&](const std::vector<int>& numbers) { visit(grid_of({n, numbers})); });
}

bool falls_of_both_are_as_listed(const GridCase& which) {
  Histogram listed;
  for_each_grid(which.n, [&](const Permutation& p) { ++listed[{falls(p), falls(inverse(p))}]; });
  return listed == histogram_of_descents(which.n);
}

bool equal_falls_are_published(const GridCase& which) {
  Natural equal = 0;
  for (const auto& [pair, count] : histogram_of_descents(which.n)) {
    if (pair.first == pair.second) equal += count;
  }
  return equal == A180389[which.n - 1];
}

bool sums_of_falls_are_published(const GridCase& which) {
  std::vector<std::uint64_t> sums(static_cast<std::size_t>(2 * which.n - 1));
  for (const auto& [pair, count] : histogram_of_descents(which.n)) {
    sums[pair.first + pair.second] += static_cast<std::uint64_t>(count);
  }
  return sums == A298248(which.n);
}

bool reading_backwards_exchanges_rises_and_falls(const GridCase& which) {
  const Permutation p = grid_of(which);
  const Permutation backwards(p.rbegin(), p.rend());
  const auto rises = [&](const Permutation& of) { return p.size() - 1 - falls(of); };
  return falls(backwards) == rises(p) && falls(inverse(backwards)) == rises(inverse(p));
}

Natural pairs_counted(int n) { return enumerate::count_pairs(n, n).rows[0].pairs; }

bool pairs_are_as_listed(const GridCase& which) {
  std::set<std::pair<Signs, Signs>> listed;
  for_each_grid(which.n, [&](const Permutation& p) { listed.emplace(truth_list(p), truth_list(inverse(p))); });
  return pairs_counted(which.n) == listed.size();
}

bool pairs_are_published(const GridCase& which) { return pairs_counted(which.n) == A380394[which.n - 1]; }

}  // namespace

std::vector<Claim> claims() {
  return {
      {"plusminus/example",
       "the source's sample game",
       "the sample game scores 4 and 5, and player 2 wins",
       StatementVerdict::holds,
       ProofVerdict::none,
       "",
       {given_assertion<GridCase>("the sample game scores 4 and 5, and player 2 wins", sample(), scores_four_and_five),
        grid_assertion(proofs::Role::support, CasesOf::games, {1, 5, most_case_numbers},
                       "with every sign of both lists changed, each player gets the points missed before",
                       opposite_lists_get_the_rest)}},
      {"plusminus/two-sided",
       "beyond the source",
       "permutations with as many falls as their inverses are A180389; by the falls of both together, A298248; the "
       "distinct pairs of truth lists, A380394",
       StatementVerdict::holds,
       ProofVerdict::none,
       "a fall is a minus in a truth list, a descent",
       {size_assertion<GridCase>(proofs::Role::statement, 1, 11,
                                 "permutations with as many falls as their inverses are A180389",
                                 equal_falls_are_published),
        size_assertion<GridCase>(proofs::Role::statement, 4, 6,
                                 "permutations by their falls and their inverses' together are A298248",
                                 sums_of_falls_are_published),
        size_assertion<GridCase>(proofs::Role::statement, 1, 13, "distinct pairs of truth lists are A380394",
                                 pairs_are_published),
        size_assertion<GridCase>(proofs::Role::support, 1, 8,
                                 "permutations by the falls of both, listed, are as many as the recurrence says",
                                 falls_of_both_are_as_listed),
        size_assertion<GridCase>(proofs::Role::support, 1, 8,
                                 "distinct pairs of truth lists, listed, are as many as the shapes say",
                                 pairs_are_as_listed),
        grid_assertion(proofs::Role::support, CasesOf::grids, {1, 8, most_case_numbers},
                       "a list read backwards falls as often as it rose, and so does its inverse",
                       reading_backwards_exchanges_rises_and_falls)}},
      {"plusminus/inverse-symmetry",
       "beyond the source",
       "exchanging the lists transposes the joint histogram of points",
       StatementVerdict::holds,
       ProofVerdict::none,
       "the inverse of a grid, under exchanged lists, has the points exchanged",
       {grid_assertion(proofs::Role::statement, CasesOf::predictions, {1, 5, 14},
                       "the joint histogram under (V, U) is that under (U, V), transposed",
                       exchanged_lists_transpose_the_histogram),
        grid_assertion(proofs::Role::support, CasesOf::games, {1, 5, most_case_numbers},
                       "a grid's points under (U, V) are its inverse's under (V, U), exchanged",
                       inverse_exchanges_the_points)}},
  };
}

}  // namespace quadrille::plusminus
