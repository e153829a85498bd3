// FrontierRun::image: computes the mirror image of a state of a frontier sweep. On a symmetric graph, the sweep merges
// each state with its mirror image.
#include "quadrille/detail/frontier/frontier.hpp"

#include "quadrille/detail/frontier/sweep.hpp"

namespace quadrille::engines {

FrontierKey FrontierRun::image(std::size_t step, FrontierKey key) const { return reflected(key, *sweep_.folds[step]); }

}  // namespace quadrille::engines
