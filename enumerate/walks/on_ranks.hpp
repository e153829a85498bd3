// Paths that several ranks count together: rank 0 is asked, and tells the others what is to be counted.
#pragma once

#include <string_view>

#include "enumerate/walks/lattice_trails.hpp"
#include "quadrille/job.hpp"

namespace quadrille::trails {

/// The count. With Options::ranks called by rank 0 alone, or by all together where `told`: by take_part.
enumerate::PathCounts count_paths(const enumerate::PathQuery& query, const Options& options, bool told = false);

/// The other ranks' part. \param call  what rank 0 has told, after the line that names the game
void take_part(std::string_view call, const Options& options);

}  // namespace quadrille::trails
