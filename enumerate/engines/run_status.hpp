// How an engine's public function turns what was thrown within it into a RunStatus.
#pragma once

#include <utility>

#include "quadrille/detail/budget.hpp"
#include "quadrille/detail/run.hpp"

namespace quadrille::engines {

/// Does the work. \returns complete, or interrupted or memory if it threw Interrupted or OutOfBudget
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
