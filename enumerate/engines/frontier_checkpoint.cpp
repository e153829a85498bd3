// Saves a sweep as a checkpoint, and resumes it. Each rank (a process of the run) writes one part of the checkpoint:
// first its totals, then the records of its states.
//
// A resumed sweep distributes the records anew among its ranks and buckets. So the resumed sweep may have more or fewer
// ranks and buckets than the saved sweep.
#include <algorithm>
#include <cstdint>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

void SweepRun::save() {
  const SavedProgress progress{.step = step_, .steps = steps(), .states = table_.all_states};
  const bool saved = options_.checkpoint->save(progress, [this](const ByteSink& sink) {
    const Archive archive(sink);
    archive(total_);
    archive(table_.states);
    for (const Bucket& bucket : table_.buckets) {
      for (const Chunk& chunk : bucket) sink(std::as_bytes(std::span(chunk.words, chunk.used)));
    }
  });
  if (saved) saved_step_ = step_;
}

void SweepRun::restore() {
  const SavedProgress& progress = *options_.checkpoint->resume;
  step_ = static_cast<std::size_t>(progress.step);
  table_ = {{}, 1 + words_ * lanes_before(step_), 0, 0};
  const auto read = [&](FunctionRef<void(const std::uint64_t*)> take) {
    std::vector<std::uint64_t> record(table_.record_words);
    std::vector<std::uint64_t> total;
    for (const ByteSource& part : options_.checkpoint->parts) {
      const Archive archive(part);
      archive(total);
      add_totals(total_, total, words_, modulus());
      std::uint64_t records = 0;
      archive(records);
      for (; records != 0; --records) {
        archive.bytes(std::as_writable_bytes(std::span(record)));
        take(record.data());
      }
    }
  };
  const FrontierBuckets buckets = buckets_before(step_, buckets_for(progress.states));
  if (exchange_) return exchange_->route(buckets, table_.record_words, table_, read);
  BucketWriter writer(pool_, buckets.count, table_.record_words);
  read([&](const std::uint64_t* record) {
    writer.append(buckets.of(record[0]), record);
    ++table_.states;
  });
  table_.all_states = table_.states;
  table_.buckets = std::move(writer.buckets());
}

}  // namespace quadrille::engines
