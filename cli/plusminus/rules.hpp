// The rules of Plusses and Minuses, with diagrams.
#pragma once

#include <vector>

#include "cli/rules/game_rules.hpp"

namespace quadrille::cli {

std::vector<GameRules> plusminus_rules();

}  // namespace quadrille::cli
