// FrontierRun::image: the mirror image of a state of a frontier sweep, with which the sweep merges the state on a
// symmetric graph.
#include "quadrille/detail/frontier/frontier.hpp"

#include "quadrille/detail/frontier/sweep.hpp"

namespace quadrille::engines {

FrontierKey FrontierRun::image(std::size_t step, FrontierKey key) const { return reflected(key, *sweep_.folds[step]); }

}  // namespace quadrille::engines
