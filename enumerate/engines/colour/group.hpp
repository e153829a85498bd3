// A step of the colour sweep (docs/colour-sweep.md), and the groups of records that the step processes one by one.
//
// A step takes in the vertex v = (x, y) and sums out the vertex c = (x, y - 1). Slot x holds the value of c before the
// step, and the value of v after the step. The other slots do not change. A *group* is the set of all records that have
// the same values in the other slots. The new records of a group depend only on the old records of the same group, and
// replace them. So the step can process the groups in any order.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

#include "enumerate/engines/colour/offsets.hpp"
#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// A step: the data that all its groups share.
struct ColourStep {
  int slot = 0;              ///< x
  std::uint32_t weight = 0;  ///< weight of an end at c
  bool is_linked = true;     ///< true if c and v are linked
  bool is_vertex = true;     ///< true if v is a vertex; if c is none, its records are 0 but for the untouched one
  bool ends_row = false;     ///< true if v is the last point of its row: c then has no further link
};

/// A group: the other slots of a step's records, and the offsets of the records.
struct ColourGroup {
  static constexpr int most_records = 2 * Offsets::most_slots + 2;

  /// The number of colours of the other slots; they are numbered by their first slot among these.
  int colours = 0;
  int colours_before = 0;                             ///< the number of colours of the slots before x
  int left = 0;                                       ///< the slot before x, or 0
  int right = 0;                                      ///< the slot after x, or 0
  std::array<std::uint64_t, most_records> offsets{};  ///< of the records, by the value of slot x (number_of); or none

  /// The number of the record in which slot x has that value: 0, +1, -1, ..., +colours, -colours, a new colour.
  static std::size_t number_of(int value, int colours) {
    const auto size = static_cast<std::size_t>(std::abs(value));
    if (value == colours + 1) return 2 * size - 1;
    return value > 0 ? 2 * size - 1 : 2 * size;
  }
};

// A record numbers the colours of all slots, a group those of the other slots. Let slot x have the value B, which is
// above colours_before. Then a record's colour colours_before + 1 is the group's B, its next colours up to B are the
// group's colours before B, and the others are the same. If the value is -B, the sign of B is turned. A new colour is
// numbered in the same way, with B = colours + 1.

/// The record's number of a group's colour. \param value  of slot x
constexpr int number_in_record(int colour, int value, int colours_before) {
  const int own = value < 0 ? -value : value;
  if (own <= colours_before || colour <= colours_before || colour > own) return colour;
  return colour == own ? colours_before + 1 : colour + 1;
}

/// Calls visit(group) for each group of a step for which claim() returns true. It calls claim() once for some hundreds
/// of neighbouring groups, so that several threads can share a step. \complexity O(records)
void for_each_group(const Offsets& offsets, int slot, FunctionRef<bool()> claim,
                    FunctionRef<void(const ColourGroup&)> visit);

}  // namespace quadrille::engines
