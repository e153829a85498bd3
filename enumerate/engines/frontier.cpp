// The mirror image of a frontier key, by the folds of the sweep.
#include "quadrille/detail/frontier/frontier.hpp"

#include "quadrille/detail/frontier/sweep.hpp"

namespace quadrille::engines {

FrontierKey FrontierRun::image(std::size_t step, FrontierKey key) const { return reflected(key, *sweep_.folds[step]); }

}  // namespace quadrille::engines
