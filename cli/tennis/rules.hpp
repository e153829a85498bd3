// The rules of Tennis and Footsteps, with diagrams.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli::tennis_commands {

std::vector<GameRules> tennis_rules();

}  // namespace quadrille::cli::tennis_commands
