// The part of the other ranks in a count of trails that rank 0 starts.
// Rank 0 broadcasts the request; every other rank counts its share and returns.
#pragma once

#include <string_view>

#include "quadrille/job.hpp"

namespace quadrille::trails {

/// \param call  the broadcast of rank 0, after the line that names the game
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::trails
