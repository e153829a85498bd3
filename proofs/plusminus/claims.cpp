// The claims about Plusses and Minuses: the source's sample game, published numbers about permutations and their
// inverses, and the margin (player 1's points minus player 2's) under best play.
//
// The published numbers come from sequences of the On-Line Encyclopedia of Integer Sequences. Each claim names its
// sequence.

#include "proofs/plusminus/claims.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "enumerate/plusminus/counts.hpp"
#include "enumerate/plusminus/margin.hpp"
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
using proofs::SizeQuestion;
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

// True for the truth lists that the source prints and the matching places that it names: 1, 2, 5, 7 and 1 to 5.
bool matches_as_printed(const GridCase& which) {
  const Score found = score(which.predictions, grid_of(which));
  const Predictions printed = parse_predictions("+--++++,++-+++-");
  return found.truth[0] == printed[0] && found.truth[1] == printed[1] && found.matched[0] == 0b101'0011 &&
         found.matched[1] == 0b001'1111;
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

// The margin under best play: player 1's points minus player 2's. Player 1 appends first.

int margin_ref(int n, int places_first) { return enumerate::solve_plusminus_ref(n, places_first).margin; }

int margin(int n, int places_first) { return enumerate::solve_plusminus(n, places_first, false, {}).margin; }

// The margin with the lists given.
int margin_of(int n, int places_first, const Predictions& lists) {
  return enumerate::placement_margin_ref(
      n, places_first, {static_cast<std::uint32_t>(lists[0].plus), static_cast<std::uint32_t>(lists[1].plus)});
}

bool margin_is_at_most_zero(const GridCase& which) {
  return margin_ref(which.n, 1) <= 0 && margin_ref(which.n, 2) <= 0;
}

bool equal_lists_are_level(const GridCase& which) {
  const Signs& list = which.predictions[0];
  return margin_of(which.n, 1, {list, list}) == 0 && margin_of(which.n, 2, {list, list}) == 0;
}

// A grid while it is filled.
class PartialGrid {
 public:
  explicit PartialGrid(int n) : rows_(static_cast<std::size_t>(n), empty), taken_(static_cast<std::size_t>(n)) {}

  std::size_t side() const { return rows_.size(); }
  bool takes(std::size_t column, std::size_t row) const { return rows_[column] == empty && !taken_[row]; }
  PartialGrid with(std::size_t column, std::size_t row) const {
    PartialGrid fuller = *this;
    fuller.rows_[column] = row;
    fuller.taken_[row] = true;
    return fuller;
  }
  std::size_t filled() const { return side() - static_cast<std::size_t>(std::ranges::count(rows_, empty)); }
  /// True if the mirror image in the diagonal of each filled square is filled.
  bool is_own_mirror() const {
    for (std::size_t column = 0; column < side(); ++column) {
      if (rows_[column] != empty && rows_[rows_[column]] != column) return false;
    }
    return true;
  }
  friend auto operator<=>(const PartialGrid&, const PartialGrid&) = default;

 private:
  static constexpr std::size_t empty = std::numeric_limits<std::size_t>::max();
  std::vector<std::size_t> rows_;  // of each column's square
  std::vector<bool> taken_;
};

// visit(grid) for the grid after each square that can be filled.
template <class Visit>
void for_each_fuller(const PartialGrid& grid, Visit&& visit) {
  for (std::size_t column = 0; column < grid.side(); ++column) {
    for (std::size_t row = 0; row < grid.side(); ++row) {
      if (grid.takes(column, row)) visit(column, row, grid.with(column, row));
    }
  }
}

// True if player 2's strategy for equal lists works against every play of player 1: the grid is its own mirror image at
// each turn of player 1, and so at the end. The strategy answers a square off the diagonal by its mirror image, and one
// on it by the first free square there. \pre it is player 1's turn, or the grid is full
bool stays_own_mirror(const PartialGrid& grid) {
  if (!grid.is_own_mirror()) return false;
  bool stays = true;
  for_each_fuller(grid, [&](std::size_t column, std::size_t row, const PartialGrid& played) {
    if (!stays) return;
    if (column != row) {
      stays = played.takes(row, column) && stays_own_mirror(played.with(row, column));
      return;
    }
    std::size_t free = 0;
    while (free < grid.side() && !played.takes(free, free)) ++free;
    stays = free < grid.side() ? stays_own_mirror(played.with(free, free))
                               : played.filled() == grid.side() && played.is_own_mirror();
  });
  return stays;
}

bool mirroring_works(const GridCase& which) {
  const PartialGrid empty(which.n);
  return stays_own_mirror(empty) && stays_own_mirror(empty.with(0, 0));
}

bool is_level_as_suggested(const GridCase& which) { return margin_ref(which.n, 2) == 0; }

bool player_2_wins_by_one_as_suggested(const GridCase& which) { return margin(which.n, 2) == -1; }

bool is_level_otherwise(const GridCase& which) { return margin(which.n, 1) == 0; }

bool placing_first_is_worth_0_or_1_to_player_1(const GridCase& which) {
  const int found = margin_of(which.n, 1, which.predictions);
  return found == 0 || found == 1;
}

bool placing_first_is_worth_0_or_1_to_player_2(const GridCase& which) {
  const int found = margin_of(which.n, 2, which.predictions);
  return found == 0 || found == -1;
}

bool exchanged_players_have_the_opposite_margin(const GridCase& which) {
  const auto& [u, v] = which.predictions;
  return margin_of(which.n, 1, {u, v}) == -margin_of(which.n, 2, {v, u});
}

// True if every grid of fewer than n squares that is reached from the empty one has a square to fill.
bool a_square_can_be_filled(const GridCase& which) {
  std::set<PartialGrid> layer{PartialGrid(which.n)};
  for (int filled = 0; filled < which.n; ++filled) {
    std::set<PartialGrid> next;
    for (const PartialGrid& grid : layer) {
      bool can_be_filled = false;
      for_each_fuller(grid, [&](std::size_t, std::size_t, PartialGrid fuller) {
        can_be_filled = true;
        next.insert(std::move(fuller));
      });
      if (!can_be_filled) return false;
    }
    layer = std::move(next);
  }
  return true;
}

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
        given_assertion<GridCase>("the truth lists and the places that match are those printed", sample(),
                                  matches_as_printed),
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
      {"plusminus/margin",
       "beyond the source",
       "where player 1 appends first, player 2 secures a margin of at most 0, whoever places first",
       StatementVerdict::holds,
       ProofVerdict::none,
       "player 2 copies player 1's list, then mirrors the squares in the diagonal of the corner with the dot. The grid "
       "is then its own inverse, so the truth lists are equal, and the points too",
       {size_assertion<GridCase>(proofs::Role::statement, 1, 4, "the margin is at most 0, whoever places first",
                                 margin_is_at_most_zero),
        size_assertion<GridCase>(
            proofs::Role::support, 1, 6,
            "mirroring makes the grid its own inverse, against every play and whoever places first", mirroring_works),
        grid_assertion(proofs::Role::support, CasesOf::predictions, {1, 4, 4},
                       "where player 2's list is player 1's, the margin is 0", equal_lists_are_level)}},
      {"plusminus/fair",
       "the source, \"Just to be fair\"",
       "the game is fair if the player who moves first in the first part moves second in the second",
       StatementVerdict::refuted,
       ProofVerdict::none,
       "for n = 2 to 9 player 2 then wins by 1: `quadrille solve plusminus --n 2..9`. If player 1 moves first in both "
       "parts (--places-first 1), the game is a tie. For n = 1 there is nothing to predict",
       {make_assertion(proofs::Role::statement, "where player 2 places first, the margin is 0",
                       SizeQuestion<GridCase>({1, 4, 4}, is_level_as_suggested), "permutations:2"),
        size_assertion<GridCase>(proofs::Role::support, 2, 7,
                                 "where player 2 places first, the margin is -1 from n = 2 on",
                                 player_2_wins_by_one_as_suggested),
        size_assertion<GridCase>(proofs::Role::support, 1, 7, "where player 1 places first, the margin is 0",
                                 is_level_otherwise)}},
      {"plusminus/placing",
       "beyond the source",
       "for every pair of lists the margin is 0 or 1 in favour of the player who places first",
       StatementVerdict::open,
       ProofVerdict::none,
       "checked for all pairs of lists to n = 9: `quadrille solve plusminus --n 9 --by predictions` finds only the "
       "margins -1 and 0, with player 2 first. With player 1 first, exchange the lists, transpose the grid and change "
       "the sign",
       {grid_assertion(proofs::Role::statement, CasesOf::predictions, {1, 4, 5},
                       "where player 1 places first, the margin is 0 or 1", placing_first_is_worth_0_or_1_to_player_1),
        grid_assertion(proofs::Role::statement, CasesOf::predictions, {1, 4, 5},
                       "where player 2 places first, the margin is 0 or -1", placing_first_is_worth_0_or_1_to_player_2),
        grid_assertion(proofs::Role::support, CasesOf::predictions, {1, 4, 4},
                       "exchanging the lists, and who places first, changes the margin's sign",
                       exchanged_players_have_the_opposite_margin)}},
      {"plusminus/no-deadlock",
       "the source's rules",
       "n squares can always be filled, no two in a row or column",
       StatementVerdict::holds,
       ProofVerdict::none,
       "each square takes one row and one column, so with fewer than n filled a row and a column are free, and so is "
       "the square where they meet",
       {size_assertion<GridCase>(proofs::Role::statement, 1, 6,
                                 "in every grid of fewer than n filled squares another can be filled",
                                 a_square_can_be_filled)}},
  };
}

}  // namespace quadrille::plusminus
