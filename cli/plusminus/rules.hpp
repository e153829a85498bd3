// The rules of Plusses and Minuses, with diagrams.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli::plusminus_commands {

std::vector<GameRules> plusminus_rules();

}  // namespace quadrille::cli::plusminus_commands
