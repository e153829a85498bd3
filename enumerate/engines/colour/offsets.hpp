// Offsets: computes the place (offset) of each record in the array of a colour sweep. docs/colour-sweep.md explains the
// sweep.
//
// Between two steps of the sweep, each column of the strip has one open vertex: it is taken in, and not yet summed out.
// This vertex is called the slot of the column. (Rims have no slots; rims.hpp explains them.) A slot is untouched (0),
// or has a colour B and a sign: +B or -B. Colours are numbered in the order of their first slots, and the first slot of
// a colour has the sign +.
//
// A record holds the residues for one choice of all slots' values. If the slots have k colours, their record has (k +
// 1)^2 + 1 residues, or more on a strip with rims (rims.hpp). Neighbouring slots are linked. If two neighbouring slots
// had the same colour and opposite signs, all residues of their record would be 0, so the array has no such record.
//
// Records are sorted by the first slot, then by the second slot, and so on. The values of a slot have the order 0, a
// new colour, +1, -1, +2, -2, ... The offset of a record is the number of residues in all records before it. The code
// computes this number as a sum with one term for each slot.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <utility>

#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// The number of residues of a record of slots with that many colours.
constexpr std::uint64_t colour_record(int colours) {
  const auto columns = static_cast<std::uint64_t>(colours) + 1;
  return columns * columns + 1;
}

/// The offsets of all records of one width.
class Offsets {
 public:
  static constexpr int most_slots = 13;
  /// The offset of slots that no record has.
  static constexpr std::uint64_t none = std::numeric_limits<std::uint64_t>::max();

  /// \param record  the size of a record, by the number of colours of its slots \pre 1 <= width <= most_slots
  explicit Offsets(int width, std::uint64_t (*record)(int) = &colour_record) : width_(width) {
    for (int k = 0; k <= width; ++k) at(width, k) = {record(k), record(k)};
    for (int slot = width - 1; slot >= 0; --slot) {
      for (int k = 0; k <= slot; ++k) {
        for (const bool after_colour : {false, true}) {
          // Every colour with both signs, except the colour of the slot before with the other sign.
          const int old = k == 0 ? 0 : 2 * k - (after_colour ? 1 : 0);
          at(slot, k)[after_colour] =
              at(slot + 1, k)[0] + at(slot + 1, k + 1)[1] + static_cast<std::uint64_t>(old) * at(slot + 1, k)[1];
        }
      }
    }
  }

  int width() const { return width_; }
  /// The number of residues of all records.
  std::uint64_t size() const { return at(0, 0)[0]; }
  /// The number of residues of all records with given first slots. \param slot  the number of these slots
  /// \param colours  the number of their colours \param is_coloured  true if the last of them has a colour
  std::uint64_t size_after(int slot, int colours, bool is_coloured) const { return at(slot, colours)[is_coloured]; }

  /// The part of the offset that a slot adds. \param colours  the number of colours of the slots before it
  /// \param left  the slot before it, or 0 \param value  -colours <= value <= colours + 1
  /// \returns none for slots that no record has
  std::uint64_t added(int slot, int colours, int left, int value) const {
    if (value == 0) return 0;
    const std::uint64_t untouched = at(slot + 1, colours)[0];
    if (value == colours + 1) return untouched;
    if (left != 0 && value == -left) return none;
    int place = place_of(value);
    if (left != 0 && place > place_of(-left)) --place;
    return untouched + at(slot + 1, colours + 1)[1] + static_cast<std::uint64_t>(place) * at(slot + 1, colours)[1];
  }

 private:
  // The residues of all records with given first slots: [0] if the last of these is untouched, [1] if coloured.
  using Sizes = std::array<std::uint64_t, 2>;

  static int place_of(int value) { return 2 * (std::abs(value) - 1) + (value < 0 ? 1 : 0); }
  Sizes& at(int slot, int colours) { return sizes_[static_cast<std::size_t>(slot)][static_cast<std::size_t>(colours)]; }
  const Sizes& at(int slot, int colours) const {
    return sizes_[static_cast<std::size_t>(slot)][static_cast<std::size_t>(colours)];
  }

  int width_;
  std::array<std::array<Sizes, most_slots + 2>, most_slots + 1> sizes_{};
};

/// The number of residues of all records, for any width, even beyond most_slots. \complexity O(width^2)
long double colour_residues(int width, std::uint64_t (*record)(int) = &colour_record);

/// Shares work among threads: all go through the same pieces in the same order, and one thread claims each piece.
class Claims {
 public:
  /// \param next  0 before the first thread begins
  explicit Claims(std::atomic<std::uint64_t>& next) : next_(next), mine_(next.fetch_add(1)) {}
  /// True if the next piece belongs to this thread.
  bool operator()() {
    const bool is_mine = seen_++ == mine_;
    if (is_mine) mine_ = next_.fetch_add(1);
    return is_mine;
  }

 private:
  std::atomic<std::uint64_t>& next_;
  std::uint64_t mine_;
  std::uint64_t seen_ = 0;
};

/// The slots of a record; 0 beyond the width.
using Slots = std::array<int, Offsets::most_slots>;

/// Visits all records in their order. Records with the same first slots are one piece to claim.
/// \param start      the value before the first slot
/// \param on_slot    on_slot(x, slots, value): the value of the slots up to x, given that of the slots before it
/// \param on_record  on_record(slots, colours, offset, value) \complexity O(records)
template <class Value, class OnSlot, class OnRecord>
void for_each_record(const Offsets& offsets, FunctionRef<bool()> claim, const Value& start, const OnSlot& on_slot,
                     const OnRecord& on_record) {
  constexpr int claim_depth = 5;
  Slots slots{};
  const auto fill = [&](const auto& self, int slot, int colours, std::uint64_t offset, const Value& value) -> void {
    if (slot == std::min(claim_depth, offsets.width()) && !claim()) return;
    if (slot == offsets.width()) return on_record(std::as_const(slots), colours, offset, value);
    int& held = slots[static_cast<std::size_t>(slot)];
    const int left = slot == 0 ? 0 : slots[static_cast<std::size_t>(slot - 1)];
    const auto put = [&](int now) {
      const std::uint64_t added = offsets.added(slot, colours, left, now);
      if (added == Offsets::none) return;
      held = now;
      self(self, slot + 1, colours + (now > colours ? 1 : 0), offset + added,
           on_slot(slot, std::as_const(slots), value));
    };
    put(0);
    put(colours + 1);
    for (int colour = 1; colour <= colours; ++colour) {
      put(colour);
      put(-colour);
    }
    held = 0;
  };
  fill(fill, 0, 0, 0, start);
}

}  // namespace quadrille::engines
