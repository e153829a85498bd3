// Where a sweep stores its states: records in buckets of chunks, and the small table that merges equal keys.
//
// A record is a key and a row of words (wide_count.hpp), next to each other. Between two steps the records lie packed
// in chunks, sorted by bucket so that equal keys can only arise inside one bucket of the next step; within a step one
// thread merges one bucket at a time in a Merger, an open-addressing table of eight bytes a slot over a packed array,
// so that what is probed stays in the cache. No record is ever shared by two threads, so there are no locks but the
// chunk pool's.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <span>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/frontier/state.hpp"

namespace quadrille::engines {

/// Chunks of one size, cut from an arena and used again. Safe to call from several threads. Each thread fills one for
/// each bucket, and few of them wholly, so they are small: 8 KiB, or a few records where those are long.
class ChunkPool {
 public:
  /// \param largest_record  the most words of a record that is to fit a chunk
  ChunkPool(Budget& budget, std::size_t largest_record)
      : arena_(budget), chunk_words_(std::max<std::size_t>(1024, 8 * largest_record)) {}

  std::size_t chunk_words() const { return chunk_words_; }
  Budget& budget() const { return arena_.budget(); }

  /// From now on the arena grows only while so much of the budget is left: chunks are never returned to the budget, and
  /// others need some of it. Not while chunks are taken.
  void leave(std::size_t bytes) { left_ = bytes; }

  /// \throws OutOfBudget, std::bad_alloc
  std::uint64_t* take() {
    const std::scoped_lock lock(mutex_);
    if (free_ == nullptr) {
      if (budget().limit() - budget().used() < left_) throw OutOfBudget();
      return arena_.allocate_raw<std::uint64_t>(chunk_words_).data();
    }
    std::uint64_t* const chunk = free_;
    std::memcpy(&free_, chunk, sizeof free_);
    return chunk;
  }
  /// Allocates nothing: a table that is given up is given up wholly, or a checkpoint would hold a part of it.
  void give_back(std::uint64_t* chunk) noexcept {
    const std::scoped_lock lock(mutex_);
    std::memcpy(chunk, &free_, sizeof free_);
    free_ = chunk;
  }

 private:
  std::mutex mutex_;
  Arena arena_;
  std::uint64_t* free_ = nullptr;  // the first chunk that is free; each begins with the place of the next
  std::size_t chunk_words_;
  std::size_t left_ = 0;
};

/// Some records, packed: `used` words of a chunk.
struct Chunk {
  std::uint64_t* words = nullptr;
  std::size_t used = 0;
};

using Bucket = std::vector<Chunk>;

inline std::uint64_t words_in(const Bucket& bucket) {
  std::uint64_t words = 0;
  for (const Chunk& chunk : bucket) words += chunk.used;
  return words;
}

/// One thread's records on their way into the buckets of the next step.
class BucketWriter {
 public:
  BucketWriter(ChunkPool& pool, std::size_t buckets, std::size_t record_words)
      : pool_(&pool), record_words_(record_words), buckets_(buckets) {}

  void append(std::size_t bucket, const std::uint64_t* record) {
    Bucket& chunks = buckets_[bucket];
    if (chunks.empty() || chunks.back().used + record_words_ > pool_->chunk_words()) {
      std::uint64_t* const words = pool_->take();  // first: a bucket holds whole chunks whatever this throws
      chunks.push_back({words, 0});
    }
    Chunk& chunk = chunks.back();
    std::memcpy(chunk.words + chunk.used, record, 8 * record_words_);
    chunk.used += record_words_;
  }

  std::vector<Bucket>& buckets() { return buckets_; }

 private:
  ChunkPool* pool_;
  std::size_t record_words_;
  std::vector<Bucket> buckets_;
};

/// The records of one bucket's successors while they are merged. One thread's.
class Merger {
 public:
  explicit Merger(Budget& budget)
      : slots_(BudgetAllocator<std::uint64_t>(budget)), records_(BudgetAllocator<std::uint64_t>(budget)) {}

  /// Starts anew, for records of so many words, the key included.
  void reset(std::size_t record_words, std::size_t expected) {
    record_words_ = record_words;
    records_.clear();
    size_ = 0;
    const std::size_t slots = std::bit_ceil(std::max<std::size_t>(2 * expected, 64));
    slots_.assign(slots, 0);
  }

  /// The row under `key`, zero if it is new; valid until the next call. \throws OutOfBudget
  std::uint64_t* row(FrontierKey key) {
    const std::uint64_t hash = mixed(key);
    const std::uint64_t tag = hash & tag_mask;
    const std::size_t mask = slots_.size() - 1;
    std::size_t at = hash >> 32U & mask;
    for (; slots_[at] != 0; at = (at + 1) & mask) {
      if (((slots_[at] ^ tag) & tag_mask) != 0) continue;
      std::uint64_t* const record = &records_[((slots_[at] & index_mask) - 1) * record_words_];
      if (*record == key) return record + 1;
    }
    if (size_ == index_mask) throw OutOfBudget();  // the slots number no more; a table of 64 GiB at least
    const std::size_t first = size_ * record_words_;
    records_.resize(first + record_words_);
    records_[first] = key;
    slots_[at] = ++size_ | tag;
    if (4 * size_ > 3 * slots_.size()) grow();
    return &records_[first + 1];
  }

  std::size_t size() const { return size_; }
  std::uint64_t* record(std::size_t i) { return &records_[i * record_words_]; }

 private:
  // A slot: 0, or the number of its record from 1 in the lower 32 bits under a tag of 32 bits of its key's hash.
  static constexpr std::uint64_t index_mask = 0xffffffffU;
  static constexpr std::uint64_t tag_mask = ~index_mask;

  void grow() {
    slots_.assign(2 * slots_.size(), 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = 0; i < size_; ++i) {
      const std::uint64_t hash = mixed(records_[i * record_words_]);
      std::size_t at = hash >> 32U & mask;
      while (slots_[at] != 0) at = (at + 1) & mask;
      slots_[at] = (i + 1) | (hash & tag_mask);
    }
  }

  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> slots_;
  std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>> records_;
  std::size_t record_words_ = 1;
  std::size_t size_ = 0;
};

}  // namespace quadrille::engines
