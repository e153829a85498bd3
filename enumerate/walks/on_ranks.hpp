// Counts trails on several ranks (MPI processes). This header declares the function that every rank except rank 0
// runs.
//
// Rank 0 starts the count: it broadcasts the request. Every other rank then counts its share.
#pragma once

#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::trails {

/// \param call  the broadcast of rank 0, after the line that names the game
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::trails
