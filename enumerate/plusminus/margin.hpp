// Plusses & Minuses, solved: the margin under best play of both its phases, and a best play.
//
// In the first phase the players append a sign each to their own lists in turn, player 1 first, until both lists have
// n - 1 signs. In the second they fill squares in turn, n of them, no two in a row or column; player 2 fills first, as
// the game's author suggests, or player 1. Player 1 gets a point for each sign of list 1 that is the sign of
// p(k+1) - p(k), player 2 for each of list 2 that is the sign of q(k+1) - q(k), where p(i) is the row of the square in
// column i, rows counted from the bottom, and q is the inverse of p. The margin is player 1's points minus player 2's;
// player 1 plays for the largest, player 2 for the smallest. (Such play also wins whenever a win is possible: the sign
// of the margin tells the winner.)
//
// The second phase is the hard one: enumerate/plusminus/placing.hpp values it for all 4^(n-1) pairs of lists. The first
// is a tree of 2 * 4^(n-1) nodes over them. Source: Leroy Quet, "Plusses And Minuses Grid Game", 2010.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <vector>

#include "enumerate/plusminus/best_play.hpp"
#include "enumerate/plusminus/residual_board.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/plusminus.hpp"

namespace quadrille::enumerate {

/// The largest n that is taken.
inline constexpr int largest_solved_plusminus = plusminus::most_solved_rows;
static_assert(largest_solved_plusminus == placing::largest_side);

struct PlusminusSolution {
  engines::RunStatus status = engines::RunStatus::complete;  ///< unless complete, the rest is empty
  int margin = 0;
  std::map<int, std::uint64_t> pairs{};  ///< how many pairs of lists lead to which margin under best placements
  std::vector<PlusminusTurn> line{};     ///< a best play, if asked for
};

/// Of several best moves a line takes a plus, or the square that comes first by column and then by row.
/// \param places_first  1 or 2
/// \param line          whether the line is wanted; it takes more memory, as all layers are stored
/// \throws Error (unusable_input) if n or places_first is out of range
/// \complexity that of value_placements
/// Checked against: solve_plusminus_ref, confirm::placement_margins_plain
PlusminusSolution solve_plusminus(int n, int places_first, bool line, const engines::RunOptions& options);

/// The value of the first phase under best appends of both players.
/// \param margins  for each pair of lists, at index `first | second << (n - 1)`
/// \complexity O(4^n)
int value_appends(int n, std::span<const std::int8_t> margins);

/// The reference implementation: the generic engines::backward_induction over the game's space. n = 5 takes 0.2 s.
PlusminusSolution solve_plusminus_ref(int n, int places_first);

/// The margin of the placements for one pair of lists, likewise.
int placement_margin_ref(int n, int places_first, ListPair lists);

}  // namespace quadrille::enumerate
