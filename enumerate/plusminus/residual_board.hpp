// ResidualBoard: a partly filled grid of Plusses & Minuses, reduced to the data on which the rest of the game depends.
//
// The players fill n squares, no two in a row or column; p(i) is the row of the square in column i. A sign of player
// 1's truth list compares the squares of two neighbouring columns. A sign of player 2's list compares the squares of
// two neighbouring rows. A sign is fixed once both its lines (columns or rows) are filled, or earlier if only one
// result is possible. Then its prediction has won or lost the point. So the rest of the game depends only on the open
// signs, those not yet fixed. A residual board keeps only the data that can still decide an open sign:
//
// - the free columns in order, and the free rows in order, numbered from 0;
// - for every free line its two ends, before and after the line. An end is
//   tied       if the neighbouring line there is free too. The sign between the two lines is open.
//   1..m-1     if the neighbouring line is filled, and this many of the m free lines of the other kind lie below the
//              neighbour's square. The sign is open: the square of this line may lie below that square or above it.
//   settled    if there is no neighbouring line (the rim), or all m free lines of the other kind lie on one side of the
//              neighbour's square, which fixes the sign.
//
// Different fillings lead to the same board. The value of a board depends only on the predictions at its open signs.
// This makes n = 9 small: 130,000 boards replace 17.6 million partial permutations, and on the typical board some 2^10
// cases replace 65,536 pairs of lists.
//
// The symmetries of the square that keep the roles of the players reverse the columns, the rows, or both. Reversing the
// columns turns p into p(n), ..., p(1), so player 1's truth list is reversed and negated. The inverse q becomes n + 1 -
// q, so player 2's list is negated. Reversing the rows does the same with the players exchanged. If a prediction is
// reversed and negated along with its truth list, it wins the same points. So a class contains a board and its images
// under the reversals. (The transposition exchanges the players. So it belongs to another game, in which the other
// player places first.)
//
// Only open signs are numbered, in the order of the lists, player 1's list first. Bit b of a prediction case is set if
// a plus is predicted for the b-th open sign.
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
