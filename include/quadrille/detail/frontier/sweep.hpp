// FrontierRun: the base class of all sweeps whose states are the components of a set of drawn segments (state.hpp). It
// computes the part of a state that a step does not change, and the mirror image of a state.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "quadrille/detail/frontier/run.hpp"
#include "quadrille/detail/sweep.hpp"

namespace quadrille::engines {

/// The steps of a sweep, and the points at which states may be merged with their mirror images.
struct FrontierSweep {
  std::vector<graphs::SweepStep> plan;           ///< the steps, in order
  std::vector<std::optional<SlotImages>> folds;  ///< for each step: the reflection of its states, if it folds
};

/// One sweep; it can run only once.
class FrontierRun : public SweepRun {
 protected:
  /// Sweep and options are kept by reference.
  /// \param words  the words of a counter
  /// \param lanes  the lanes of a record after each step
  FrontierRun(const FrontierSweep& sweep, const RunOptions& options, std::size_t words, std::vector<std::size_t> lanes)
      : SweepRun(start_key, options, words, std::move(lanes)), sweep_(sweep) {}

  /// A step of the sweep.
  const graphs::SweepStep& plan(std::size_t step) const { return sweep_.plan[step]; }

 private:
  std::uint64_t invariant(std::size_t step, FrontierKey key) const final { return invariant_of(plan(step), key); }
  bool folds_after(std::size_t step) const final { return sweep_.folds[step].has_value(); }
  // The part that the step does not change can be read before and after it.
  std::uint64_t invariant_after(std::size_t step, FrontierKey key) const final { return invariant_of(plan(step), key); }
  FrontierKey image(std::size_t step, FrontierKey key) const final;

  const FrontierSweep& sweep_;
};

}  // namespace quadrille::engines
