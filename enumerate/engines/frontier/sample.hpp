// SweepSampler: chooses drawings or histories at random among all that a sweep counts, each with the same probability.
// It needs no list of them.
//
// Each counted object corresponds to a way through the sweep's states, from the first state to the step that finishes
// the object. The counter of a state is the number of ways that lead to the state. A record is a state with its
// counter, and a table holds the records between two steps of the sweep.
//
// A sample begins with a random number below the total count. This number selects the step that finishes the object,
// and the record from which the step finishes it. From there the sampler goes back step by step, each time to one of
// the records that lead to the current state. The probability of a record is its counter divided by the sum of the
// counters of all these records. All numbers are exact. All samples go back together, through one table after another
// (layers.hpp). Each sample has its own random stream, so the samples do not depend on the number of threads.
//
// A sweep may merge each state of a table with its mirror image, and keep one of the two. Then some records lead to the
// kept state itself, and others to its mirror image. If a sample goes back to a record of the second kind, the sampler
// must reflect the steps that it chose before (the later steps of the sweep).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "enumerate/engines/frontier/layers.hpp"
#include "enumerate/engines/random/stream.hpp"
#include "quadrille/detail/function_ref.hpp"

namespace quadrille::engines {

/// A step of one sample, seen on the way back.
struct SampledStep {
  std::size_t sample = 0;            ///< its number
  std::size_t step = 0;              ///< the step of the sweep
  FrontierKey before = 0;            ///< the state before it
  std::size_t lane_before = 0;       ///< the lane of that state's record
  FrontierKey after = finished_key;  ///< the state after it, before any fold; or finished_key
  std::size_t lane_after = 0;        ///< its lane
  std::size_t way = 0;               ///< the number of the way from lane to lane, in the order of the expansion
  bool reflected = false;            ///< true if the choices for later steps must be reflected first
};

/// Receives each step of each sample, those of a sample from the last to the first. Several threads may call it at
/// once, but not for the same sample.
using SampleObserver = FunctionRef<void(const SampledStep&)>;

/// One walk back through a sweep; use an object once.
/// Relies on: let F(s) ways lead to a state s, which is chosen among the states after a step. Then a record r that
/// becomes s in m ways is the state before with the chance m F(r) / F(s). Checked against: lists of all drawings and
/// histories of small pitches, by chi-square (tests/enumerate/soccer/sample)
class SweepSampler {
 public:
  /// The sweep outlives this object. \pre its records have one lane after the last step
  explicit SweepSampler(SweepRun& run) : layers_(run), run_(run) {}

  /// Runs the sweep, which counts the ways. \returns its status
  RunStatus sweep();
  /// The number of ways. \pre sweep() has returned complete
  Natural total() const { return natural(layers_.total().data(), run_.words()); }
  /// The number of steps taken forward.
  std::size_t steps_done() const { return layers_.steps_done(); }
  /// The number of steps of the sweep.
  std::size_t steps() const { return layers_.steps(); }

  /// Walks back with one sample for each number. \returns its status; unless complete, no sample is finished
  /// \param numbers  the ways through the sweep, as numbers below total(): uniform numbers give uniform ways
  /// \param streams  one for each sample \param observe  receives all steps
  /// \pre sweep() has returned complete
  /// \complexity in sweeps, with the first run: one if memory holds all tables, two if it holds those of a row, and one
  ///             more for thousands of samples
  RunStatus walk_back(std::span<const Natural> numbers, std::span<RandomStream> streams, SampleObserver observe);

 private:
  // A sample, and the bucket and target from which it goes back.
  struct Walker {
    std::size_t bucket;
    SweepTarget target;
    std::size_t sample;
  };
  using Words = std::vector<std::uint64_t, BudgetAllocator<std::uint64_t>>;

  void place(std::span<const Natural> numbers);
  bool step_back(std::size_t step, const FrontierTable& table, std::span<RandomStream> streams, SampleObserver observe);
  void take_round(std::size_t step, const FrontierTable& table, std::vector<Walker>& walkers, bool reflected,
                  SampleObserver observe);
  void take_bucket(std::size_t step, const FrontierTable& table, std::span<Walker> walkers, bool reflected,
                   Predecessors& found, SampleObserver observe);
  std::uint64_t* row(Words& of, std::size_t sample) const { return of.data() + sample * run_.words(); }

  SweepLayers layers_;
  SweepRun& run_;
  std::vector<std::size_t> finished_in_;                        // the step that finishes each sample
  std::vector<SweepTarget> targets_;                            // the state and lane of each sample
  Words counts_{BudgetAllocator<std::uint64_t>(run_.budget_)};  // the counter of that lane
  Words rests_{BudgetAllocator<std::uint64_t>(run_.budget_)};   // the number of the way into it, below that counter
};

}  // namespace quadrille::engines
