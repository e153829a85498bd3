#include <numeric>
#include <utility>

#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/parallel.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

/// The numbers of the buckets, the fullest first.
std::vector<std::size_t> by_size(const std::vector<std::uint64_t>& records) {
  std::vector<std::size_t> order(records.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return records[a] > records[b]; });
  return order;
}

/// Sends what the worker's merger holds on, but for states that count nothing: a statistic may leave out all that leads
/// to them (more plies than were asked for).
void write(const FrontierPass& pass, FrontierWorker& worker) {
  std::uint64_t written = 0;
  for (std::size_t i = 0; i < worker.merger.size(); ++i) {
    std::uint64_t* const record = worker.merger.record(i);
    if (std::all_of(record + 1, record + pass.record_words, [](std::uint64_t word) { return word == 0; })) continue;
    ++written;
    if (pass.fold) record[0] = pass.fold(record[0]);
    worker.writer.append(pass.buckets.of(record[0]), record);
  }
  worker.states += written;
}

}  // namespace

void give_back(ChunkPool& pool, Bucket& bucket) {
  for (const Chunk& chunk : bucket) pool.give_back(chunk.words);
  bucket.clear();
}

void give_back(ChunkPool& pool, FrontierTable& table) {
  for (Bucket& bucket : table.buckets) give_back(pool, bucket);
}

bool run_pass(const FrontierPass& pass, Budget& budget, ChunkPool& pool, std::size_t words, FrontierTable& from,
              FrontierTable& to, std::vector<std::uint64_t>& total, BucketHandler handle) {
  std::vector<std::uint64_t> records;
  records.reserve(from.buckets.size());
  for (const Bucket& bucket : from.buckets) records.push_back(words_in(bucket) / from.record_words);
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
    write(pass, worker);
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
      give_back_written();  // who has memory left may try again
      throw;
    }
    if (pass.stop.stop_requested()) return false;
    for (std::size_t at = begin; at < end; ++at) done += records[order[at]];
    if (pass.observe) pass.observe(done, written());
  }

  to = {std::vector<Bucket>(pass.buckets.count), pass.record_words, written()};
  workers.for_each([&](FrontierWorker& worker) {
    for (std::size_t b = 0; b < pass.buckets.count; ++b) {
      Bucket& mine = worker.writer.buckets()[b];
      to.buckets[b].insert(to.buckets[b].end(), mine.begin(), mine.end());
    }
    for (std::size_t at = 0; at < total.size(); at += words) add_wide<0>(&total[at], &worker.total[at], words);
  });
  return true;
}

}  // namespace quadrille::engines
