// The names under which exports write the rules' own words.
#pragma once

#include <string>

#include "games/tennis/rules.hpp"

namespace quadrille::exports {

/// `player 1 wins`, `draw`; nothing while the game goes on.
std::string to_string(tennis::Outcome outcome);

}  // namespace quadrille::exports
