// The passes over the records of a strip with rims, before and after the steps beside a rim.
//
// A rim point has three links, to points of the column beside it: (0, y) to (1, y - 1), (1, y) and (1, y + 1). It is
// taken in and summed out in one, at the step of the last of them. Of the first it then needs the odd part: leg l, or r
// on the right rim. (docs/colour-sweep.md, Rims as odd parts.)
#pragma once

#include <cstddef>
#include <cstdint>

#include "enumerate/engines/colour/field.hpp"

namespace quadrille::engines {

/// The order of a record with the legs a, l and r and the lane m, k colours.
/// Column a = 0 .. k: all of l, r, m from 0 to k; then those of l, r, m of which two have the same colour that no slot
/// has. Then those where a has such a colour: with l, r or m; with all three; with one, the other two in another such
/// colour.
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

/// The residues of such a record.
constexpr std::uint64_t rim_record(int colours) { return RimRecord(colours).size(); }

/// A point of a rim.
struct RimPoint {
  bool is_vertex;
  std::uint32_t weight;  ///< of an end there
};

/// Before the first step of a row: sums out the left rim point beside slot 0, so that leg l becomes a, and makes slot
/// 0's point the leg l of the next one. Reads column 0 alone.
/// \param first  slot 0: 0 or 1
void begin_row(std::uint32_t* record, int colours, int first, const RimPoint& point, SmallField field);

/// Before the last step of a row: sums out the right rim point beside the last slot, so that leg r says what the next
/// point of that slot finds. \param last  the last slot
void begin_last_step(std::uint32_t* record, int colours, int last, const RimPoint& point, SmallField field);

/// After it: leg r is folded into the last slot, and a becomes leg r. Writes column 0 alone; the others are then of no
/// use.
void end_row(std::uint32_t* record, int colours, int last, SmallField field);

}  // namespace quadrille::engines
