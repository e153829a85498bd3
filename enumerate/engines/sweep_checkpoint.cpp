// A sweep's checkpoint: its step, the lanes of what is finished, and the records, bucket by bucket.
//
// What is read back is not trusted. Each record must be a state that the sweep can be in after that step, in the bucket
// that the next step looks for it in, once, and with counts that the steps before allow. A record that passes can still
// be another than the one that was saved: no sweep tells which counts are right but the one that made them.
#include <algorithm>
#include <bit>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t most_buckets = 1024;
constexpr std::size_t most_words = std::size_t{1} << 50U;  // of a bucket; a longer one was never saved

bool all_zero(std::span<const std::uint64_t> words) {
  return std::all_of(words.begin(), words.end(), [](std::uint64_t word) { return word == 0; });
}

}  // namespace

void SweepRun::save() const {
  options_.checkpoint->save([this](const ByteSink& sink) {
    put(sink, std::uint64_t{step_});
    put(sink, std::uint64_t{table_.buckets.size()});
    sink(std::as_bytes(std::span(total_)));
    for (const Bucket& bucket : table_.buckets) {
      put(sink, words_in(bucket));
      for (const Chunk& chunk : bucket) sink(std::as_bytes(std::span(chunk.words, chunk.used)));
    }
  });
}

void SweepRun::restore(const ByteSource& source) {
  const std::size_t step = get_size(source, steps());
  const std::size_t buckets = get_size(source, most_buckets);
  if (!std::has_single_bit(buckets) || (step == 0 && buckets != 1)) refuse_checkpoint();
  const FrontierBuckets sorted = buckets_before(step, buckets);
  const std::unique_ptr<SweepStates> states = states_before(step);
  const auto require_counts = [&](std::span<const std::uint64_t> lanes) {
    for (std::size_t at = 0; at < lanes.size(); at += words_) {
      if (!states->allow(lanes.subspan(at, words_))) refuse_checkpoint();
    }
  };
  source(std::as_writable_bytes(std::span(total_)));
  require_counts(total_);
  if (!states->root_done() && !all_zero(total_)) refuse_checkpoint();  // no edge set is finished before the root is

  step_ = step;
  table_ = {{}, 1 + words_ * lanes_before(step), 0};
  std::vector<std::uint64_t> record(table_.record_words);
  const auto lanes = std::span<const std::uint64_t>(record).subspan(1);
  std::vector<FrontierKey, BudgetAllocator<FrontierKey>> keys{BudgetAllocator<FrontierKey>(budget_)};
  bool nothing_drawn = false;
  BucketWriter writer(pool_, buckets, table_.record_words);
  for (std::size_t b = 0; b < buckets; ++b) {
    const std::size_t words = get_size(source, most_words);
    if (words % table_.record_words != 0) refuse_checkpoint();
    keys.clear();
    for (std::size_t i = 0; i < words; i += table_.record_words) {
      source(std::as_writable_bytes(std::span(record)));
      const FrontierKey key = record[0];
      if (!states->allow(key) || sorted.of(key) != b || all_zero(lanes)) refuse_checkpoint();
      require_counts(lanes);
      // Nothing is drawn in one way only, and without a mark.
      if (key == start_key_ && (lanes[0] != 1 || !all_zero(lanes.subspan(1)))) refuse_checkpoint();
      nothing_drawn |= key == start_key_;
      keys.push_back(key);
      writer.append(b, record.data());
    }
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) refuse_checkpoint();
    table_.states += words / table_.record_words;
  }
  if (nothing_drawn == states->root_done()) refuse_checkpoint();  // until the root is complete it may still be begun
  table_.buckets = std::move(writer.buckets());
}

}  // namespace quadrille::engines
