// SweepRun: the part of a sweep of a graph that does not depend on the kind of state or the counted quantity. A
// SweepRun carries out the steps, saves checkpoints, and merges mirror images ("folds").
//
// Predecessors: collects the records (states with their counts) that a step turns into given states. With a
// Predecessors object, SweepSampler goes back from a state to a random earlier one.
//
// A derived class of SweepRun computes the successors of records, and answers questions about the key of a state (the
// state in one word). One call of a virtual function handles a whole bucket (a group of records), so the cost of the
// call does not matter. There are two derived classes: FrontierRun (sweep.hpp), with components as states, and TrailRun
// (enumerate/engines/trail_sweep), with pieces of a trail as states.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/frontier/exchange.hpp"
#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/frontier/state.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

// Predecessors: the records of a bucket that become given states in a step, with the ways of doing so.
//
// SweepSampler (enumerate/engines/frontier) asks a bucket for all ways into some states at once. These states are few
// compared to all successors of a bucket's records, so their table is sparse: most look-ups stop at their first slot,
// an empty one.

/// The key of all that a step finishes: no state has it.
inline constexpr FrontierKey finished_key = no_key;

/// A lane of a state after a step.
struct SweepTarget {
  FrontierKey key = finished_key;  ///< the state, or finished_key
  std::size_t lane = 0;            ///< a lane of its record
  friend bool operator==(const SweepTarget&, const SweepTarget&) = default;
};

/// A way into a target: the step adds a lane of a record to it.
struct WayBack {
  std::uint32_t target = 0;               ///< the number of the target
  std::uint32_t lane = 0;                 ///< a lane of the record
  const std::uint64_t* record = nullptr;  ///< a state before the step: its key and its lanes
};

/// The ways into some targets. Used by one thread.
class Predecessors {
 public:
  /// No target.
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  /// Starts without targets. \param budget  charged for all it holds; outlives it
  explicit Predecessors(Budget& budget)
      : slots_(BudgetAllocator<std::uint32_t>(budget)), ways_(BudgetAllocator<WayBack>(budget)) {}

  /// Starts again. \param targets  the targets, those of one state consecutive; kept by reference, at most 2^32 - 2
  void reset(std::span<const SweepTarget> targets) {
    targets_ = targets;
    ways_.clear();
    slots_.assign(std::bit_ceil(8 * targets.size() + 8), 0);
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t i = 0; i < targets.size(); ++i) {
      if (i > 0 && targets[i - 1].key == targets[i].key) continue;
      std::size_t at = mixed(targets[i].key) >> 32U & mask;
      while (slots_[at] != 0) at = (at + 1) & mask;
      slots_[at] = static_cast<std::uint32_t>(i + 1);
    }
  }

  /// The number of the first target of a state, or `none`.
  std::size_t find(FrontierKey key) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = mixed(key) >> 32U & mask; slots_[at] != 0; at = (at + 1) & mask) {
      if (targets_[slots_[at] - 1].key == key) return slots_[at] - 1;
    }
    return none;
  }

  /// Records a way. A lane that is no target is ignored.
  /// \param target  the first one of its state \throws OutOfBudget
  void add(std::size_t target, const std::uint64_t* record, std::size_t from_lane, std::size_t to_lane) {
    const FrontierKey key = targets_[target].key;
    for (; target < targets_.size() && targets_[target].key == key; ++target) {
      if (targets_[target].lane != to_lane) continue;
      ways_.push_back({static_cast<std::uint32_t>(target), static_cast<std::uint32_t>(from_lane), record});
    }
  }

  /// The recorded ways; those of a record are consecutive, in the order in which it was processed.
  std::span<WayBack> ways() { return ways_; }

 private:
  std::span<const SweepTarget> targets_;
  std::vector<std::uint32_t, BudgetAllocator<std::uint32_t>> slots_;  // 0, or the number of a target from 1
  std::vector<WayBack, BudgetAllocator<WayBack>> ways_;
};

/// The counts of a sweep, and how it ended.
struct FrontierResult {
  std::vector<Natural> lanes;              ///< the totals by lane; valid only if `status` is complete
  RunStatus status = RunStatus::complete;  ///< why it ended
  std::size_t steps_done = 0;              ///< the number of finished steps
  std::uint64_t most_states = 0;           ///< the most states between two steps
};

/// One sweep; it can run only once. SweepLayers (enumerate/engines/frontier) takes its steps one by one and keeps their
/// tables.
class SweepRun {
 public:
  virtual ~SweepRun() = default;

