// Young's lattice, one level at a time: all shapes of one size, their corners, and the smaller shape below each corner.
//
// A shape is a partition, drawn in rows from the top, longest first. A standard tableau grows from one cell to the
// next, always at a corner, so tableaux are paths in this lattice. The step from cell i to cell i + 1 is a *descent* if
// i + 1 lies in a row strictly below i's, and an ascent otherwise. That depends on two rows only. So every count of
// tableaux by their descent words is a recursion over pairs (shape, corner filled last), the *slots* of a level. By
// Robinson-Schensted such a recursion also counts permutations. A permutation P is a pair of tableaux of one shape: one
// has the descents of P, the other those of the inverse of P (Stanley, Enumerative Combinatorics 2, 7.23).
//
// Limits: slots have 32-bit numbers, for shapes of at most 64 cells (10.6 million slots).
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
