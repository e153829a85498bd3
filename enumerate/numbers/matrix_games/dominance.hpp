// Dominated rows and columns of a matrix game, struck out again and again until none is left.
//
// A row that never gets more than another row can be left out: whatever a mix has on it does as
// well on the other one. So can a column that never costs less than another. Striking out does not
// change the value, and every optimal strategy of the smaller game is optimal in the whole game
// (von Neumann & Morgenstern 1944, 17; of equal lines the first stays). In the games of Tennis half
// of the rows and columns go, and what is left is nearly square, with nearly every line in play.
//
// Comparing all pairs in full would cost more than the linear program it saves. Most pairs are told
// apart by the same few crossing lines, so each line remembers the crossing line at which it last
// beat another one, and looks there first.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace quadrille::enumerate {

/// What the row player, the maximiser, gets from the column player: row by row.
struct Payoffs {
  std::size_t rows = 0;
  std::size_t columns = 0;
  std::vector<double> entries;

  double at(std::size_t row, std::size_t column) const { return entries[row * columns + column]; }
};

/// Keeps its memory from game to game.
class Dominance {
 public:
  /// Strikes out. \pre at least one row and one column
  /// \complexity O(rows * columns * (rows + columns)) at worst, about O(rows * columns) in practice, a round; few
  /// rounds
  void strike_out(const Payoffs& payoffs);

  /// What is left, in increasing order.
  std::span<const std::size_t> rows() const { return rows_.left; }
  std::span<const std::size_t> columns() const { return columns_.left; }

 private:
  struct Lines {
    std::vector<std::size_t> left;
    std::vector<std::size_t> beats_at;  // for each line, the crossing line at which it last beat another
  };

  template <class At>
  static bool strike_lines(Lines& lines, const Lines& crossing, const At& at);

  Lines rows_;
  Lines columns_;
  std::vector<double> transposed_;
};

}  // namespace quadrille::enumerate
