// status_of: turns the exceptions by which an engine stops early into the RunStatus that its public functions return.
#pragma once

#include <utility>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// Does the work. \returns complete; interrupted or memory if the work threw Interrupted or OutOfBudget
template <class Work>
RunStatus status_of(Work&& work) {
  try {
    std::forward<Work>(work)();
    return RunStatus::complete;
  } catch (const Interrupted&) {
    return RunStatus::interrupted;
  } catch (const OutOfBudget&) {
    return RunStatus::memory;
  }
}

}  // namespace quadrille::engines
