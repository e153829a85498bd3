// The parts of a planned count of Paper Soccer: the task of one pitch's engine, and the run of a family.
#pragma once

#include "enumerate/soccer/engine.hpp"
#include "quadrille/soccer.hpp"

namespace quadrille::soccer {

/// The task of the plan's engine. \pre the plan is of one pitch
inline enumerate::CountTask task_of(const CountPlan& plan) {
  return {plan.pitch, plan.request.by, plan.request.mirror ? enumerate::Symmetry::mirror : enumerate::Symmetry::none,
          plan.request.plies};
}

/// `run` for a family of pitches, counted one after another; those of one width that frontier or trails count come from
/// one sweep where that is quicker, with the same rows. A count that ends early has the rows of the pitches that were
/// finished.
/// \complexity as `run` of each pitch; one sweep for those of a width takes O(height * states of a row * ways on from
///             each) for the highest of them
Answer run_family(const CountPlan& plan, const Options& options);

}  // namespace quadrille::soccer
