// Passes over the records of a sweep. A record is a state with its counts, and records are grouped in buckets. For each
// bucket, a pass computes the successors of the records, merges equal successors, and puts the results into the buckets
// of the next pass.
//
// A free thread takes the largest bucket that remains. This thread alone computes and merges the successors of the
// bucket. Merging adds the counts of equal states, and a sum does not depend on the order of its terms. So neither the
// order of the records nor the number of threads changes the result.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <functional>
#include <mutex>
#include <span>
#include <stop_token>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

// The store of a sweep's states: records in buckets of chunks, and the small table that merges equal keys.
//
// A record is a key followed by a row of words (wide_count.hpp). Between two steps the records lie packed in chunks,
// grouped by bucket so that equal keys can only occur inside one bucket of the next step. Within a step, one thread
// merges one bucket at a time in a Merger, an open-addressing table of eight bytes a slot over a packed array. So the
// probed memory stays in the cache. Two threads never share a record, so the only lock is the chunk pool's.

/// Chunks of one size, cut from an arena and reused. Safe to call from several threads. Each thread fills one chunk for
/// each bucket, most of them only in part. So they are small: 8 KiB, or a few records if records are long.
class ChunkPool {
 public:
  /// \param largest_record  the most words of a record that must fit a chunk
  ChunkPool(Budget& budget, std::size_t largest_record)
      : arena_(budget), chunk_words_(std::max<std::size_t>(1024, 8 * largest_record)) {}

  std::size_t chunk_words() const { return chunk_words_; }
  Budget& budget() const { return arena_.budget(); }

  /// From now on the arena grows only while this much of the budget remains. Chunks are never returned to the budget,
  /// and other users need some of it. \pre no thread takes chunks
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
  /// Allocates nothing, so that a discarded table is discarded completely. Otherwise a checkpoint could store a part of
  /// it.
  void give_back(std::uint64_t* chunk) noexcept {
    const std::scoped_lock lock(mutex_);
    std::memcpy(chunk, &free_, sizeof free_);
    free_ = chunk;
  }

 private:
  std::mutex mutex_;
  Arena arena_;
  std::uint64_t* free_ = nullptr;  // the first free chunk; each begins with a pointer to the next
  std::size_t chunk_words_;
  std::size_t left_ = 0;
};

/// Packed records: `used` words of a chunk.
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

/// One thread's output: records for the buckets of the next step.
class BucketWriter {
 public:
  BucketWriter(ChunkPool& pool, std::size_t buckets, std::size_t record_words)
      : pool_(&pool), record_words_(record_words), buckets_(buckets) {}

  void append(std::size_t bucket, const std::uint64_t* record) {
    Bucket& chunks = buckets_[bucket];
    if (chunks.empty() || chunks.back().used + record_words_ > pool_->chunk_words()) {
      std::uint64_t* const words = pool_->take();  // before push_back: if this throws, the bucket stays valid
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

/// Merges the successors of one bucket's records. Used by one thread.
class Merger {
 public:
  explicit Merger(Budget& budget)
      : slots_(BudgetAllocator<std::uint64_t>(budget)), records_(BudgetAllocator<std::uint64_t>(budget)) {}

  /// Starts again, for records of `record_words` words, the key included.
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
    if (size_ == index_mask) throw OutOfBudget();  // no more fit a slot's number; a table of 64 GiB at least
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

/// Slot s is the mirror image of slot images[s].
using SlotImages = std::array<std::size_t, graphs::most_slots>;

/// The records between two passes.
struct FrontierTable {
  std::vector<Bucket> buckets;
  std::size_t record_words = 2;
  std::uint64_t states = 0;      ///< the number of records
  std::uint64_t all_states = 0;  ///< the number of records of all ranks
};

/// The output of one thread in a pass.
struct FrontierWorker {
  Merger merger;
  BucketWriter writer;
  std::vector<std::uint64_t> total;  ///< lanes of finished edge sets
  std::uint64_t states = 0;          ///< the number of records written
};

/// Selects a bucket for a record, by its key.
struct FrontierBuckets {
  enum class By { all_in_one, key, invariant };

  By by = By::all_in_one;
  std::size_t count = 1;
  std::function<std::uint64_t(FrontierKey)> invariant{};  ///< a hash of the part that the coming step does not change

  std::size_t of(FrontierKey key) const {
    if (by == By::all_in_one) return 0;
    const std::uint64_t hash = by == By::key ? mixed(key) : invariant(key);
    return static_cast<std::size_t>(Count128{hash} * count >> 64U);
  }

  /// The place of a record among ranks of `count` buckets each: its owner's number times `count`, plus the bucket
  /// there. \param partition  as Ranks::partition
  std::size_t among(std::size_t ranks, std::uint64_t partition, FrontierKey key) const {
    if (by == By::all_in_one) return 0;
    const std::uint64_t hash = by == By::key ? mixed(key) : invariant(key);
    const std::uint64_t drawn = partition == 0 ? hash : mixed(hash ^ partition);
    const std::size_t buckets = ranks * count;
    return static_cast<std::size_t>(Count128{drawn} * buckets >> 64U);
  }
};

struct FrontierPass {
  std::size_t record_words;                        ///< the words of an output record
  FrontierBuckets buckets;                         ///< the buckets of the output
  std::function<FrontierKey(FrontierKey)> fold{};  ///< if not empty, replaces a record's key
  bool keep = false;                               ///< true if the input records are kept
  std::uint64_t modulus = 0;                       ///< the modulus of the counts; 0: exact
  std::stop_token stop{};
  std::function<void(std::uint64_t done, std::uint64_t found)> observe{};  ///< called by the calling thread
};

/// Puts the successors of a bucket's records into worker.merger and worker.total.
using BucketHandler = FunctionRef<void(FrontierWorker& worker, const Bucket& bucket)>;

/// Adds the workers' totals. \returns false if a sum overflows: then `total` is invalid
bool add_finished(PerThread<FrontierWorker>& workers, std::size_t words, std::uint64_t modulus,
                  std::vector<std::uint64_t>& total);

void give_back(ChunkPool& pool, Bucket& bucket) noexcept;
/// Gives back the chunks of all buckets.
void give_back(ChunkPool& pool, FrontierTable& table) noexcept;

/// The number of records of each bucket.
std::vector<std::uint64_t> records_in(const FrontierTable& table);
/// The buckets' numbers, the fullest first.
std::vector<std::size_t> by_size(const std::vector<std::uint64_t>& records);
/// Calls write(record) for each record in the worker's merger, with its key folded. It skips states that count nothing:
/// a statistic may omit all that leads to them (more plies than requested).
template <class Write>
void for_each_merged(const FrontierPass& pass, FrontierWorker& worker, Write&& write) {
  for (std::size_t i = 0; i < worker.merger.size(); ++i) {
    std::uint64_t* const record = worker.merger.record(i);
    if (std::all_of(record + 1, record + pass.record_words, [](std::uint64_t word) { return word == 0; })) continue;
    if (pass.fold) record[0] = pass.fold(record[0]);
    write(record);
    ++worker.states;
  }
}

/// Calls handle(worker, bucket) for each bucket of `from`, and moves the merger's records to the buckets of `to`. It
/// adds finished edge sets to `total`, in lanes of `words` words.
/// \return false if the stop token ended it early; `to` and `total` are then invalid
/// \throws OutOfBudget, CountOverflow
bool run_pass(const FrontierPass& pass, Budget& budget, ChunkPool& pool, std::size_t words, FrontierTable& from,
              FrontierTable& to, std::vector<std::uint64_t>& total, BucketHandler handle);

}  // namespace quadrille::engines
