// What the rows of Up's & Down's show: the titles of the report's figures.
#pragma once

#include <span>
#include <string>

#include "quadrille/updown.hpp"

namespace quadrille::cli::updown_commands {

/// "Permutations of 20 numbers score 4 most often, 51.7% of them".
std::string commonest_score(int n, std::span<const updown::ScoreCounts> rows);

/// "With 26 numbers best play scores 7 whoever moves first; who moves first matters for 7 of 24 lengths".
/// \param rows  of both sides, the same lengths of each
std::string effect_of_first_move(std::span<const updown::Solution> rows);

}  // namespace quadrille::cli::updown_commands
