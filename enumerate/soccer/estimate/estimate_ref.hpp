// The reference of estimate_soccer: Knuth's estimator (Mathematics of Computation 29, 1975) to the letter. A history is
// drawn at random, each ply one of the legal ones with the same probability, by the rules of games/soccer; what it
// passes counts with the product of the numbers of plies there were. No look ahead, no resampling.
//
// Its estimates are right on average. On all but the smallest pitches their weights are so uneven that an interval from
// them is too narrow nearly half of the time: what it is replaced for.
#pragma once

#include <cstdint>
#include <vector>

#include "enumerate/soccer/estimate/block_totals.hpp"
#include "games/soccer/pitch.hpp"

namespace quadrille::enumerate {

/// The totals of so many blocks of so many samples each; the random games are the histories drawn. \pre samples > 0
/// \complexity O(blocks * samples * plies)
std::vector<BlockTotals> estimate_soccer_ref(const soccer::Pitch& pitch, std::size_t blocks, std::size_t samples,
                                             std::uint64_t seed);

}  // namespace quadrille::enumerate
