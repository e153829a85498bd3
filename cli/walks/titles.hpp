// What the rows of the endless lattice show: the titles of the report's figures.
#pragma once

#include <span>
#include <string>

#include "quadrille/trails.hpp"

namespace quadrille::cli::walks_commands {

/// "261,938,344 trails have 10 plies, 6.7 times as many as 9".
std::string growth_of_trails(std::span<const trails::TrailCounts> rows);

/// The same of walks.
std::string growth_of_walks(std::span<const trails::WalkCounts> rows);

}  // namespace quadrille::cli::walks_commands