  /// Runs the sweep, from its checkpoint if it has one to resume.
  FrontierResult run();

 protected:
  /// The options are kept by reference.
  /// \param start  the key of the only state before the first step
  /// \param words  the words of a counter
  /// \param lanes  the lanes of a record after each step; its size is the number of steps
  SweepRun(FrontierKey start, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes);

  /// The lanes of a record before a step.
  std::size_t lanes_before(std::size_t step) const { return step == 0 ? 1 : lanes_[step - 1]; }
  /// The lanes of a record after a step.
  std::size_t lanes_after(std::size_t step) const { return lanes_[step]; }
  /// The words of a counter.
  std::size_t words() const { return words_; }
  /// The modulus of the counts; 0 if they are exact.
  std::uint64_t modulus() const { return options_.modulus; }

  /// Calls visit(record) for each record of the bucket.
  template <class Visit>
  static void for_each_record(const Bucket& bucket, std::size_t record_words, Visit&& visit) {
    for (const Chunk& chunk : bucket) {
      for (std::size_t i = 0; i < chunk.used; i += record_words) visit(chunk.words + i);
    }
  }

 private:
  /// Puts the successors of a bucket's records, of `record_words` words each, into the worker's merger and total.
  virtual void expand_bucket(std::size_t step, FrontierWorker& worker, const Bucket& bucket,
                             std::size_t record_words) const = 0;
  /// Adds to `found` each way in which a record of the bucket becomes one of its targets, in the order of
  /// expand_bucket.
  virtual void find_predecessors(std::size_t step, const Bucket& bucket, std::size_t record_words,
                                 Predecessors& found) const = 0;
  /// Puts a bucket's records into the worker's merger unchanged, so that equal keys are merged.
  virtual void merge_bucket(FrontierWorker& worker, const Bucket& bucket, std::size_t record_words) const = 0;
  /// A hash of the part of a state before the step that the step does not change.
  virtual std::uint64_t invariant(std::size_t step, FrontierKey key) const = 0;
  /// The common invariant of all states that the step turns into this one, if this state is not folded.
  virtual std::uint64_t invariant_after(std::size_t step, FrontierKey key) const = 0;
  /// True if states after the step are merged with their mirror images.
  virtual bool folds_after(std::size_t /*step*/) const { return false; }
  /// The mirror image of a key. \pre folds_after(step)
  virtual FrontierKey image(std::size_t /*step*/, FrontierKey key) const { return key; }

  friend class SweepLayers;
  friend class SweepSampler;

  using StepObserver = std::function<void(std::uint64_t done, std::uint64_t found)>;

  std::size_t steps() const { return lanes_.size(); }
  void begin();
  bool pass(const FrontierPass& pass, FrontierTable& from, FrontierTable& to, std::vector<std::uint64_t>& total,
            BucketHandler handle);
  std::size_t buckets_for(std::uint64_t states) const;
  FrontierBuckets buckets_before(std::size_t step, std::size_t count) const;
  FrontierTable start();
  bool take_step(std::size_t step, FrontierTable& from, bool keep, FrontierTable& to, std::vector<std::uint64_t>& total,
                 std::vector<std::uint64_t>* by_bucket, const StepObserver& observe);
  std::size_t left_by_tables_that_stay() const;
  bool advance();
  void observe(std::uint64_t done, std::uint64_t found) const;
  bool resumes() const { return options_.checkpoint && options_.checkpoint->resume; }
  bool save_is_due() const;
  void save();
  RunStatus add_totals_of_ranks();
  void restore();

  const FrontierKey start_key_;
  const RunOptions& options_;
  const std::size_t words_;
  const std::vector<std::size_t> lanes_;
  Budget budget_;
  ChunkPool pool_;
  std::vector<std::uint64_t> total_;
  std::unique_ptr<SweepExchange> exchange_;  // null unless other ranks take part
  FrontierTable table_;
  std::size_t step_ = 0;
  std::uint64_t worked_ = 0;  // states that this run has expanded
  // True if table_ holds all states before step_. False while it is begun or restored, and once a pass has started to
  // consume it.
  bool whole_ = false;
  // The step of the last checkpoint written. If a checkpoint cannot be written, that is reported, and the run continues
  // without it.
  std::optional<std::size_t> saved_step_{};
  // The smallest number of states, over all ranks, that did not fit in memory beside the next ones. With at least as
  // many states, a checkpoint stores them before the step instead.
  std::uint64_t too_many_to_keep_ = ~std::uint64_t{0};
};

}  // namespace quadrille::engines
