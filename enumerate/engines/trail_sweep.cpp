// Computes the invariants of a sweep over trails (trail_sweep/sweep.hpp). An invariant is a hash of the part of a state
// that a step does not change. It selects the bucket in which the sweep stores the state.
#include "enumerate/engines/trail_sweep/sweep.hpp"

namespace quadrille::engines {

std::uint64_t TrailRun::invariant(std::size_t step, FrontierKey key) const {
  const graphs::TrailStep& taken = plan(step / 2);
  return mixed(step % 2 == 0 ? invariant_of_closing(taken, key) : invariant_of_opening(taken, key));
}

std::uint64_t TrailRun::invariant_after(std::size_t step, FrontierKey key) const {
  const graphs::TrailStep& taken = plan(step / 2);
  return mixed(step % 2 == 0 ? invariant_of_closing(taken, key) : invariant_of_opened(taken, key));
}

}  // namespace quadrille::engines
