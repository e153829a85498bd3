// The table of proof-number search: what is known of the positions it has been at, in a bounded piece of memory.
//
// A slot has 16 bytes: 64 bits of the position's key beside both numbers (21 bits each), 16 bits more of the key, and
// how much work the numbers took (the binary logarithm, 6 bits). Four slots, a line of the cache, are a bucket; the
// key's bits 0 to 29 choose it. So 94 bits of a key are compared, 14 of them by the place alone.
//
// Threads share the table without locks. A slot's first word is the key's combined with the second (exclusive or), so a
// slot that two threads wrote at once is found by neither position (Hyatt & Mann 2002). A bucket that is full gives up
// the slot with the least work, whatever it says; what is lost is searched again when it is asked for.
//
// The table grows while it is half full and memory lasts: its addresses are reserved once, and pages are taken when
// they are first written. It grows and is saved while nobody searches.
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

/// The numbers of positions by their keys, shared by all threads of a search without locks.
class ProofTable {
 public:
  /// \param memory  the bytes that it may come to take; 64 GiB are the most it uses
  /// \throws OutOfBudget if they do not hold the smallest table, of 1 MiB; std::bad_alloc
  explicit ProofTable(std::size_t memory);
  ~ProofTable();
  ProofTable(const ProofTable&) = delete;
  ProofTable& operator=(const ProofTable&) = delete;

  /// Asks for the line that find(key) will read.
  void prefetch(const SearchKey& key) const { __builtin_prefetch(&buckets_[place_of(key.low)]); }

  /// What is known of the position, and the work it took, rounded down to a power of 2. \returns whether anything is;
  /// safe to call from several threads, as is `store`
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

  /// Remembers the numbers, and that they took so many positions of work. What was settled before the call stays so.
  /// \returns whether it took an empty slot
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
        // A search that ends early knows less than the thread that has settled the position meanwhile.
        if (!numbers.settled() && numbers_of(data).settled()) return false;
        level = std::max(level, level_in(data));  // the work before it counts too
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

  /// How many slots there are.
  std::size_t slots() const { return slots_in_bucket * bucket_count_; }
  /// The most that memory allows.
  std::size_t most_slots() const { return slots_in_bucket * most_buckets_; }
  /// Whether there may come to be more.
  bool can_grow() const { return bucket_count_ < most_buckets_; }

  /// Makes the table larger, as far as memory allows, on all threads. Nobody searches meanwhile, as for all below.
  void grow();
  /// Empties it; it keeps its size.
  void clear();
  /// The slots that are not empty. \complexity O(slots)
  std::size_t used() const;

  /// Writes all that took at least so many positions of work.
  void save(const Archive& archive, std::uint64_t least_work) const;
  /// Puts in what was saved, as far as there is room. \returns how many slots are used
  std::size_t restore(const Archive& archive);

 private:
  static constexpr std::size_t slots_in_bucket = 4;
  static constexpr unsigned place_bits = 30;    // of the key's low word: the most buckets
  static constexpr unsigned implied_bits = 14;  // of them, those that the place in the smallest table implies
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
