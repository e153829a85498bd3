// One pass over a sweep's records: every bucket by itself through a merger, and on into the buckets of the next pass.
//
// Buckets are taken largest first, by whichever thread is free; a bucket's records, and those it turns into, are
// touched by one thread only. The result does not depend on the number of threads: the records of a bucket are a set,
// whatever their order, and sums commute.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <vector>

#include "quadrille/detail/exact_sum.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/detail/frontier/table.hpp"
#include "quadrille/detail/function_ref.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

/// Slot s is the mirror image of slot images[s].
using SlotImages = std::array<std::size_t, graphs::most_slots>;

/// The records between two passes.
struct FrontierTable {
  std::vector<Bucket> buckets;
  std::size_t record_words = 2;
  std::uint64_t states = 0;      ///< the number of records
  std::uint64_t all_states = 0;  ///< of all ranks
};

/// What one thread fills in a pass.
struct FrontierWorker {
  Merger merger;
  BucketWriter writer;
  std::vector<std::uint64_t> total;  ///< lanes of finished edge sets
  std::uint64_t states = 0;          ///< written
};

/// Into which of so many buckets a record goes, by its key.
struct FrontierBuckets {
  enum class By { all_in_one, key, invariant };

  By by = By::all_in_one;
  std::size_t count = 1;
  std::function<std::uint64_t(FrontierKey)> invariant{};  ///< a hash of what the coming step leaves as it is

  std::size_t of(FrontierKey key) const {
    if (by == By::all_in_one) return 0;
    const std::uint64_t hash = by == By::key ? mixed(key) : invariant(key);
    return static_cast<std::size_t>(Count128{hash} * count >> 64U);
  }

  /// Where a record goes among ranks, each with so many buckets: its owner's number times `count`, and the bucket
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
  std::size_t record_words;                        ///< of the records that come out
  FrontierBuckets buckets;                         ///< that they are sorted into
  std::function<FrontierKey(FrontierKey)> fold{};  ///< if not empty, a record's key becomes what this makes of it
  bool keep = false;                               ///< whether the records that go in are to stay
  std::uint64_t modulus = 0;                       ///< of the counts; 0: exact
  std::stop_token stop{};
  std::function<void(std::uint64_t done, std::uint64_t found)>
      observe{};  ///< called now and then by the calling thread
};

/// Puts what the records of a bucket turn into into worker.merger and worker.total.
using BucketHandler = FunctionRef<void(FrontierWorker& worker, const Bucket& bucket)>;

/// Adds what the workers have finished. \returns false where a sum overflows: then `total` is of no use
bool add_finished(PerThread<FrontierWorker>& workers, std::size_t words, std::uint64_t modulus,
                  std::vector<std::uint64_t>& total);

void give_back(ChunkPool& pool, Bucket& bucket) noexcept;
/// Of all buckets.
void give_back(ChunkPool& pool, FrontierTable& table) noexcept;

/// The numbers of records in the buckets.
std::vector<std::uint64_t> records_in(const FrontierTable& table);
/// The numbers of the buckets, the fullest first.
std::vector<std::size_t> by_size(const std::vector<std::uint64_t>& records);
/// Calls write(record) for each record that the worker's merger holds, its key folded, but for states that count
/// nothing: a statistic may leave out all that leads to them (more plies than were asked for).
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

/// Calls handle(worker, bucket) for each bucket of `from`, and sends what the merger then holds to the buckets of `to`.
/// Finished edge sets are added to `total`, lanes of `words` words.
/// \return false if the stop token ended it half way; `to` and `total` are then of no use
/// \throws OutOfBudget, CountOverflow
bool run_pass(const FrontierPass& pass, Budget& budget, ChunkPool& pool, std::size_t words, FrontierTable& from,
              FrontierTable& to, std::vector<std::uint64_t>& total, BucketHandler handle);

}  // namespace quadrille::engines
