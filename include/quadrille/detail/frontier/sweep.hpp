// FrontierRun: what a sweep does whatever it counts: its steps, its passes, its folds, its checkpoints.
//
// A derived class (frontier.hpp) says what a bucket's records turn into; it is asked once a bucket, so this part is
// compiled once for all statistics and widths of counters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "quadrille/detail/frontier/pass.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

/// What is swept, and where states may be merged with their mirror images.
struct FrontierSweep {
  std::vector<graphs::SweepStep> plan;           ///< the steps, in order
  std::vector<std::optional<SlotImages>> folds;  ///< for each step: how its states are reflected, if they are to merge
};

/// What a sweep has counted, and how it ended.
struct FrontierResult {
  std::vector<Natural> lanes;  ///< of all edge sets but the empty one; of no use unless `status` is complete
  RunStatus status = RunStatus::complete;  ///< why it ended
  std::size_t steps_done = 0;              ///< how many steps were finished
  std::uint64_t most_states = 0;           ///< between two steps
};

/// One sweep; not to be run twice.
class FrontierRun {
 public:
  virtual ~FrontierRun() = default;

  /// \throws Error (unusable_input) if what is resumed from is not what this sweep saved
  FrontierResult run();

 protected:
  /// Sweep and options are kept by reference.
  /// \param words  of a counter
  /// \param lanes  of a record after each step
  FrontierRun(const FrontierSweep& sweep, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes);

  /// The lanes of a record before a step.
  std::size_t lanes_before(std::size_t step) const { return step == 0 ? 1 : lanes_[step - 1]; }
  /// A step of the sweep.
  const graphs::SweepStep& plan(std::size_t step) const { return sweep_.plan[step]; }
  /// The words of a counter.
  std::size_t words() const { return words_; }

 private:
  /// Puts the successors of a bucket's records, each of `record_words` words, into the worker's merger and total.
  virtual void expand_bucket(std::size_t step, FrontierWorker& worker, const Bucket& bucket,
                             std::size_t record_words) const = 0;
  /// Puts a bucket's records into the worker's merger as they are, so that equal keys meet.
  virtual void merge_bucket(FrontierWorker& worker, const Bucket& bucket, std::size_t record_words) const = 0;

  void start();
  bool advance();
  void observe(std::uint64_t done, std::uint64_t found) const;
  void save() const;
  void restore(const ByteSource& source);

  const FrontierSweep& sweep_;
  const RunOptions& options_;
  const std::size_t words_;
  const std::vector<std::size_t> lanes_;
  Budget budget_;
  ChunkPool pool_;
  std::vector<std::uint64_t> total_;
  FrontierTable table_;
  std::size_t step_ = 0;
  std::uint64_t worked_ = 0;  // states that this run has expanded
  bool whole_ = false;        // whether table_ holds all states before step_: not while it is begun or restored
};

}  // namespace quadrille::engines
