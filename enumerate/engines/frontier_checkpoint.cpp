// A sweep's checkpoint: its step, the lanes of what is finished, and the records, bucket by bucket.
//
// What is read back is not trusted. Each record must be a state that the sweep can be in after that
// step, in the bucket that the next step looks for it in, once, and with counts that the steps
// before allow. A record that passes can still be another than the one that was saved: no sweep
// tells which counts are right but the one that made them.
#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/saved_values.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

namespace {

constexpr std::size_t most_buckets = 1024;
constexpr std::size_t most_words = std::size_t{1} << 50U;  // of a bucket; a longer one was never saved

bool all_zero(std::span<const std::uint64_t> words) {
  return std::all_of(words.begin(), words.end(), [](std::uint64_t word) { return word == 0; });
}

// What no record read back may break, whatever rank saved it.
class SavedRecords {
 public:
  SavedRecords(const SweepStates& states, FrontierKey start, std::size_t words, std::uint64_t modulus)
      : states_(states), start_(start), words_(words), modulus_(modulus) {}

  void require_counts(std::span<const std::uint64_t> lanes) const {
    for (std::size_t at = 0; at < lanes.size(); at += words_) {
      if (modulus_ == 0 ? !states_.allow(lanes.subspan(at, words_)) : lanes[at] >= modulus_) refuse_checkpoint();
    }
  }
  void require(std::span<const std::uint64_t> record) {
    const std::span<const std::uint64_t> lanes = record.subspan(1);
    if (!states_.allow(record[0]) || all_zero(lanes)) refuse_checkpoint();
    require_counts(lanes);
    if (record[0] != start_) return;
    // Nothing is drawn in one way only, and without a mark.
    if (lanes[0] != 1 || !all_zero(lanes.subspan(1))) refuse_checkpoint();
    ++nothing_drawn_;
  }
  /// How often the state came in which nothing is drawn.
  std::uint64_t nothing_drawn() const { return nothing_drawn_; }

 private:
  const SweepStates& states_;
  FrontierKey start_;
  std::size_t words_;
  std::uint64_t modulus_;
  std::uint64_t nothing_drawn_ = 0;
};

// The sum of the counts of all records, modulo stand_modulus: what the words of each place come to, and their places.
std::uint64_t sum_of_counts(const FrontierTable& table, std::size_t words) {
  std::vector<Count128> sums(words);
  for (const Bucket& bucket : table.buckets) {
    for (const Chunk& chunk : bucket) {
      for (std::size_t i = 0; i < chunk.used; i += table.record_words) {
        for (std::size_t at = 1; at < table.record_words; ++at) sums[(at - 1) % words] += chunk.words[i + at];
      }
    }
  }
  std::uint64_t sum = 0;
  for (std::size_t at = words; at-- > 0;) {  // 2^64 is 8 to it
    sum = static_cast<std::uint64_t>((Count128{sum} * 8 + sums[at] % stand_modulus) % stand_modulus);
  }
  return sum;
}

}  // namespace

// Between two steps: together with the other ranks.
SweepStand SweepRun::stand() const {
  SweepStand stand{.step = step_, .steps = steps(), .states = table_.states};
  stand.sum = sum_of_counts(table_, words_);
  stand.all_states = stand.states;
  stand.all_sum = stand.sum;
  if (options_.ranks == nullptr) return stand;
  stand.all_states = stand.all_sum = 0;
  for (const auto& of_rank : options_.ranks->gather(std::array<std::uint64_t, 2>{stand.states, stand.sum})) {
    stand.all_states += of_rank[0];
    stand.all_sum = (stand.all_sum + of_rank[1]) % stand_modulus;
  }
  return stand;
}

void SweepRun::save() {
  if (options_.checkpoint->saving) options_.checkpoint->saving(stand());
  const bool saved = options_.checkpoint->save([this](const ByteSink& sink) {
    put(sink, std::uint64_t{step_});
    put(sink, std::uint64_t{table_.buckets.size()});
    sink(std::as_bytes(std::span(total_)));
    for (const Bucket& bucket : table_.buckets) {
      put(sink, words_in(bucket));
      for (const Chunk& chunk : bucket) sink(std::as_bytes(std::span(chunk.words, chunk.used)));
    }
  });
  if (saved) saved_step_ = step_;
}

// No state may come twice; those that are equal lie in one bucket.
void SweepRun::require_distinct_keys() {
  std::vector<FrontierKey, BudgetAllocator<FrontierKey>> keys{BudgetAllocator<FrontierKey>(budget_)};
  for (const Bucket& bucket : table_.buckets) {
    keys.clear();
    for_each_record(bucket, table_.record_words, [&](const std::uint64_t* record) { keys.push_back(*record); });
    std::sort(keys.begin(), keys.end());
    if (std::adjacent_find(keys.begin(), keys.end()) != keys.end()) refuse_checkpoint();
  }
}

