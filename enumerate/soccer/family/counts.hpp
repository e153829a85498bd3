// The rows of a family's pitches from one sweep, as the engines frontier and trails would count each by itself.
#pragma once

#include <optional>

#include "enumerate/soccer/family/sweep.hpp"
#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::enumerate {

/// Whether sweeping the family is expected to be quicker than sweeping each of its pitches.
/// \param engine   that counts each of them
/// \param pitches  how many there are of this width, at least least_family_height high
bool worth_a_family_sweep(soccer::Engine engine, int width, std::size_t pitches);

class FamilyCounts {
 public:
  /// Finds the matrices; of histories too if the engine counts those.
  /// \param engine   frontier or trails
  /// \param options  memory bounds what the object holds; the stop token ends the work \throws OutOfBudget, Interrupted
  /// \complexity as FamilySweep
  FamilyCounts(soccer::Rules rules, int width, soccer::Engine engine, const engines::RunOptions& options);

  /// The row of the pitch of the height. \pre height >= least_family_height, and even on a classic pitch
  /// \throws OutOfBudget, Interrupted
  soccer::CountRow at(int height);

 private:
  engines::Budget budget_;
  FamilySweep classes_;
  std::optional<FamilySweep> histories_;
};

}  // namespace quadrille::enumerate
