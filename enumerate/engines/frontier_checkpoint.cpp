// A sweep's checkpoint: its step, the finished edge sets' lanes, and the records, bucket by bucket.
//
// What is read back is not trusted. Each record must be a state that the sweep can be in after that step, in the bucket
// that the next step looks for it in, once, and with counts that so few edges allow. A record that passes can still be
// another than the one that was saved: no sweep tells which counts are right but the one that made them.
#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/sweep.hpp"
#include "quadrille/detail/saved_values.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t most_buckets = 1024;
constexpr std::size_t most_words = std::size_t{1} << 50U;  // of a bucket; a longer one was never saved

// What is known of every state after the steps before `step`.
class StatesBefore {
 public:
  StatesBefore(const FrontierSweep& sweep, std::size_t step) : done_(step == sweep.plan.size()) {
    root_done_ = done_ || sweep.plan[step].root_done;
    if (step == 0) return;
    const graphs::SweepStep& last = sweep.plan[step - 1];
    for (std::size_t s = 0; s < last.open.size(); ++s) {
      if (last.open[s] != graphs::no_vertex) open_ |= std::uint32_t{1} << s;
    }
    if (sweep.folds[step - 1]) images_ = &*sweep.folds[step - 1];
    for (const graphs::SweepStep& taken : std::span(sweep.plan).first(step)) {
      edges_ += taken.links.size();
      for (const graphs::SweepLink& link : taken.links) plain_ &= std::popcount(link.turned) == 2;
    }
  }

  bool root_done() const { return root_done_; }

  // Whether a sweep can be in this state.
  bool allow(FrontierKey key) const {
    if (done_ || key >> (parity_shift + graphs::most_slots) != 0) return false;
    std::uint32_t odd_components = 0;  // those with an odd number of odd vertices
    for (std::size_t s = 0; s < graphs::most_slots; ++s) {
      const std::uint64_t component = label(key, s);
      const bool odd = (key >> (parity_shift + s) & 1U) != 0;
      if (component == no_label) {
        if (odd) return false;  // a vertex without an edge
        continue;
      }
      const bool open = (open_ >> s & 1U) != 0;
      if (!open || component > s || label(key, component) != component) return false;
      if (odd) odd_components ^= std::uint32_t{1} << component;
    }
    if ((key & all_labels) == all_labels && root_done_) return false;
    // A graph has an even number of odd vertices, so each of these components has one that is complete: an end.
    const int ends = root_done_ ? 2 : 1;
    if (plain_ && std::popcount(odd_components) > ends) return false;
    return images_ == nullptr || key <= reflected(key, *images_);
  }

  // Whether so many edges allow a count of that size: there are 2^edges sets of them, and a statistic adds each set
  // less than 16 times.
  bool allow(std::span<const std::uint64_t> count) const {
    const std::size_t bits = edges_ + 4;
    for (std::size_t i = 0; i < count.size(); ++i) {
      const std::size_t free = bits > 64 * i ? bits - 64 * i : 0;
      if (free < 64 && count[i] >> free != 0) return false;
    }
    return true;
  }

 private:
  bool done_;
  bool root_done_ = false;
  bool plain_ = true;       // every edge turns both its ends
  std::uint32_t open_ = 0;  // slots
  std::size_t edges_ = 0;   // decided
  const SlotImages* images_ = nullptr;
};

bool all_zero(std::span<const std::uint64_t> words) {
  return std::all_of(words.begin(), words.end(), [](std::uint64_t word) { return word == 0; });
}

}  // namespace

void FrontierRun::save() const {
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

void FrontierRun::restore(const ByteSource& source) {
  const std::size_t step = get_size(source, sweep_.plan.size());
  const std::size_t buckets = get_size(source, most_buckets);
  if (!std::has_single_bit(buckets) || (step == 0 && buckets != 1)) refuse_checkpoint();
  const bool coming = step > 0 && step < sweep_.plan.size();
  const FrontierBuckets sorted{coming ? FrontierBuckets::By::invariant : FrontierBuckets::By::all_in_one, buckets,
                               coming ? &sweep_.plan[step] : nullptr};
  const StatesBefore states(sweep_, step);
  const auto require_counts = [&](std::span<const std::uint64_t> lanes) {
    for (std::size_t at = 0; at < lanes.size(); at += words_) {
      if (!states.allow(lanes.subspan(at, words_))) refuse_checkpoint();
    }
  };
  source(std::as_writable_bytes(std::span(total_)));
  require_counts(total_);
  if (!states.root_done() && !all_zero(total_)) refuse_checkpoint();  // no edge set is finished before the root is

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
      if (!states.allow(key) || sorted.of(key) != b || all_zero(lanes)) refuse_checkpoint();
      require_counts(lanes);
      // Nothing is drawn in one way only, and without a mark.
      if (key == start_key && (lanes[0] != 1 || !all_zero(lanes.subspan(1)))) refuse_checkpoint();
      nothing_drawn |= key == start_key;
      keys.push_back(key);
      writer.append(b, record.data());
    }
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) refuse_checkpoint();
    table_.states += words / table_.record_words;
  }
  if (nothing_drawn == states.root_done()) refuse_checkpoint();  // until the root is complete it may still be begun
  table_.buckets = std::move(writer.buckets());
}

}  // namespace quadrille::engines
