// SweepSampler: draws what a sweep counts, each with the same chance, without listing it.
//
// A counted thing is a way through the sweep's states, from the first one to where it is finished,
// and a state's counter says how many ways lead to it. So a sample begins with one of the total's
// numbers, which names the step, the bucket and the record where it is finished; from then on it
// goes back, step by step, to one of the records that its state came from, each with the chance of
// its counter over the sum. All numbers are exact. All samples walk together, table by table
// (layers.hpp), and each with a random stream of its own, so that they do not depend on the
// threads.
//
// Where a table's states were merged with their mirror images, a sample's state stands for both. It
// goes back from the one of them that its record became; if that is the image, all that was chosen
// so far, which lies on the other side of the table, is to be reflected.
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
  std::size_t way = 0;               ///< which of the ways from lane to lane, in the order of the expansion
  bool reflected = false;            ///< whether what was chosen for later steps is to be reflected first
};

/// Is told each step of each sample, a sample's from the last to the first. Called from several threads at once, but
/// not for one sample.
using SampleObserver = FunctionRef<void(const SampledStep&)>;

/// One walk back through a sweep; not to be used twice.
/// Relies on: if F(s) ways lead to s, and s is chosen among the states after a step, then a record r that becomes s in
/// m ways is the one before with chance m F(r) / F(s). Checked against: lists of all drawings and histories of small
/// pitches, by chi-square (tests/enumerate/soccer/sample)
class SweepSampler {
 public:
  /// The sweep outlives this object. \pre its records have one lane after the last step
  explicit SweepSampler(SweepRun& run) : layers_(run), run_(run) {}

  /// Counts. \returns how it ended
  RunStatus sweep();
  /// How many ways there are. \pre sweep() has returned complete
  Natural total() const { return natural(layers_.total().data(), run_.words()); }
  /// How many steps have been taken forward.
  std::size_t steps_done() const { return layers_.steps_done(); }
  /// How many there are.
  std::size_t steps() const { return layers_.steps(); }

  /// Walks back with one sample for each number. \returns how it ended; unless complete, no sample is whole
  /// \param numbers  which way through the sweep, as a number below total(): drawn uniformly, the ways are uniform
  /// \param streams  of each sample \param observe  is told all steps
  /// \pre sweep() has returned complete
  /// \complexity in sweeps, with the first run: one if memory holds all tables, two if it holds those of a row, and one
  ///             more for thousands of samples
  RunStatus walk_back(std::span<const Natural> numbers, std::span<RandomStream> streams, SampleObserver observe);

 private:
  // A sample and what it goes back from.
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
  std::vector<SweepTarget> standing_;                           // where each sample is
  Words counts_{BudgetAllocator<std::uint64_t>(run_.budget_)};  // of the lane where it is
  Words rests_{BudgetAllocator<std::uint64_t>(run_.budget_)};   // which of the ways there, as a number below
};

}  // namespace quadrille::engines
