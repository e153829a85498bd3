// The games that this program knows: what cli/games.def lists.
#pragma once

#include <vector>

#include "cli/game.hpp"

namespace quadrille::cli {

/// One value a game, in the order of the list.
std::vector<Game> games();

}  // namespace quadrille::cli
