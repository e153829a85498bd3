// Counts trails on several ranks (MPI processes). This header declares the part of every rank but rank 0, which starts
// the count.
//
// Rank 0 broadcasts the request. Every other rank then counts its share.
#pragma once

#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::trails {

/// \param call  the broadcast of rank 0, after the line that names the game
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::trails
