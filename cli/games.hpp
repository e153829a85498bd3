// The games that this program knows: what cli/games.def lists.
#pragma once

#include <string>
#include <vector>

#include "cli/game.hpp"

namespace quadrille::cli {

/// One value a game, in the order of the list.
std::vector<Game> games();

/// The titles of those that people play: "Chess, Draughts, Go".
std::string titles_of_games();

}  // namespace quadrille::cli