void SweepRun::restore(const ByteSource& source) {
  const std::size_t step = get_size(source, steps());
  const std::size_t buckets = get_size(source, most_buckets);
  if (!std::has_single_bit(buckets) || (step == 0 && buckets != 1)) refuse_checkpoint();
  const FrontierBuckets sorted = buckets_before(step, buckets);
  const std::unique_ptr<SweepStates> states = states_before(step);
  SavedRecords saved(*states, start_key_, words_, modulus());
  source(std::as_writable_bytes(std::span(total_)));
  saved.require_counts(total_);
  if (!states->root_done() && !all_zero(total_)) refuse_checkpoint();  // no edge set is finished before the root is

  step_ = step;
  table_ = {{}, 1 + words_ * lanes_before(step), 0, 0};
  std::vector<std::uint64_t> record(table_.record_words);
  BucketWriter writer(pool_, buckets, table_.record_words);
  for (std::size_t b = 0; b < buckets; ++b) {
    const std::size_t words = get_size(source, most_words);
    if (words % table_.record_words != 0) refuse_checkpoint();
    for (std::size_t i = 0; i < words; i += table_.record_words) {
      source(std::as_writable_bytes(std::span(record)));
      saved.require(record);
      if (sorted.of(record[0]) != b) refuse_checkpoint();
      writer.append(b, record.data());
    }
    table_.states += words / table_.record_words;
  }
  if (saved.nothing_drawn() > 1 || (saved.nothing_drawn() == 1) == states->root_done()) {
    refuse_checkpoint();  // until the root is complete it may still be begun
  }
  table_.all_states = table_.states;
  table_.buckets = std::move(writer.buckets());
  require_distinct_keys();
}

// The same where ranks share the parts out that ranks have saved, of another number perhaps.
void SweepRun::restore_parts() {
  Ranks& ranks = *options_.ranks;
  const Checkpoint& checkpoint = *options_.checkpoint;
  std::vector<const ByteSource*> parts{&checkpoint.resume};
  for (const ByteSource& part : checkpoint.more) parts.push_back(&part);
  std::array<std::uint64_t, 2> place{};  // the step and the number of buckets that all parts tell
  together(ranks, [&] {
    for (const ByteSource* const part : parts) {
      const std::array<std::uint64_t, 2> told{get_size(*part, steps()), get_size(*part, most_buckets)};
      if (part == parts.front()) place = told;
      if (told != place || !std::has_single_bit(place[1])) refuse_checkpoint();
    }
  });
  const auto places = ranks.gather(place);
  together(ranks, [&] {
    if (!std::equal(place.begin(), place.end(), places.front().begin())) refuse_checkpoint();
  });
  if (checkpoint.resume_is_of_another) parts.clear();

  step_ = static_cast<std::size_t>(place[0]);
  const std::unique_ptr<SweepStates> states = states_before(step_);
  SavedRecords saved(*states, start_key_, words_, modulus());
  table_.record_words = 1 + words_ * lanes_before(step_);
  std::vector<std::uint64_t> record(table_.record_words);
  std::vector<std::uint64_t> total(total_.size());
  const auto read = [&](FunctionRef<void(const std::uint64_t*)> take) {
    for (const ByteSource* const part : parts) {
      (*part)(std::as_writable_bytes(std::span(total)));
      saved.require_counts(total);
      if (!states->root_done() && !all_zero(total)) refuse_checkpoint();
      add_totals(total_, total, words_, modulus());
      for (std::size_t b = 0; b < place[1]; ++b) {
        const std::size_t words = get_size(*part, most_words);
        if (words % table_.record_words != 0) refuse_checkpoint();
        for (std::size_t i = 0; i < words; i += table_.record_words) {
          (*part)(std::as_writable_bytes(std::span(record)));
          saved.require(record);
          take(record.data());
        }
      }
    }
  };
  exchange_->route(buckets_before(step_, static_cast<std::size_t>(place[1])), table_.record_words, table_, read);
  std::array<std::uint64_t, 1> nothing_drawn{saved.nothing_drawn()};
  ranks.sum(nothing_drawn);
  RunStatus status = RunStatus::complete;
  together(ranks, [&] {
    if (nothing_drawn[0] > 1 || (nothing_drawn[0] == 1) == states->root_done()) refuse_checkpoint();
    try {
      require_distinct_keys();
    } catch (const std::bad_alloc&) {
      status = RunStatus::memory;
    }
  });
  if (agreed(&ranks, status) != RunStatus::complete) throw OutOfBudget();
  const SweepStand found = stand();
  if (checkpoint.resumed) checkpoint.resumed(found);
}

}  // namespace quadrille::engines
