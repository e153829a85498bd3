// status_of: turns the exceptions of an engine's work into a RunStatus, for its public functions.
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
