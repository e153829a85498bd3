// SweepLayers: a sweep whose tables can be looked at again, from the last to the first.
//
// On the first run the tables are held as far as memory goes; where it ends the largest is given
// up. A table stays whatever happens where both its neighbours are larger, as at the ends of a
// pitch's rows: those are few and small, but a table that is missing lies at most a row behind one
// of them. On the way back the steps from the table before it are taken again. What they make is
// held likewise: for them the rows before give up theirs, the largest first, then this row its own,
// to be made once more when its turn comes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <span>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"

namespace quadrille::engines {

/// The tables of one sweep, which is not to be run otherwise. Every function may throw OutOfBudget or CountOverflow.
class SweepLayers {
 public:
  /// The sweep outlives this object; RunOptions::checkpoint is not taken.
  explicit SweepLayers(SweepRun& run) : run_(run) {}

  /// The first run. \returns false if the stop token ended it
  bool sweep();

  /// How many steps the sweep has.
  std::size_t steps() const { return run_.steps(); }
  /// How many the first run has taken.
  std::size_t steps_done() const { return finished_.size(); }

  /// What is finished in the whole sweep, a counter. \pre sweep() has returned true
  std::span<const std::uint64_t> total() const { return run_.total_; }
  /// What the step finishes, a counter for each bucket of the table before it. \pre the same
  std::span<const std::uint64_t> finished(std::size_t step) const { return finished_[step]; }

  /// The table before the step, made again if it is not held. It stays until `leave`.
  /// \returns null if the stop token ended the making \pre sweep() has returned true, and the step was not left
  const FrontierTable* before(std::size_t step);
  /// Gives up the table before the step, and all after it.
  void leave(std::size_t step);

 private:
  bool take_step(std::size_t step, FrontierTable& from, bool keep, FrontierTable& to);
  std::size_t bytes_of(const FrontierTable& table) const;
  void make_room(std::size_t step, std::size_t end);
  std::size_t give_up_largest(std::size_t step, std::size_t end);
  void observe(std::size_t step, std::uint64_t done, std::uint64_t found, std::uint64_t states) const;

  SweepRun& run_;
  std::map<std::size_t, FrontierTable> held_;         // by step
  std::set<std::size_t> stay_;                        // those that are never given up
  std::vector<std::uint64_t> states_;                 // before each step
  std::vector<std::vector<std::uint64_t>> finished_;  // of each step, by bucket
  bool again_ = false;                                // whether the first run is over
  std::uint64_t worked_ = 0;                          // states expanded
  std::uint64_t states_ahead_ = 0;                    // on the way back: of all tables not left yet
};

}  // namespace quadrille::engines
