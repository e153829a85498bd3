// SweepLayers: runs a sweep over a graph, and then gives access to the tables of the sweep from the last to the first.
// A table holds the states between two steps, with their counts.
//
// The first run keeps all tables if memory allows; otherwise it drops the largest tables. It never drops a table that
// is smaller than both its neighbours. Such tables are few and small. On a pitch there is one at the end of each row,
// so every dropped table lies at most one row after a table that was kept. When SweepLayers needs a dropped table on
// the way back, it computes this table again, by repeating the steps that follow the last kept table. It also keeps the
// tables of these repeated steps. To make room, it first drops the tables of earlier rows of the pitch, beginning with
// the largest. If that is not enough, it also drops tables of the current row, and computes them once more when they
// are needed.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"

namespace quadrille::engines {

/// The tables of one sweep, which nothing else may run. Every function may throw OutOfBudget or CountOverflow.
class SweepLayers {
 public:
  /// The sweep outlives this object. RunOptions::checkpoint is ignored.
  explicit SweepLayers(SweepRun& run) : run_(run) {}

  /// The first run. \returns false if the stop token ended it
  bool sweep();

  /// The number of steps of the sweep.
  std::size_t steps() const { return run_.steps(); }
  /// The number of steps that the first run has taken.
  std::size_t steps_done() const { return finished_.size(); }

  /// The counter of all that the sweep finishes. \pre sweep() has returned true
  std::span<const std::uint64_t> total() const { return run_.total_; }
  /// The counters of all that the step finishes, one for each bucket of the table before it. \pre as total
  std::span<const std::uint64_t> finished(std::size_t step) const { return finished_[step]; }

  /// The table before the step; makes it again if it is not held. It stays until `leave`.
  /// \returns null if the stop token ended this \pre sweep() has returned true, and `leave` was not called for the step
  const FrontierTable* before(std::size_t step);
  /// Drops the table before the step, and all tables after it.
  void leave(std::size_t step);

 private:
  bool take_step(std::size_t step, FrontierTable& from, bool keep, FrontierTable& to);
  std::size_t bytes_of(const FrontierTable& table) const;
  void make_room(std::size_t step, std::size_t end);
  std::size_t give_up_largest(std::size_t step, std::size_t end);
  void observe(std::size_t step, std::uint64_t done, std::uint64_t found, std::uint64_t states) const;

  SweepRun& run_;
  std::map<std::size_t, FrontierTable> held_;         // by step
  std::set<std::size_t> stay_;                        // those that are never dropped
  std::vector<std::uint64_t> states_;                 // before each step
  std::vector<std::vector<std::uint64_t>> finished_;  // of each step, by bucket
  bool again_ = false;                                // true if the first run is over
  std::uint64_t worked_ = 0;                          // states expanded
  std::uint64_t states_ahead_ = 0;                    // on the way back: in all tables that `leave` has not dropped
};

}  // namespace quadrille::engines
