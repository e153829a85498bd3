// Games of uniformly random plies: how long they last, each ply one of the legal ones with the same probability.
//
// Checked against: random_plies_ref (estimate_ref.hpp), and the exact mean on pitches small enough to list all games.
#pragma once

#include <cstddef>
#include <stop_token>

#include "enumerate/engines/random/stream.hpp"
#include "enumerate/soccer/estimate/trail_board.hpp"

namespace quadrille::enumerate {

/// The mean number of plies of so many games. \pre games > 0
/// \throws engines::Interrupted
/// \complexity O(plies), about 15 ns each
double mean_random_plies(const TrailBoard& board, std::size_t games, engines::RandomStream& random,
                         const std::stop_token& stop);

}  // namespace quadrille::enumerate
