// One pass over a sweep's records: every bucket by itself through a merger, and on into the buckets of the next pass.
//
// Buckets are taken largest first, by whichever thread is free; a bucket's records, and those it turns into, are
// touched by one thread only. The result does not depend on the number of threads: the records of a bucket are a set,
// whatever their order, and sums commute.
#pragma once

#include <tbb/blocked_range.h>
#include <tbb/enumerable_thread_specific.h>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <stop_token>
#include <utility>
#include <vector>

#include "quadrille/detail/frontier_table.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

/// The records between two passes.
struct FrontierTable {
  std::vector<Bucket> buckets;
  std::size_t record_words = 2;
  std::uint64_t states = 0;  ///< the number of records
};

/// What one thread fills in a pass.
struct FrontierWorker {
  Merger merger;
  BucketWriter writer;
  std::vector<std::uint64_t> answer;  ///< lanes of finished drawings
  std::uint64_t states = 0;           ///< written
};

struct FrontierPass {
  std::size_t record_words;  ///< of the records that come out
  std::size_t buckets;       ///< that they are sorted into
  bool keep;                 ///< whether the records that go in are to stay
  std::stop_token stop;
  std::function<void(std::uint64_t done, std::uint64_t found)> observe;  ///< called now and then by the calling thread
};

inline void give_back(ChunkPool& pool, Bucket& bucket) {
  for (const Chunk& chunk : bucket) pool.give_back(chunk.words);
  bucket.clear();
}

/// Sends each record of `from` through handle(worker, record), which puts rows into worker.merger, and what the merger
/// then holds, under the key rename(key), to the bucket classify(key) of `to`. Finished drawings are added to `answer`.
/// \return false if the stop token ended it half way; `to` and `answer` are then of no use
/// \throws OutOfBudget, CountOverflow
template <std::size_t Words, class Handle, class Rename, class Classify>
bool run_pass(const FrontierPass& pass, Budget& budget, ChunkPool& pool, std::size_t words, FrontierTable& from,
              FrontierTable& to, std::vector<std::uint64_t>& answer, const Handle& handle, const Rename& rename,
              const Classify& classify) {
  std::vector<std::uint64_t> records;
  records.reserve(from.buckets.size());
  for (const Bucket& bucket : from.buckets) records.push_back(words_in(bucket) / from.record_words);
  std::vector<std::size_t> order(from.buckets.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return records[a] > records[b]; });

  tbb::enumerable_thread_specific<FrontierWorker> workers([&] {
    return FrontierWorker{Merger(budget), BucketWriter(pool, pass.buckets, pass.record_words),
                          std::vector<std::uint64_t>(answer.size()), 0};
  });
  const auto take = [&](std::size_t at) {
    FrontierWorker& worker = workers.local();
    Bucket& bucket = from.buckets[order[at]];
    worker.merger.reset(pass.record_words, records[order[at]]);
    for (const Chunk& chunk : bucket) {
      for (std::size_t i = 0; i < chunk.used; i += from.record_words) handle(worker, chunk.words + i);
    }
    if (!pass.keep) give_back(pool, bucket);
    for (std::size_t i = 0; i < worker.merger.size(); ++i) {
      std::uint64_t* const record = worker.merger.record(i);
      record[0] = rename(record[0]);
      worker.writer.append(classify(record[0]), record);
    }
    worker.states += worker.merger.size();
  };
  const auto written = [&] {
    std::uint64_t states = 0;
    for (const FrontierWorker& worker : workers) states += worker.states;
    return states;
  };

  constexpr std::size_t slice = 64;
  std::uint64_t done = 0;
  for (std::size_t begin = 0; begin < order.size(); begin += slice) {
    if (pass.stop.stop_requested()) return false;
    const std::size_t end = std::min(begin + slice, order.size());
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(begin, end, 1),
        [&](const auto& range) {
          for (std::size_t at = range.begin(); at != range.end(); ++at) take(at);
        },
        tbb::simple_partitioner());
    for (std::size_t at = begin; at < end; ++at) done += records[order[at]];
    if (pass.observe) pass.observe(done, written());
  }

  to = {std::vector<Bucket>(pass.buckets), pass.record_words, written()};
  for (FrontierWorker& worker : workers) {
    for (std::size_t b = 0; b < pass.buckets; ++b) {
      Bucket& mine = worker.writer.buckets()[b];
      to.buckets[b].insert(to.buckets[b].end(), mine.begin(), mine.end());
    }
    for (std::size_t at = 0; at < answer.size(); at += words) add_wide<Words>(&answer[at], &worker.answer[at], words);
  }
  return true;
}

}  // namespace quadrille::engines
