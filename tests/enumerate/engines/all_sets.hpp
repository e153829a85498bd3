// A statistic of the frontier for tests: all edge sets, in one lane.
#pragma once

#include <cstddef>

namespace quadrille::engines {

/// Counts all edge sets in one lane.
struct AllSets {
  std::size_t lanes(std::size_t /*step*/) const { return 1; }
  bool wants(std::size_t /*end*/) const { return true; }
  template <class Visit>
  void apply(std::size_t, std::size_t, int, std::size_t, Visit&& visit) const {
    visit(0, 0);
  }
};

}  // namespace quadrille::engines
