// FirstRow: computes the records with which a colour sweep begins. docs/colour-sweep.md explains the sweep and its
// terms (records, slots, links, rims, legs, and to sum out).
//
// If all neighbours in the first row are linked, the points of the first row are the slots, and FirstRow sums out no
// vertex. On a classic pitch, most of these links are missing. The points of the second row are then the slots, and
// FirstRow sums out the points of the first row, one piece after another. A piece is a single point or a run of linked
// points. The sum over a piece depends on the slots to which the piece is linked. If the strip has rims, two points of
// the first row are also linked to rim points of the second row. The sum over a piece with such a point also depends on
// the leg l (at the left rim) or the leg r (at the right rim).
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

/// Computes column F of each record.
class FirstRow {
 public:
  /// \param strip  kept by reference. If a link along its first row is missing, it has a second row with all links
  FirstRow(const Strip& strip, SmallField field);

  /// The row whose points are the slots: 0 or 1.
  std::size_t row() const { return row_; }
  /// The exponent of the power of 1/2 by which the residues must be multiplied.
  std::size_t halvings() const { return row_ == 0 ? 0 : strip_.width(); }

  /// The lanes E and M_1, M_2, ... of column F, from the slots and the pieces without legs l and r.
  struct Lanes {
    std::uint32_t even = 1;
    std::array<std::uint32_t, Offsets::most_slots + 2> marked{};
  };
  /// The lanes with one slot more; for for_each_record. Only one thread at a time may call it.
  Lanes with_slot(std::size_t slot, const Slots& slots, const Lanes& before);

  /// Calls on_residue(l, r, m, residue) for column F of the record with these slots and lanes. The legs l and r and the
  /// lane m are each 0, a colour of the slots, or colours + 1, one colour that no slot has. Residues for which there is
  /// no call are 0. Only one thread at a time may call it.
  void column(const Slots& slots, int colours, const Lanes& lanes,
              FunctionRef<void(int, int, int, std::uint32_t)> on_residue);

 private:
  static constexpr std::size_t most_colours = Offsets::most_slots + 2;  // includes 0 and a colour that no slot has

  // The sums over a piece, by its legs l and r and its lane. Each of these is 0, a colour of the slots beside the
  // piece, or the next number, for a colour that none of these slots has. Colours are numbered by the first of these
  // slots that has the colour; its sign is +.
  struct Factor {
    std::size_t side = 0;
    std::vector<std::uint32_t> residues{};

    explicit Factor(std::size_t colours) : side(colours + 2), residues(side * side * side) {}
    std::uint32_t& at(std::size_t l, std::size_t r, std::size_t m) { return residues[(l * side + r) * side + m]; }
    std::uint32_t at(std::size_t l, std::size_t r, std::size_t m) const { return residues[(l * side + r) * side + m]; }
  };
  // Points of the first row that are joined by links, and the slots that they are linked to.
  struct Piece {
    std::size_t first_point, last_point, first_slot, last_slot;
    bool has_l, has_r;
    std::unordered_map<std::uint64_t, Factor> factors{};  // by the values of the slots, with renumbered colours
  };
  // A piece's factor beside given slots, by the colours of the record.
  class Beside {
   public:
    Beside(const FirstRow& row, Piece& piece, const Slots& slots);
    std::uint32_t operator()(int l, int r, int m) const;

   private:
    SmallField field_;
    const Factor* factor_;
    std::array<int, most_colours> number_{};  // the piece's number of a colour of the record, with its sign there
  };
  Factor summed_out(const Piece& piece, const Slots& slots, int colours) const;

  const Strip& strip_;
  SmallField field_;
  std::size_t rim_;  // the columns before the first slot
  std::size_t row_;
  std::vector<Piece> pieces_;
};

}  // namespace quadrille::engines
