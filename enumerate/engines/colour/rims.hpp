// The part of the colour sweep that processes rims. A rim is an outer column of a strip without links along the column.
// docs/colour-sweep.md explains the sweep, and in the section "Rims as odd parts" also odd parts and legs.
//
// A point (0, y) of the left rim has three links, all to the next column. They lead to (1, y - 1), (1, y) and (1, y +
// 1). The right rim is the mirror image. A pass over all records takes in one rim point and sums it out at once. This
// pass belongs to the step that takes in the last of the point's three neighbours. By then the first neighbour is
// already summed out, but each record still has the first neighbour's odd part. This odd part is called leg l at the
// left rim, and leg r at the right rim.
#pragma once

#include <cstddef>
#include <cstdint>

#include "enumerate/engines/colour/field.hpp"

namespace quadrille::engines {

/// The layout of a record with the legs a, l and r and the lane m, for k colours.
/// First the columns a = 0 .. k. Each has the residues for all l, r, m from 0 to k, then those in which two of l, r, m
/// have the same colour that no slot has. After the columns the residues in which a has such a colour: together with l,
/// r or m; with all three; with one, while the other two have another such colour.
class RimRecord {
 public:
  explicit constexpr RimRecord(int colours) : row_(static_cast<std::size_t>(colours) + 1) {}

  constexpr std::size_t row() const { return row_; }
  constexpr std::size_t column() const { return row_ * row_ * row_ + 3 * row_; }
  constexpr std::size_t size() const { return own() + 3 * row_ * row_ + 4; }

  constexpr std::size_t at(std::size_t a, std::size_t l, std::size_t r, std::size_t m) const {
    return a * column() + (l * row_ + r) * row_ + m;
  }
  constexpr std::size_t pair_lr(std::size_t a, std::size_t m) const { return at(a, row_, 0, m); }
  constexpr std::size_t pair_lm(std::size_t a, std::size_t r) const { return at(a, row_, 1, r); }
  constexpr std::size_t pair_rm(std::size_t a, std::size_t l) const { return at(a, row_, 2, l); }
  constexpr std::size_t own_l(std::size_t r, std::size_t m) const { return own() + r * row_ + m; }
  constexpr std::size_t own_r(std::size_t l, std::size_t m) const { return own() + (row_ + l) * row_ + m; }
  constexpr std::size_t own_m(std::size_t l, std::size_t r) const { return own() + (2 * row_ + l) * row_ + r; }
  constexpr std::size_t own_all() const { return own() + 3 * row_ * row_; }
  constexpr std::size_t own_l_pair_rm() const { return own_all() + 1; }

 private:
  constexpr std::size_t own() const { return row_ * column(); }

  std::size_t row_;
};

/// The number of residues of such a record.
constexpr std::uint64_t rim_record(int colours) { return RimRecord(colours).size(); }

/// A point of a rim.
struct RimPoint {
  bool is_vertex;
  std::uint32_t weight;  ///< weight of an end there
};

/// Before the first step of a row: sums out the left rim point beside slot 0, so that leg l becomes a, and makes slot
/// 0's point the leg l of the next one. Reads column 0 alone.
/// \param first  slot 0: 0 or 1
void begin_row(std::uint32_t* record, int colours, int first, const RimPoint& point, SmallField field);

/// Before the last step of a row: sums out the right rim point beside the last slot, so that leg r is ready for the
/// next point of that slot. \param last  the last slot
void begin_last_step(std::uint32_t* record, int colours, int last, const RimPoint& point, SmallField field);

/// After the last step of a row: folds leg r into the last slot, and makes a the leg r. Writes column 0 alone; the
/// other columns are no longer valid.
void end_row(std::uint32_t* record, int colours, int last, SmallField field);

}  // namespace quadrille::engines
