// The table of proof-number search: it stores the proof numbers of searched positions, in bounded memory.
//
// A slot, the place of one position's entry, has two words of 64 bits. The second word, the data, holds the position's
// proof and disproof numbers (21 bits each), 16 bits of the position's key, and the work (6 bits). The work is the
// number of positions searched to find these two numbers, stored as a binary logarithm. The first word is the exclusive
// or of the data and 64 other bits of the key. A bucket is four slots, one cache line; bits 0 to 29 of the key choose
// the bucket. A look-up compares 80 bits of a key with those stored in a slot: the 64 bits and bits 14 to 29. Keys in
// the same bucket also agree in bits 0 to 13, so two keys that match agree in 94 bits.
//
// Threads share the table without locks. If two threads write a slot at the same time, its words may not belong
// together; then the slot matches neither position, because the first word contains the data (Hyatt & Mann 2002). In a
// full bucket a new entry replaces the entry with the least work, even if the winner of its position is known. A
// position without an entry is searched again when it is needed.
//
// The table grows when it is half full, as far as memory allows. The address range of the largest table is reserved at
// the beginning, and the system supplies each page of memory at the first write to the page. No thread may search while
// the table grows or is saved.
#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/checkpoint.hpp"
#include "quadrille/detail/search_space.hpp"

namespace quadrille::engines {

/// Maps the keys of positions to their numbers. All threads of a search share it without locks.
class ProofTable {
 public:
  /// \param memory  the most bytes that it may take; it uses at most 64 GiB
  /// \throws OutOfBudget if they do not hold the smallest table, of 1 MiB; std::bad_alloc
  explicit ProofTable(std::size_t memory);
  ~ProofTable();
  ProofTable(const ProofTable&) = delete;
  ProofTable& operator=(const ProofTable&) = delete;

  /// Prefetches the cache line that find(key) reads.
  void prefetch(const SearchKey& key) const { __builtin_prefetch(&buckets_[place_of(key.low)]); }

  /// Reads the numbers of the position and the work behind them, rounded down to a power of 2. \returns true if it has
  /// an entry; safe to call from several threads, as is `store`
  bool find(const SearchKey& key, ProofNumbers& numbers, std::uint64_t* work = nullptr) const {
    for (const Slot& slot : buckets_[place_of(key.low)].slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      if (data == 0 || !is_of(slot, data, key)) continue;
      numbers = numbers_of(data);
      if (work != nullptr) *work = std::uint64_t{1} << (std::max<std::uint64_t>(level_in(data), 1) - 1);
      return true;
    }
    return false;
  }

  /// Stores the numbers, with the number of positions of work behind them. It never replaces a settled entry of the
  /// position by an unsettled one. \returns true if it filled an empty slot
  bool store(const SearchKey& key, const ProofNumbers& numbers, std::uint64_t work) {
    Slot* chosen = nullptr;
    std::uint64_t least = ~std::uint64_t{0};
    std::uint64_t level = level_of(work);
    bool taken = false;
    for (Slot& slot : buckets_[place_of(key.low)].slots) {
      const std::uint64_t data = slot.data.load(std::memory_order_relaxed);
      const bool same = data != 0 && is_of(slot, data, key);
      const std::uint64_t held = data == 0 ? 0 : 1 + level_in(data);
      if (same) {
        // A search that ends early has less information than a thread that settled the position meanwhile.
        if (!numbers.settled() && numbers_of(data).settled()) return false;
        level = std::max(level, level_in(data));  // earlier work counts too
        chosen = &slot;
        taken = true;
        break;
      }
      if (held < least) {
        least = held;
        chosen = &slot;
        taken = data != 0;
      }
    }
    const std::uint64_t data = packed(key, numbers, level);
    chosen->check.store(key.high ^ data, std::memory_order_relaxed);
    chosen->data.store(data, std::memory_order_relaxed);
    return !taken;
  }

  /// The number of slots.
  std::size_t slots() const { return slots_in_bucket * bucket_count_; }
  /// The most slots that memory allows.
  std::size_t most_slots() const { return slots_in_bucket * most_buckets_; }
  /// True if the table can grow further.
  bool can_grow() const { return bucket_count_ < most_buckets_; }

  /// Enlarges the table, as far as memory allows, on all threads. \pre no thread searches, as for all members below
  void grow();
  /// Removes all entries; the size stays.
  void clear();
  /// The number of non-empty slots. \complexity O(slots)
  std::size_t used() const;

  /// Saves all entries with at least this many positions of work.
  void save(const Archive& archive, std::uint64_t least_work) const;
  /// Inserts the saved entries, as far as there is room. \returns the number of used slots
  std::size_t restore(const Archive& archive);

 private:
  static constexpr std::size_t slots_in_bucket = 4;
  static constexpr unsigned place_bits = 30;    // of the key's low word: the most buckets
  static constexpr unsigned implied_bits = 14;  // the part of them that the place in the smallest table implies
  static constexpr std::size_t fewest_buckets = std::size_t{1} << implied_bits;
  static constexpr std::size_t growth = 4;  // a power of 2

  struct Slot {
    std::atomic<std::uint64_t> check;
    std::atomic<std::uint64_t> data;  // 0: empty
  };
  struct alignas(64) Bucket {
    std::array<Slot, slots_in_bucket> slots;
  };
  struct SavedSlot {
    std::uint64_t high;
    std::uint64_t data;
    std::uint64_t place;  // the key's place bits
  };

  static constexpr std::uint64_t place_mask = (std::uint64_t{1} << place_bits) - 1;

  // data: win from bit 0, lose from 21, the level of work from 42, the key's bits 14 to 29 from 48.
  static std::uint64_t packed(const SearchKey& key, const ProofNumbers& numbers, std::uint64_t level) {
    return numbers.win | std::uint64_t{numbers.lose} << 21U | level << 42U |
           (key.low & place_mask) >> implied_bits << 48U;
  }
  static ProofNumbers numbers_of(std::uint64_t data) {
    return {static_cast<std::uint32_t>(data & ProofNumbers::infinite),
            static_cast<std::uint32_t>(data >> 21U & ProofNumbers::infinite)};
  }
  static std::uint64_t level_in(std::uint64_t data) { return data >> 42U & 63U; }
  static std::uint64_t level_of(std::uint64_t work) { return std::min<std::uint64_t>(std::bit_width(work), 63); }
  static bool is_of(const Slot& slot, std::uint64_t data, const SearchKey& key) {
    return (slot.check.load(std::memory_order_relaxed) ^ data) == key.high &&
           data >> 48U == (key.low & place_mask) >> implied_bits;
  }

  // Linear hashing (Litwin 1980): any number of buckets, and growing splits buckets where they are.
  std::size_t place_of(std::uint64_t low) const { return place_in(low, bucket_count_, low_mask_); }
  static std::size_t place_in(std::uint64_t low, std::size_t buckets, std::uint64_t mask) {
    const std::uint64_t wide = low & mask;
    return wide < buckets ? wide : wide & (mask >> 1U);
  }
  void set_bucket_count(std::size_t count);
  void split(std::size_t place);

  Bucket* buckets_ = nullptr;
  std::size_t bucket_count_ = 0;
  std::uint64_t low_mask_ = 0;  // the least 2^k - 1 that is at least bucket_count_ - 1
  std::size_t most_buckets_ = 0;
};

}  // namespace quadrille::engines
