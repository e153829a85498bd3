// The rules of Paper Soccer, with diagrams.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli::soccer_commands {

std::vector<GameRules> soccer_rules();

}  // namespace quadrille::cli::soccer_commands
