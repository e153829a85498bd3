// The records of a colour sweep before its first step.
//
// If all links along the first row are there, the slots are its points: links between equal slots weigh 2, and no
// vertex is summed out. A classic pitch has hardly a link along its rim. Then the slots are the points of the second
// row, and the first row is summed out: piece by piece, since points that no link joins depend on the second row alone,
// each on three of its slots. With rims two points of the first row keep a link, to the rim points of the second row:
// their pieces say so by the legs l and r.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "enumerate/engines/colour/field.hpp"
#include "enumerate/engines/colour/offsets.hpp"
#include "enumerate/engines/colour/strip.hpp"
#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

class FirstRow {
 public:
  /// \param strip  kept by reference. Where a link along its first row is missing, it has a second row with all links
  FirstRow(const Strip& strip, SmallField field);

  /// Whose points the slots are: 0 or 1.
  std::size_t row() const { return row_; }
  /// The power of 1/2 by which the residues are to be multiplied.
  std::size_t halvings() const { return row_ == 0 ? 0 : strip_.width(); }

  /// The lanes E and M_1, M_2, ... of column F, as the slots and the pieces without legs l and r have them.
  struct Lanes {
    std::uint32_t even = 1;
    std::array<std::uint32_t, Offsets::most_slots + 2> marked{};
  };
  /// The lanes with one slot more; for for_each_record. Not to be called by several threads at once.
  Lanes with_slot(std::size_t slot, const Slots& slots, const Lanes& before);

  /// Column F of the record with these slots and lanes: on_residue(l, r, m, residue) for the legs l and r and the lane
  /// m, each 0, a colour of the slots or colours + 1, the same colour of no slot; or some of them, the others are 0.
  /// As with_slot.
  void column(const Slots& slots, int colours, const Lanes& lanes,
              FunctionRef<void(int, int, int, std::uint32_t)> on_residue);

 private:
  static constexpr std::size_t most_colours = Offsets::most_slots + 2;  // 0 and one that no slot has, too

  // The sums over a piece: by its legs l and r and its lane, each 0 or a colour of the slots beside the piece, numbered
  // by the first of them that has it, whose sign is +; or the next number, for a colour that none of them has.
  struct Factor {
    std::size_t side = 0;
    std::vector<std::uint32_t> residues{};

    explicit Factor(std::size_t colours) : side(colours + 2), residues(side * side * side) {}
    std::uint32_t& at(std::size_t l, std::size_t r, std::size_t m) { return residues[(l * side + r) * side + m]; }
    std::uint32_t at(std::size_t l, std::size_t r, std::size_t m) const { return residues[(l * side + r) * side + m]; }
  };
  // Points of the first row that links join, and the slots that they are linked to.
  struct Piece {
    std::size_t first_point, last_point, first_slot, last_slot;
    bool has_l, has_r;
    std::unordered_map<std::uint64_t, Factor> factors{};  // by what the slots hold, their colours renumbered
  };
  // A piece's factor beside some slots, by the colours of the record.
  class Beside {
   public:
    Beside(const FirstRow& row, Piece& piece, const Slots& slots);
    std::uint32_t operator()(int l, int r, int m) const;

   private:
    SmallField field_;
    const Factor* factor_;
    std::array<int, most_colours> number_{};  // of a colour of the record, with its sign there
  };
  Factor summed_out(const Piece& piece, const Slots& slots, int colours) const;

  const Strip& strip_;
  SmallField field_;
  std::size_t rim_;  // the columns before the first slot
  std::size_t row_;
  std::vector<Piece> pieces_;
};

}  // namespace quadrille::engines
