// The ends of pieces of trail that meet in a vertex of a sweep, while they are joined (state.hpp).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "enumerate/engines/trail_sweep/plan.hpp"

namespace quadrille::engines {

/// A state, in one word.
using TrailKey = std::uint64_t;

/// Every slot is its own mate: nothing is drawn, or nothing crosses.
inline constexpr TrailKey nothing_crosses = 0xfedcba9876543210ULL;

/// The slot at the other end of the slot's piece.
constexpr unsigned mate(TrailKey key, unsigned slot) { return static_cast<unsigned>(key >> (4 * slot) & 15U); }

/// Whether the slot has a drawn edge.
constexpr bool crosses(TrailKey key, unsigned slot) { return mate(key, slot) != slot; }

/// The key with another mate of one slot.
constexpr TrailKey with_mate(TrailKey key, unsigned slot, unsigned mate) {
  return (key & ~(TrailKey{15} << (4 * slot))) | TrailKey{mate} << (4 * slot);
}

/// The key in which two slots are the ends of one piece.
constexpr TrailKey paired(TrailKey key, unsigned a, unsigned b) { return with_mate(with_mate(key, a, b), b, a); }

/// The ends of pieces that meet in a vertex, while they are joined.
class MeetingEnds {
 public:
  static constexpr std::size_t most = 12;  ///< ends at one vertex

  /// An end that comes in over a drawn edge. \returns its number
  std::size_t add(unsigned slot) {
    of_slot_[slot] = static_cast<std::int8_t>(count_);
    slots_[count_] = slot;
    return count_++;
  }
  /// How many were added.
  std::size_t count() const { return count_; }

  /// Adds the two ends of a piece without an edge: the imagined edge of a trail that ends where it starts.
  void add_loop() {
    far_[count_] = -static_cast<int>(count_ + 1) - 1;
    far_[count_ + 1] = -static_cast<int>(count_) - 1;
    count_ += 2;
  }
  /// Adds an end whose piece leaves over the imagined edge, which no end came in by.
  void add_new_imagined() { far_[count_++] = static_cast<int>(graphs::imagined_slot); }

  /// Finds where the pieces of the ends that were added by slot go. \returns the key without those slots
  TrailKey detach(TrailKey key) {
    for (std::size_t i = 0; i < count_; ++i) {
      const unsigned other = mate(key, slots_[i]);
      far_[i] = of_slot_[other] >= 0 ? -of_slot_[other] - 1 : static_cast<int>(other);
    }
    for (std::size_t i = 0; i < count_; ++i) key = with_mate(key, slots_[i], slots_[i]);
    return key;
  }

  /// The slot at the far end of the piece, or -(i + 1) if that is the i-th end here.
  int far(std::size_t i) const { return far_[i]; }
  /// Makes the piece of the i-th end lead elsewhere.
  void set_far(std::size_t i, int far) { far_[i] = far; }

 private:
  std::size_t count_ = 0;
  std::array<unsigned, most> slots_{};
  std::array<int, most> far_{};
  std::array<std::int8_t, 16> of_slot_ = filled();

  static constexpr std::array<std::int8_t, 16> filled() {
    return {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1};
  }
};

}  // namespace quadrille::engines
