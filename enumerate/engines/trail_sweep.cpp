// The invariants of a sweep over trails: hashes of the part of a state that a step does not change. They select the
// state's bucket.
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
