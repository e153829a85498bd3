// The rules of Up's & Down's, with diagrams.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli::updown_commands {

std::vector<GameRules> updown_rules();

}  // namespace quadrille::cli::updown_commands
