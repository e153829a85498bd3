// The reference implementations of the solver, which run on the generic engine, against the written-out definition of a
// margin. The definition has lists of signs, a grid of squares, and minimax over all moves to the end. It merges no
// positions and shares no code with the game's space.
#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <vector>

#include "enumerate/plusminus/margin.hpp"

namespace quadrille::enumerate::solve_ref_test {

using SignList = std::vector<bool>;

struct PartialGrid {
  int n;
  int places_first;
  SignList list_1{};
  SignList list_2{};
  std::vector<int> row_of{};  // of the square in each column; -1 if there is none
};

SignList truth(const std::vector<int>& permutation) {
  SignList signs;
  for (std::size_t k = 1; k < permutation.size(); ++k) signs.push_back(permutation[k] > permutation[k - 1]);
  return signs;
}

int matches(const SignList& a, const SignList& b) {
  int count = 0;
  for (std::size_t k = 0; k < a.size(); ++k) count += a[k] == b[k] ? 1 : 0;
  return count;
}

int final_margin(const PartialGrid& table) {
  std::vector<int> column_of(table.row_of.size());
  for (std::size_t column = 0; column < column_of.size(); ++column) {
    column_of[static_cast<std::size_t>(table.row_of[column])] = static_cast<int>(column);
  }
  return matches(table.list_1, truth(table.row_of)) - matches(table.list_2, truth(column_of));
}

int better(int player, std::optional<int> best, int value) {
  if (!best) return value;
  return player == 1 ? std::max(*best, value) : std::min(*best, value);
}

int placements(PartialGrid& table, int filled) {
  if (filled == table.n) return final_margin(table);
  const int player = filled % 2 == 0 ? table.places_first : 3 - table.places_first;
  std::optional<int> best;
  for (std::size_t column = 0; column < table.row_of.size(); ++column) {
    if (table.row_of[column] != -1) continue;
    for (int row = 0; row < table.n; ++row) {
      if (std::ranges::count(table.row_of, row) != 0) continue;
      table.row_of[column] = row;
      best = better(player, best, placements(table, filled + 1));
      table.row_of[column] = -1;
    }
  }
  return *best;
}

int appends(PartialGrid& table, PlusminusSolution& solution) {
  const auto signs = static_cast<std::size_t>(table.n - 1);
  if (table.list_2.size() == signs) {
    table.row_of.assign(static_cast<std::size_t>(table.n), -1);
    const int margin = placements(table, 0);
    ++solution.pairs[margin];
    return margin;
  }
  const int player = table.list_1.size() == table.list_2.size() ? 1 : 2;
  SignList& list = player == 1 ? table.list_1 : table.list_2;
  std::optional<int> best;
  for (const bool plus : {true, false}) {
    list.push_back(plus);
    best = better(player, best, appends(table, solution));
    list.pop_back();
  }
  return *best;
}

TEST(PlusminusSolveRef, HasTheMarginsOfMinimax) {
  for (int n = 1; n <= 4; ++n) {
    for (const int places_first : {1, 2}) {
      PartialGrid table{.n = n, .places_first = places_first};
      PlusminusSolution expected;
      expected.margin = appends(table, expected);
      const PlusminusSolution solution = solve_plusminus_ref(n, places_first);
      EXPECT_EQ(solution.margin, expected.margin) << n << ' ' << places_first;
      EXPECT_EQ(solution.pairs, expected.pairs) << n << ' ' << places_first;
    }
  }
}

TEST(PlusminusSolveRef, HasThePlacementsOfMinimaxForSomePairsOfFive) {
  const int n = 5;
  for (const int places_first : {1, 2}) {
    for (std::uint32_t i = 0; i < 256; i += 37) {
      const ListPair lists{i & 15U, i >> 4U};
      PartialGrid table{.n = n, .places_first = places_first};
      for (int k = 0; k < n - 1; ++k) {
        table.list_1.push_back((lists.first >> k & 1U) != 0);
        table.list_2.push_back((lists.second >> k & 1U) != 0);
      }
      table.row_of.assign(static_cast<std::size_t>(n), -1);
      EXPECT_EQ(placement_margin_ref(n, places_first, lists), placements(table, 0)) << i;
    }
  }
}

}  // namespace quadrille::enumerate::solve_ref_test
