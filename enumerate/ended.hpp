// How an engine's front door turns what was thrown within it into an ending.
#pragma once

#include <utility>

#include "enumerate/budget.hpp"
#include "enumerate/run.hpp"

namespace quadrille::enumerate {

/// Does the work. \returns complete, or interrupted or memory if it threw Interrupted or OutOfBudget
template <class Work>
Ending ended(Work&& work) {
  try {
    std::forward<Work>(work)();
    return Ending::complete;
  } catch (const Interrupted&) {
    return Ending::interrupted;
  } catch (const OutOfBudget&) {
    return Ending::memory;
  }
}

}  // namespace quadrille::enumerate
