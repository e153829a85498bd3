// ResidualBoard: a partly filled grid of Plusses & Minuses, reduced to the data on which the rest of the game depends.
//
// The players fill n squares, no two in a row or column. Each player has predicted a list of signs, and gets a point
// for each sign that equals the one in the player's truth list. A sign of player 1's truth list says whether the filled
// square of a column is lower or higher than that of the column before. A sign of player 2's truth list compares the
// filled squares of two neighbouring rows in the same way. A line is a column or a row. A sign is fixed once both lines
// that it compares are filled, or earlier if only one sign is possible. Its point is then won or lost. So the rest of
// the game depends only on the open signs, those not yet fixed. A residual board keeps only the data that can still
// decide an open sign:
//
// - the m free columns in order, and the m free rows in order, both numbered from 0;
// - for every free line its two ends, before and after the line. An end is
//   tied       if the neighbouring line there is free too. The sign between the two lines is open.
//   1..m-1     if the neighbouring line is filled, and this many of the m free lines of the other kind lie below the
//              neighbour's square. The sign is open: the square of this line may lie below that square or above it.
//   settled    if there is no neighbouring line (the rim), or all m free lines of the other kind lie on one side of the
//              neighbour's square, which fixes the sign.
//
// Different fillings lead to the same board, and the value of a board depends only on the predictions at its open
// signs. For n = 9, some 130,000 classes of boards replace 17.6 million partial permutations. On a typical board, some
// 2^10 choices of predictions replace 65,536 pairs of lists.
//
// A reversal is a symmetry of the grid that reverses the order of the columns, of the rows, or of both. If the columns
// are reversed, player 1's truth list is reversed and negated, and player 2's truth list is negated. If the rows are
// reversed, player 2's truth list is reversed and negated, and player 1's is negated. If each prediction list changes
// in the same way as its truth list, each player gets the same points. So a class contains a board and its images under
// the reversals. (The symmetries that exchange columns and rows do not serve: they exchange the players.)
//
// The open signs are numbered in the order of the truth lists, player 1's list first. A prediction case is a choice of
// predictions for the open signs; its bit b is set if a plus is predicted for the b-th of them.
#pragma once

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>

namespace quadrille::enumerate::placing {

inline constexpr int largest_side = 10;
inline constexpr int most_signs = 2 * (largest_side - 1);

using End = std::uint8_t;
inline constexpr End settled = 0;
inline constexpr End tied = 15;
static_assert(largest_side < tied);

struct ResidualBoard {
  /// The ends of the columns, then those of the rows: before line 0, after it, before line 1, ...; settled beyond the
  /// last line.
  std::array<std::array<End, std::size_t{2} * largest_side>, 2> ends{};
  std::uint8_t free = 0;  ///< the number of free columns, which is that of free rows

  friend auto operator<=>(const ResidualBoard&, const ResidualBoard&) = default;
};

/// An empty grid, all of whose signs are open.
/// \pre 1 <= n <= largest_side
ResidualBoard empty_grid(int n);

/// The number of open signs among the columns, and among the rows.
std::array<int, 2> open_signs(const ResidualBoard& board);

/// The effect of a placement on an open sign.
struct SignTransition {
  int to = 0;          ///< the number of the sign in the new board, or `fixed`
  bool rises = false;  ///< if it is fixed: true for a plus

  static constexpr int fixed = -1;
};

struct Placement {
  ResidualBoard rest;
  std::array<SignTransition, most_signs> transitions;  ///< of the open signs, in order
};

/// Fills the square in the given free column and free row, both counted among the free ones from 0.
/// \complexity O(free lines)
Placement place(const ResidualBoard& board, int column, int row);

/// The reversal of the columns, of the rows, or of both.
struct Reversal {
  bool columns = false;
  bool rows = false;

  bool negates() const { return columns != rows; }  ///< true if open signs are negated
};

ResidualBoard reversed(const ResidualBoard& board, Reversal reversal);

/// The least member of the board's class, and the reversal that leads to it.
struct Canonical {
  ResidualBoard board;
  Reversal reversal;
};

Canonical canonical(const ResidualBoard& board);

}  // namespace quadrille::enumerate::placing
