// Finished games by ply, by winner and by how they end: three sweeps over trails, one after the other.
#pragma once

#include "enumerate/soccer/grouping.hpp"

namespace quadrille::enumerate {

/// The part of count_soccer_trails (counts.hpp) by outcome. If the run does not end, the rows have the
/// columns of the sweeps that were finished: goals of player 1, then goals of player 2, then who is blocked.
/// \param options  as there; a checkpoint has the finished sweeps too
/// \pre the start is no goal
Counted count_outcomes(const soccer::Pitch& pitch, const engines::RunOptions& options);

}  // namespace quadrille::enumerate
