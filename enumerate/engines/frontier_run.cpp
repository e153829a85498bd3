// SweepRun: runs a sweep step by step, from the first table of states, or from a checkpoint, to the last step. On a
// symmetric graph, some steps also merge states with their mirror images (a fold).
#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>

#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/wide_count.hpp"

namespace quadrille::engines {

SweepRun::SweepRun(FrontierKey start, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes)
    : start_key_(start),
      options_(options),
      words_(words),
      lanes_(std::move(lanes)),
      budget_(options.memory),
      pool_(budget_, 1 + words_ * lanes_.back()),
      total_(words_ * lanes_.back()) {}

FrontierResult SweepRun::run() {
  FrontierResult result;
  std::uint64_t record_bytes = 0;
  try {
    begin();
    whole_ = true;
    while (step_ < steps() && result.status == RunStatus::complete) {
      if (table_.all_states > result.most_states) {
        result.most_states = table_.all_states;
        record_bytes = table_.record_words * sizeof(std::uint64_t);
      }
      if (!advance()) {
        result.status = RunStatus::interrupted;
      } else if (options_.checkpoint && save_is_due()) {
        save();
      }
    }
  } catch (const CountOverflow&) {
    result.status = RunStatus::overflow;
  } catch (const std::bad_alloc& error) {
    require_all_know(options_.ranks, error);
    result.status = RunStatus::memory;
  }
  if (options_.checkpoint && whole_) {
    try {
      save();
    } catch (const std::bad_alloc& error) {  // the result and the earlier save stay valid
      require_all_know(options_.ranks, error);
    }
  }
  result.steps_done = step_;
  if (options_.ranks != nullptr) options_.ranks->swept({result.most_states, record_bytes, worked_});
  if (exchange_ && result.status == RunStatus::complete) result.status = add_totals_of_ranks();
  for (std::size_t at = 0; at < total_.size(); at += words_) result.lanes.push_back(natural(&total_[at], words_));
  return result;
}

// Makes the first table, or restores the saved one. A failure on one rank is one on all.
void SweepRun::begin() {
  RunStatus status = RunStatus::complete;
  try {
    if (options_.ranks != nullptr) {
      exchange_ = std::make_unique<SweepExchange>(*options_.ranks, budget_, pool_, 1 + words_ * lanes_.back());
    }
    if (!resumes()) table_ = start();
  } catch (const std::bad_alloc&) {
    status = RunStatus::memory;
  }
  if (agreed(options_.ranks, status) != RunStatus::complete) throw OutOfBudgetOnRanks();
  if (!resumes()) return;
  restore();
  saved_step_ = step_;
}

// Adds up the totals of all ranks; each has only those of its own states.
RunStatus SweepRun::add_totals_of_ranks() {
  const auto totals = options_.ranks->gather(total_);
  std::fill(total_.begin(), total_.end(), 0);
  try {
    for (const std::vector<std::uint64_t>& total : totals) add_totals(total_, total, words_, modulus());
    return RunStatus::complete;
  } catch (const CountOverflow&) {
    return RunStatus::overflow;
  }
}

// True if enough time has passed, by the clock of the first rank.
bool SweepRun::save_is_due() const {
  if (options_.ranks == nullptr) return options_.checkpoint->due();
  std::array<std::uint64_t, 1> due{options_.ranks->rank() == 0 && options_.checkpoint->due() ? 1U : 0U};
  options_.ranks->sum(due);
  return due[0] != 0;
}

bool SweepRun::pass(const FrontierPass& pass, FrontierTable& from, FrontierTable& to, std::vector<std::uint64_t>& total,
                    BucketHandler handle) {
  if (exchange_ && options_.ranks->count() > 1) {
    return exchange_->run_pass(pass, budget_, words_, from, to, total, handle);
  }
  return run_pass(pass, budget_, pool_, words_, from, to, total, handle);
}

// The table before the first step. Rank 0 owns its only state.
FrontierTable SweepRun::start() {
  if (options_.ranks != nullptr && options_.ranks->rank() != 0) {
    return {std::vector<Bucket>(1), 1 + words_ * lanes_before(0), 0, 1};
  }
  std::vector<std::uint64_t> record(1 + words_ * lanes_before(0));
  record[0] = start_key_;
  record[1] = 1;
  BucketWriter writer(pool_, 1, record.size());
  writer.append(0, record.data());
  return {std::move(writer.buckets()), record.size(), 1, 1};
}

// The number of buckets into which a rank sorts its share of that many records.
std::size_t SweepRun::buckets_for(std::uint64_t states) const {
  const std::size_t ranks = options_.ranks == nullptr ? 1 : options_.ranks->count();
  return std::clamp<std::size_t>(std::bit_ceil(states / ranks / 1024 + 1), 1, 1024);
}

// The buckets for the records before a step. Before the first and after the last step there is no key to sort by.
FrontierBuckets SweepRun::buckets_before(std::size_t step, std::size_t count) const {
  if (step == 0 || step == steps()) return {FrontierBuckets::By::all_in_one, count, {}};
  return {FrontierBuckets::By::invariant, count, [this, step](FrontierKey key) { return invariant(step, key); }};
}

// Takes the step from one table to the next, with its fold. Returns false if the stop token ended it half way. With
// `keep`, `from` stays as it was even if the step fails.
// \param total      the totals of finished records are added to it
// \param by_bucket  if not null, gets a row for each bucket of `from`: the totals that its records have finished
bool SweepRun::take_step(std::size_t step, FrontierTable& from, bool keep, FrontierTable& to,
                         std::vector<std::uint64_t>& total, std::vector<std::uint64_t>* by_bucket,
                         const StepObserver& observe) {
  const std::size_t count = buckets_for(from.all_states);
  const FrontierBuckets by_invariant = buckets_before(step + 1, count);
  const bool fold = folds_after(step);
  FrontierPass pass{.record_words = 1 + words_ * lanes_[step],
                    .buckets = by_invariant,
                    .keep = keep,
                    .modulus = modulus(),
                    .stop = options_.stop,
                    .observe = observe};
  if (fold) {
    pass.buckets = {FrontierBuckets::By::key, count, {}};
    pass.fold = [this, step](FrontierKey key) { return std::min(key, image(step, key)); };
  }
  if (by_bucket != nullptr) by_bucket->assign(from.buckets.size() * total.size(), 0);
  const auto expand = [&](FrontierWorker& worker, const Bucket& bucket) {
    if (by_bucket == nullptr) return expand_bucket(step, worker, bucket, from.record_words);
    std::vector<std::uint64_t> before(worker.total.size());
    before.swap(worker.total);
    expand_bucket(step, worker, bucket, from.record_words);
    const auto at = static_cast<std::size_t>(&bucket - from.buckets.data()) * total.size();
    std::copy(worker.total.begin(), worker.total.end(), by_bucket->begin() + static_cast<std::ptrdiff_t>(at));
    add_totals(worker.total, before, words_, modulus());
  };
  if (!this->pass(pass, from, to, total, expand)) return false;
  if (!fold) return true;
  FrontierTable unmerged = std::move(to);  // the second pass merges equal keys
  const FrontierPass merging{
      .record_words = unmerged.record_words, .buckets = by_invariant, .modulus = modulus(), .stop = options_.stop};
  const auto merge = [&](FrontierWorker& worker, const Bucket& bucket) {
    merge_bucket(worker, bucket, unmerged.record_words);
  };
  try {
    return this->pass(merging, unmerged, to, total, merge);
  } catch (...) {
    give_back(pool_, unmerged);
    throw;
  }
}

// The bytes of the budget that tables must leave free, so that this step can be taken again, and later steps too: an
// eighth for the mergers, and the largest piece that the pool may take beyond that.
std::size_t SweepRun::left_by_tables_that_stay() const {
  constexpr std::size_t one_piece = std::size_t{64} << 20U;
  return budget_.limit() / 8 + std::min(budget_.limit() / 4, one_piece);
}

// Takes the next step. Returns false if the stop token ended it half way. After a failure the table before the step is
// either unchanged or was passed to a save. The save may have failed; the run continues then (Checkpoint::save).
bool SweepRun::advance() {
  std::vector<std::uint64_t> total;
  FrontierTable next;
  const auto take = [&](bool keep) {
    total = total_;
    return take_step(step_, table_, keep, next, total, nullptr,
                     [this](std::uint64_t done, std::uint64_t found) { observe(done, found); });
  };
  std::optional<bool> finished;
  if (options_.checkpoint && table_.all_states < too_many_to_keep_) {
    try {
      pool_.leave(left_by_tables_that_stay());
      finished = take(true);
    } catch (const std::bad_alloc& error) {
      require_all_know(options_.ranks, error);
      too_many_to_keep_ = table_.all_states;
    }
    pool_.leave(0);
  }
  if (!finished) {
    if (options_.checkpoint && saved_step_ != step_) save();
    whole_ = false;
    finished = take(false);
  }
  if (!*finished) return false;
  give_back(pool_, table_);
  worked_ += table_.all_states;
  table_ = std::move(next);
  total_ = std::move(total);
  ++step_;
  whole_ = true;
  return true;
}

// Reports progress. The estimate supposes that every later step is as large as this one. The work of an earlier run
// does not count for the speed of this one.
void SweepRun::observe(std::uint64_t done, std::uint64_t found) const {
  if (!options_.observer) return;
  const auto worked = static_cast<double>(worked_ + done);
  const std::uint64_t steps_left = steps() - step_;
  const double whole = static_cast<double>(worked_) + static_cast<double>(steps_left * table_.all_states);
  options_.observer(Progress{.unit = "vertex",
                             .grade = static_cast<int>(step_),
                             .done = done,
                             .total = table_.all_states,
                             .found = found,
                             .worked = worked_ + done,
                             .fraction = worked / whole});
}

}  // namespace quadrille::engines
