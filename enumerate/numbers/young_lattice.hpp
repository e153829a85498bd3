// Young's lattice, one level at a time: all shapes with the same number of cells, the corners of each shape, and the
// smaller shape that remains when the cell at a corner is removed.
//
// A shape is a partition, shown as rows of cells from the top, the longest first. A corner is a cell without a cell to
// its right or below it. A standard tableau numbers the cells of a shape in an order in which the shape can grow cell
// by cell, always at a corner. So tableaux are paths in this lattice. The step from cell i to cell i + 1 is a *descent*
// if cell i + 1 lies in a lower row than cell i, and an ascent otherwise. This depends only on the rows of the two
// cells. So the tableaux with a given word of descents and ascents can be counted by a recursion over pairs (shape,
// corner filled last). These pairs are called the *slots* of a level. By Robinson-Schensted, such a recursion also
// counts permutations: each permutation P corresponds to a pair of tableaux of one shape. One tableau has the descents
// of P, the other has the descents of the inverse of P (Stanley, Enumerative Combinatorics 2, 7.23).
//
// Limits: shapes of at most 64 cells. The level of 64 cells has 10.6 million slots; slots are numbered in 32 bits.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace quadrille::enumerate {

/// The shapes of one size in lexicographic order of their rows, and their corners, from the top, as numbered slots.
class YoungLevel {
 public:
  /// The smaller shape that remains without the cell at a corner, as slots of the level below. With the cell put back,
  /// a descent follows the first `descents` of them, and an ascent the others.
  struct Below {
    std::uint32_t first = 0;    ///< the smaller shape's first slot
    std::uint8_t corners = 0;   ///< the number of its slots
    std::uint8_t descents = 0;  ///< the number of them in rows above the corner
  };

  static constexpr int most_cells = 64;

  /// \pre 1 <= cells <= most_cells
  /// \complexity O(slots * rows) time, O(slots) memory
  explicit YoungLevel(int cells);

  /// The numbers of shapes and of slots of a level. Taking d cells off the bottom of a corner's column of equal rows
  /// gives every smaller shape for exactly one d. So there are as many slots as shapes of all smaller sizes together.
  /// \pre 0 <= cells <= most_cells
  static std::size_t shapes_of(int cells);
  static std::size_t slots_of(int cells);

  int cells() const { return cells_; }
  std::size_t shape_count() const { return conjugate_.size(); }
  std::size_t slot_count() const { return below_.size(); }
  /// Slots first_slot(shape) to first_slot(shape + 1) are the shape's.
  std::size_t first_slot(std::size_t shape) const { return first_slot_[shape]; }
  /// The shape with rows and columns exchanged.
  std::size_t conjugate(std::size_t shape) const { return conjugate_[shape]; }
  /// The shape below the corner of this slot; it has no corners if there is only one cell.
  const Below& below(std::size_t slot) const { return below_[slot]; }

 private:
  int cells_;
  std::vector<std::uint32_t> first_slot_;
  std::vector<std::uint32_t> conjugate_;
  std::vector<Below> below_;
};

}  // namespace quadrille::enumerate
