// SweepRun: what a sweep of a graph does whatever its states are and whatever it counts: its steps, its passes, its
// folds, its checkpoints. Predecessors: the ways into states, for samples.
//
// A derived class says what a bucket's records turn into (it is asked once a bucket, so this part is compiled once for
// all statistics and widths of counters), and what is to be known of a key. There are two: Frontier (frontier.hpp),
// whose states are components, and Trails (enumerate/engines/trail_sweep), whose states are pieces of a trail.
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

// Predecessors: which records of a bucket become the states that samples stand at, and in which ways.
//
// SweepSampler (enumerate/engines/frontier) asks a bucket for all ways into some states at once. The states asked for
// are few beside those that a bucket's records become, so the table of them is sparse: most look-ups end at their first
// slot, an empty one.

/// Stands for all that a step finishes: no state has this key.
inline constexpr FrontierKey finished_key = no_key;

/// A lane of a state after a step.
struct SweepTarget {
  FrontierKey key = finished_key;  ///< the state, or finished_key
  std::size_t lane = 0;            ///< of its record
  friend bool operator==(const SweepTarget&, const SweepTarget&) = default;
};

/// A way into a target: one of its lanes is added to by a lane of a record.
struct WayBack {
  std::uint32_t target = 0;               ///< the number of the target
  std::uint32_t lane = 0;                 ///< of the record
  const std::uint64_t* record = nullptr;  ///< a state before the step: its key and its lanes
};

/// The ways into some targets. One thread's.
class Predecessors {
 public:
  /// No target.
  static constexpr std::size_t none = static_cast<std::size_t>(-1);

  /// No targets yet. \param budget  charged for all it holds; outlives it
  explicit Predecessors(Budget& budget)
      : slots_(BudgetAllocator<std::uint32_t>(budget)), ways_(BudgetAllocator<WayBack>(budget)) {}

  /// Starts anew. \param targets  those of one state next to each other; kept by reference, at most 2^32 - 2
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

  /// The number of the first target of that state, or `none`.
  std::size_t find(FrontierKey key) const {
    const std::size_t mask = slots_.size() - 1;
    for (std::size_t at = mixed(key) >> 32U & mask; slots_[at] != 0; at = (at + 1) & mask) {
      if (targets_[slots_[at] - 1].key == key) return slots_[at] - 1;
    }
    return none;
  }

  /// Takes a way down. A lane that is no target is left out.
  /// \param target  the first one of its state \throws OutOfBudget
  void add(std::size_t target, const std::uint64_t* record, std::size_t from_lane, std::size_t to_lane) {
    const FrontierKey key = targets_[target].key;
    for (; target < targets_.size() && targets_[target].key == key; ++target) {
      if (targets_[target].lane != to_lane) continue;
      ways_.push_back({static_cast<std::uint32_t>(target), static_cast<std::uint32_t>(from_lane), record});
    }
  }

  /// Those taken down, a record's next to each other and in the order in which it was gone through.
  std::span<WayBack> ways() { return ways_; }

 private:
  std::span<const SweepTarget> targets_;
  std::vector<std::uint32_t, BudgetAllocator<std::uint32_t>> slots_;  // 0, or the number of a target from 1
  std::vector<WayBack, BudgetAllocator<WayBack>> ways_;
};

/// What a sweep has counted, and how it ended.
struct FrontierResult {
  std::vector<Natural> lanes;              ///< of all that was finished; of no use unless `status` is complete
  RunStatus status = RunStatus::complete;  ///< why it ended
  std::size_t steps_done = 0;              ///< how many steps were finished
  std::uint64_t most_states = 0;           ///< between two steps
};

/// One sweep; not to be run twice. SweepLayers (enumerate/engines/frontier) takes its steps and holds their tables.
class SweepRun {
 public:
  virtual ~SweepRun() = default;

  /// Runs it, from where its checkpoint stands.
  FrontierResult run();

 protected:
  /// The options are kept by reference.
  /// \param start  the key of the only state before the first step
  /// \param words  of a counter
  /// \param lanes  of a record after each step; there are as many steps
  SweepRun(FrontierKey start, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes);

  /// The lanes of a record before a step.
  std::size_t lanes_before(std::size_t step) const { return step == 0 ? 1 : lanes_[step - 1]; }
  /// The lanes of a record after a step.
  std::size_t lanes_after(std::size_t step) const { return lanes_[step]; }
  /// The words of a counter.
  std::size_t words() const { return words_; }
  /// Of the counts; 0 where they are exact.
  std::uint64_t modulus() const { return options_.modulus; }

  /// Calls visit(record) for each record of the bucket.
  template <class Visit>
  static void for_each_record(const Bucket& bucket, std::size_t record_words, Visit&& visit) {
    for (const Chunk& chunk : bucket) {
      for (std::size_t i = 0; i < chunk.used; i += record_words) visit(chunk.words + i);
    }
  }

 private:
  /// Puts the successors of a bucket's records, each of `record_words` words, into the worker's merger and total.
  virtual void expand_bucket(std::size_t step, FrontierWorker& worker, const Bucket& bucket,
                             std::size_t record_words) const = 0;
  /// Tells `found` each way in which a record of the bucket becomes one of its targets, as expand_bucket goes through
  /// them.
  virtual void find_predecessors(std::size_t step, const Bucket& bucket, std::size_t record_words,
                                 Predecessors& found) const = 0;
  /// Puts a bucket's records into the worker's merger as they are, so that equal keys meet.
  virtual void merge_bucket(FrontierWorker& worker, const Bucket& bucket, std::size_t record_words) const = 0;
  /// A hash of the part of a state before the step that the step leaves as it is.
  virtual std::uint64_t invariant(std::size_t step, FrontierKey key) const = 0;
  /// The invariant of all states that the step turns into this one, if it is not folded.
  virtual std::uint64_t invariant_after(std::size_t step, FrontierKey key) const = 0;
  /// Whether states after the step are merged with their mirror images.
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
  std::unique_ptr<SweepExchange> exchange_;  // where other ranks take part
  FrontierTable table_;
  std::size_t step_ = 0;
  std::uint64_t worked_ = 0;  // states that this run has expanded
  // Whether table_ holds all states before step_: not while it is begun or restored, nor once it is given up as it is
  // read.
  bool whole_ = false;
  // Of the last checkpoint that was written: where one cannot be, that is told, and the run goes on without it.
  std::optional<std::size_t> saved_step_{};
  // The fewest states, of all ranks, that there was no memory to keep beside the next; where there are as many, a
  // checkpoint has them instead.
  std::uint64_t too_many_to_keep_ = ~std::uint64_t{0};
};

}  // namespace quadrille::engines
