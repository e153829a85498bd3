// Runs a pass of a sweep on one process: computes the next table of records from the current table. Each thread takes
// one bucket of records after another, the largest first. The thread merges records of equal states, and puts the
// merged records into the buckets of the next table.
#include <numeric>
#include <utility>

#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

std::vector<std::uint64_t> records_in(const FrontierTable& table) {
  std::vector<std::uint64_t> records;
  records.reserve(table.buckets.size());
  for (const Bucket& bucket : table.buckets) records.push_back(words_in(bucket) / table.record_words);
  return records;
}

std::vector<std::size_t> by_size(const std::vector<std::uint64_t>& records) {
  std::vector<std::size_t> order(records.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return records[a] > records[b]; });
  return order;
}

void give_back(ChunkPool& pool, Bucket& bucket) noexcept {
  for (const Chunk& chunk : bucket) pool.give_back(chunk.words);
  bucket.clear();
}

void give_back(ChunkPool& pool, FrontierTable& table) noexcept {
  for (Bucket& bucket : table.buckets) give_back(pool, bucket);
}

bool add_finished(PerThread<FrontierWorker>& workers, std::size_t words, std::uint64_t modulus,
                  std::vector<std::uint64_t>& total) {
  try {
    workers.for_each([&](const FrontierWorker& worker) { add_totals(total, worker.total, words, modulus); });
  } catch (const CountOverflow&) {
    return false;
  }
  return true;
}

bool run_pass(const FrontierPass& pass, Budget& budget, ChunkPool& pool, std::size_t words, FrontierTable& from,
              FrontierTable& to, std::vector<std::uint64_t>& total, BucketHandler handle) {
  const std::vector<std::uint64_t> records = records_in(from);
  const std::vector<std::size_t> order = by_size(records);

  PerThread<FrontierWorker> workers([&] {
    return FrontierWorker{Merger(budget), BucketWriter(pool, pass.buckets.count, pass.record_words),
                          std::vector<std::uint64_t>(total.size()), 0};
  });
  const auto take = [&](std::size_t at) {
    if (pass.stop.stop_requested()) return;  // a slice of a large sweep takes seconds
    FrontierWorker& worker = workers.local();
    Bucket& bucket = from.buckets[order[at]];
    worker.merger.reset(pass.record_words, records[order[at]]);
    handle(worker, bucket);
    if (!pass.keep) give_back(pool, bucket);
    for_each_merged(pass, worker,
                    [&](const std::uint64_t* record) { worker.writer.append(pass.buckets.of(record[0]), record); });
  };
  const auto written = [&] {
    std::uint64_t states = 0;
    workers.for_each([&](const FrontierWorker& worker) { states += worker.states; });
    return states;
  };

  const auto give_back_written = [&] {
    workers.for_each([&](FrontierWorker& worker) {
      for (Bucket& bucket : worker.writer.buckets()) give_back(pool, bucket);
    });
  };

  constexpr std::size_t slice = 64;
  std::uint64_t done = 0;
  for (std::size_t begin = 0; begin < order.size(); begin += slice) {
    const std::size_t end = std::min(begin + slice, order.size());
    try {
      parallel_for_task(begin, end, take);
    } catch (const std::bad_alloc&) {
      give_back_written();  // the caller may try again with more memory
      throw;
    }
    if (pass.stop.stop_requested()) return false;
    for (std::size_t at = begin; at < end; ++at) done += records[order[at]];
    if (pass.observe) pass.observe(done, written());
  }

  to = {std::vector<Bucket>(pass.buckets.count), pass.record_words, written(), written()};
  workers.for_each([&](FrontierWorker& worker) {
    for (std::size_t b = 0; b < pass.buckets.count; ++b) {
      Bucket& mine = worker.writer.buckets()[b];
      to.buckets[b].insert(to.buckets[b].end(), mine.begin(), mine.end());
    }
    add_totals(total, worker.total, words, pass.modulus);
  });
  return true;
}

}  // namespace quadrille::engines
